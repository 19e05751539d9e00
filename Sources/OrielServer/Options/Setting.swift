public import ArgumentParser
internal import Foundation

/// One setting of a program: an environment variable, a line `NAME=value` in a file, and in most cases an option.
///
/// A table of settings is the one place for names, defaults, ranges and help texts:
///
///     enum NotesSettings {
///         static let folder = Setting("NOTES_FOLDER", default: "notes", help: "The folder with the notes.")
///         static let limit = Setting("NOTES_LIMIT", default: 100, in: 1...1000, help: "The maximum number of notes.")
///     }
///
///     struct NotesOptions: ParsableArguments {
///         @Option(name: NotesSettings.folder.name, help: NotesSettings.folder.help)
///         var folder = NotesSettings.folder.value
///         @Option(name: NotesSettings.limit.name, help: NotesSettings.limit.help)
///         var limit = NotesSettings.limit.value
///
///         func validate() throws { try NotesSettings.limit.check(limit) }
///     }
public struct Setting<Value: Sendable>: AnySetting {
    /// The name of the environment variable, and of the line in a file, such as `NOTES_FOLDER`.
    public let variable: String
    /// The name of the option without its dashes, such as `folder`.
    public let option: String
    private let fallback: Value
    private let abstract: String
    private let note: String
    private let discussion: String
    private let valueName: String?
    private let expectation: String
    private let range: ClosedRange<Int>?
    private let parse: @Sendable (String) -> Value?

    /// - Parameter note: Text after the variable's name in the help, such as `; default: one per core`.
    private init(
        _ variable: String,
        option: String?,
        default fallback: Value,
        help: String,
        note: String,
        discussion: String,
        valueName: String?,
        expected expectation: String,
        range: ClosedRange<Int>? = nil,
        parse: @escaping @Sendable (String) -> Value?
    ) {
        self.variable = variable
        let withoutPrefix = variable.drop { $0 != "_" }.dropFirst()
        self.option = option ?? withoutPrefix.replacing("_", with: "-").lowercased()
        self.fallback = fallback
        abstract = help
        self.note = note
        self.discussion = discussion
        self.valueName = valueName
        self.expectation = expectation
        self.range = range
        self.parse = parse
    }

    /// The name of the option.
    public var name: NameSpecification { .customLong(option) }

    /// The help text of the option.
    public var help: ArgumentHelp {
        ArgumentHelp("\(abstract) [\(variable)\(note)]", discussion: discussion, valueName: valueName)
    }

    /// The value of the environment variable; the default if it is absent, empty or invalid.
    ///
    /// ``check()`` reports an invalid one.
    public var value: Value { HostEnvironment.text(variable).flatMap(parse) ?? fallback }

    /// Checks the form of the environment variable. An absent or empty one is valid.
    ///
    /// - Throws: `ValidationError` that names the variable and the expected value.
    public func check() throws {
        guard let text = HostEnvironment.text(variable), parse(text) == nil else { return }
        throw ValidationError("\(variable) is '\(text)'; expected \(expectation)")
    }
}

/// A setting with a value of any type.
public protocol AnySetting: Sendable {
    /// The name of the environment variable, and of the line in a file, such as `ORIEL_PORT`.
    var variable: String { get }
    /// The name of the option without its dashes: that of the variable without its prefix, such as `port`.
    var option: String { get }
    /// Checks the form of the environment variable.
    ///
    /// - Throws: `ValidationError` that names the variable and the expected value.
    func check() throws
}

extension Setting where Value == Int {
    /// Creates a setting that is a whole number.
    ///
    /// - Parameters:
    ///   - variable: The name of the environment variable: a prefix, an underscore, and the option's name in capitals.
    ///   - fallback: The value if nothing sets it.
    ///   - range: The valid values.
    ///   - help: One sentence for `--help`.
    ///   - note: Text after the variable's name in the help, such as `; default: one per core`.
    ///   - discussion: Further sentences for `--help`.
    public init(
        _ variable: String,
        default fallback: Int,
        in range: ClosedRange<Int>,
        help: String,
        note: String = "",
        discussion: String = ""
    ) {
        self.init(
            variable,
            option: nil,
            default: fallback,
            help: help,
            note: note,
            discussion: discussion,
            valueName: nil,
            expected: "a whole number",
            range: range
        ) { Int($0) }
    }

