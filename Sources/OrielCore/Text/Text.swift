public import Foundation

/// One or more lines of text that cannot be edited.
///
///     Text("Hello, \(name)!").font(.title).bold()
///
/// A literal is a key for localisation; `verbatim:` and strings from variables are shown as they are.
public struct Text: Sendable, Equatable {
    /// Small, since most texts of a page are plain.
    enum Storage: Sendable {
        case verbatim(String)
        /// A localisation key without arguments.
        case key(String)
        case rich(RichText)
    }

    let storage: Storage

    /// Text that is shown as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Text by a localisation key.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil, !key.isFormat {
            storage = .key(key.key)
        } else {
            storage = .rich(RichText(.key(key, table: tableName, bundle: bundle)))
        }
    }

    /// A value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    /// A value written by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    private init(_ content: RichText.Content, modifiers: [TextAppearance.Change] = []) {
        storage = .rich(RichText(content, modifiers: modifiers))
    }

    public static func + (a: Text, b: Text) -> Text { Text(.concatenation(a, b)) }

    func adding(_ modifier: TextAppearance.Change) -> Text {
        if case .rich(let rich) = storage { return Text(rich.content, modifiers: rich.modifiers + [modifier]) }
        return Text(.plain(self), modifiers: [modifier])
    }
}

extension Text.Storage: Equatable {}

/// What only some texts need: arguments, parts, an appearance of their own.
final class RichText: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        case plain(Text)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case concatenation(Text, Text)

        // A Bundle is compared by identity, which Foundation's own == does not promise.
        static func == (a: Content, b: Content) -> Bool {
            switch (a, b) {
            case (.plain(let a), .plain(let b)): a == b
            case (.key(let a, let aTable, let aBundle), .key(let b, let bTable, let bBundle)):
                a == b && aTable == bTable && aBundle === bBundle
            case (.concatenation(let a1, let a2), .concatenation(let b1, let b2)): a1 == b1 && a2 == b2
            default: false
            }
        }
    }

    let content: Content
    let modifiers: [TextAppearance.Change]

    init(_ content: Content, modifiers: [TextAppearance.Change] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    static func == (a: RichText, b: RichText) -> Bool {
        a === b || (a.modifiers == b.modifiers && a.content == b.content)
    }
}

// MARK: - Modifiers that give a Text

extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func underline(_ isActive: Bool = true) -> Text { adding(.underline(isActive)) }
    public func strikethrough(_ isActive: Bool = true) -> Text { adding(.strikethrough(isActive)) }

    public func foregroundColor(_ color: Color?) -> Text { foreground(color) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { foreground(style) }

    private func foreground(_ style: (any ShapeStyle)?) -> Text {
        adding(.foreground(style.map { $0._resolve(in: _ShapeStyleContext()) }))
    }
}

// MARK: - As an element

extension Text: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        let inherited = environment.textAppearance
        switch storage {
        case .verbatim(let string), .key(let string):
            guard let inherited else { return Element(.text, text: string) }
            return Element(.text, text: string, attributes: inherited.attributes)
        case .rich(let rich):
            return rich.makeElement(inherited ?? TextAppearance(), in: environment)
        }
    }

    /// The text as it is shown in an environment.
    func string(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string), .key(let string): string
        case .rich(let rich): rich.string(in: environment)
        }
    }

    fileprivate func appendRuns(to runs: inout [TextRun], appearance: TextAppearance, in environment: EnvironmentValues) {
        if case .rich(let rich) = storage {
            rich.appendRuns(to: &runs, appearance: appearance, in: environment)
        } else {
            runs.append(
                TextRun(length: string(in: environment).utf16.count, attributes: appearance.attributes)
            )
        }
    }
}

extension RichText {
    fileprivate func makeElement(_ inherited: TextAppearance, in environment: EnvironmentValues) -> Element {
        let text = string(in: environment)
        guard isConcatenation else {
            return Element(.text, text: text, attributes: inherited.applying(allModifiers).attributes)
        }
        var runs: [TextRun] = []
        appendRuns(to: &runs, appearance: TextAppearance(), in: environment)
        var attributes = inherited.attributes
        attributes[.runs] = .runs(runs)
        return Element(.text, text: text, attributes: attributes)
    }

    private var isConcatenation: Bool {
        switch content {
        case .concatenation: true
        case .plain(let text): if case .rich(let rich) = text.storage { rich.isConcatenation } else { false }
        case .key: false
        }
    }

    /// The modifiers from the inside out.
    private var allModifiers: [TextAppearance.Change] {
        if case .plain(let text) = content, case .rich(let rich) = text.storage { return rich.allModifiers + modifiers }
        return modifiers
    }

    fileprivate func string(in environment: EnvironmentValues) -> String {
        switch content {
        case .plain(let text): text.string(in: environment)
        case .key(let key, _, _): key.resolved(in: environment)
        case .concatenation(let a, let b): a.string(in: environment) + b.string(in: environment)
        }
    }

    fileprivate func appendRuns(
        to runs: inout [TextRun],
        appearance: TextAppearance,
        in environment: EnvironmentValues
    ) {
        // What is set on a part counts for more than what is set on the whole.
        let appearance = appearance.applying(modifiers)
        switch content {
        case .plain(let text):
            text.appendRuns(to: &runs, appearance: appearance, in: environment)
        case .key:
            runs.append(TextRun(length: string(in: environment).utf16.count, attributes: appearance.attributes))
        case .concatenation(let a, let b):
            a.appendRuns(to: &runs, appearance: appearance, in: environment)
            b.appendRuns(to: &runs, appearance: appearance, in: environment)
        }
    }
}

extension LocalizedStringKey {
    /// The text in an environment; only a key with arguments looks at the locale.
    func resolved(in environment: EnvironmentValues) -> String {
        isFormat ? resolved(locale: environment.locale) { _ in nil } : key
    }
}
