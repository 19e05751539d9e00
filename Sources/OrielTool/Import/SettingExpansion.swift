internal import Foundation

/// Expands the build settings that a text names.
///
/// Depth, number and length of values are limited, because settings can name each other.
struct SettingExpansion {
    let settings: BuildSettings
    private var depth = 0
    /// The number of values that were put into the text. With two in each, it would double with each level.
    private var count = 0

    private static let maximumDepth = 16
    private static let maximumCount = 1000
    private static let maximumLength = 16_384

    init(settings: BuildSettings) { self.settings = settings }

    mutating func value(of name: String) -> String { value(of: name, from: 0) ?? "" }

    /// - Parameter level: The first level to look in; `$(inherited)` begins after that of the setting.
    private mutating func value(of name: String, from level: Int) -> String? {
        count += 1
        guard depth < Self.maximumDepth, count < Self.maximumCount else { return nil }
        for index in settings.levels.indices.dropFirst(level) {
            guard let text = settings.levels[index][name] else { continue }
            depth += 1
            defer { depth -= 1 }
            return expand(text, in: name, level: index)
        }
        return nil
    }

    /// - Parameters:
    ///   - name: The setting that the text is the value of.
    ///   - level: The level of that value.
    mutating func expand(_ text: String, in name: String?, level: Int) -> String {
        var result = ""
        var rest = text.prefix(Self.maximumLength)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{",
                let end = Self.end(of: rest, open: open)
            else {
                result += "$"
                continue
            }
            let inner = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            result += reference(String(inner), in: name, level: level)
            guard result.utf8.count <= Self.maximumLength else { return String(result.prefix(Self.maximumLength)) }
        }
        return result + rest
    }

    /// Returns the value for what is between the brackets, such as `PRODUCT_NAME:lower`.
    private mutating func reference(_ text: String, in name: String?, level: Int) -> String {
        // A name can have a setting in it: $(NAME_$(CONFIGURATION)).
        let whole = text.contains("$") && depth < Self.maximumDepth ? nestedText(text, in: name, level: level) : text
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let key = parts.first else { return "" }
        let value =
            key == "inherited"
            ? name.flatMap { self.value(of: $0, from: level + 1) }
            : self.value(of: key, from: key == name ? level + 1 : 0)
        return parts.dropFirst().reduce(value ?? "") { Self.apply($1, to: $0) }
    }

    private mutating func nestedText(_ text: String, in name: String?, level: Int) -> String {
        depth += 1
        defer { depth -= 1 }
        return expand(text, in: name, level: level)
    }

    /// Returns the index of the bracket that closes the first character.
    private static func end(of text: Substring, open: Character) -> Substring.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": String(value.map { $0.isASCIIWord || $0 == "." ? $0 : "-" })
        case "c99extidentifier", "identifier": ModuleName.identifier(value)
        case "quote": value
        case "dir": value.contains("/") ? (value as NSString).deletingLastPathComponent + "/" : "./"
        case "file": (value as NSString).lastPathComponent
        case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
        case let text where text.hasPrefix("default="): value.isEmpty ? String(text.dropFirst(8)) : value
        default: value
        }
    }
}

/// Names of modules, which are names of targets, too.
enum ModuleName {
    /// Replaces what a name in Swift cannot have by underscores, as Xcode does: `My App` becomes `My_App`.
    static func identifier(_ text: String) -> String {
        let name = String(text.prefix(100).map { $0.isASCIIWord ? $0 : "_" })
        return name.first.map { $0.isNumber ? "_" + name : name } ?? ""
    }

    /// Returns the name for a target: an identifier that hides no module that apps use.
    static func target(_ text: String) -> String {
        let name = identifier(text)
        guard name.contains(where: { $0 != "_" }) else { return "App" }
        return PackageName.isTaken(name) ? name + "App" : name
    }
}

extension Character {
    fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