    /// Checks that a value is in the range.
    ///
    /// - Throws: `ValidationError` that names the option and the range.
    public func check(_ value: Int) throws {
        guard let range, !range.contains(value) else { return }
        throw ValidationError("--\(option) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
    }
}

extension Setting where Value: ExpressibleByArgument {
    /// Creates a setting that is a text, or a type that can be parsed from one.
    ///
    /// - Parameters:
    ///   - variable: The name of the environment variable: a prefix, an underscore, and the option's name in capitals.
    ///   - fallback: The value if nothing sets it.
    ///   - help: One sentence for `--help`.
    ///   - discussion: Further sentences for `--help`.
    public init(_ variable: String, default fallback: Value, help: String, discussion: String = "") {
        let values = Value.allValueStrings
        self.init(
            variable,
            option: nil,
            default: fallback,
            help: help,
            note: "",
            discussion: discussion,
            valueName: nil,
            expected: values.isEmpty
                ? "a value in the format of the option" : "one of \(values.joined(separator: ", "))"
        ) { Value(argument: $0) }
    }
}

extension Setting where Value == Bool {
    /// Creates a setting that is on or off. Its variable is `true`, `yes`, `on` or `1`, or the opposite.
    ///
    /// - Parameters:
    ///   - variable: The name of the environment variable: a prefix, an underscore, and the flag's name in capitals.
    ///   - fallback: The value if nothing sets it.
    ///   - help: One sentence for `--help`.
    public init(_ variable: String, default fallback: Bool, help: String) {
        self.init(
            variable,
            option: nil,
            default: fallback,
            help: help,
            note: "",
            discussion: "",
            valueName: nil,
            expected: "'true' or 'false'"
        ) { text in
            switch text.lowercased() {
            case "1", "true", "yes", "on": true
            case "0", "false", "no", "off": false
            default: nil
            }
        }
    }
}

extension Setting {
    /// Creates a setting without a default; its value is nil if nothing sets it.
    ///
    /// - Parameters:
    ///   - variable: The name of the environment variable: a prefix, an underscore, and the option's name in capitals.
    ///   - expected: The expected value, for an error message: `an address such as https://app.example`.
    ///   - help: One sentence for `--help`.
    ///   - note: Text after the variable's name in the help, such as `; default: 10000`.
    ///   - discussion: Further sentences for `--help`.
    ///   - valueName: The name of the value in `--help`.
    public init<Wrapped: ExpressibleByArgument & Sendable>(
        _ variable: String,
        expected: String,
        help: String,
        note: String = "",
        discussion: String = "",
        valueName: String? = nil
    ) where Value == Wrapped? {
        self.init(
            variable,
            option: nil,
            default: nil,
            help: help,
            note: note,
            discussion: discussion,
            valueName: valueName,
            expected: expected
        ) { text in Wrapped(argument: text).map { .some($0) } }
    }
}

extension Setting where Value == [String] {
    /// Creates a setting that is a list. Its variable separates the elements by commas; its option can be repeated.
    ///
    /// - Parameters:
    ///   - variable: The name of the environment variable.
    ///   - option: The name of the option; nil for that of the variable without its prefix.
    ///   - help: One sentence for `--help`.
    ///   - valueName: The name of an element in `--help`.
    public init(_ variable: String, option: String? = nil, help: String, valueName: String? = nil) {
        self.init(
            variable,
            option: option,
            default: [],
            help: help,
            note: ", comma-separated",
            discussion: "",
            valueName: valueName,
            expected: "texts separated by commas"
        ) { text in
            text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
    }
}
