public import Foundation

/// One or more lines of text that cannot be edited.
///
///     Text("Hello, \(name)!").font(.title).bold()
///
/// A literal is a key for localisation; `verbatim:` and strings from variables are shown as they are.
public struct Text: Sendable {
    enum Storage: Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case rich(RichText)
    }

    /// What few texts need, kept out of the value to keep it small.
    enum RichText: Sendable, Equatable {
        case table(LocalizedStringKey, table: String?)
        indirect case concatenation(Text, Text)
    }

    enum Modifier: Sendable, Hashable {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case underline(Bool)
        case strikethrough(Bool)
        case foreground(_ResolvedShapeStyle?)
    }

    let storage: Storage
    var modifiers: [Modifier] = []

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
        storage = tableName == nil ? .key(key) : .rich(.table(key, table: tableName))
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

    private init(_ storage: Storage) { self.storage = storage }

    public static func + (a: Text, b: Text) -> Text { Text(.rich(.concatenation(a, b))) }

    func adding(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }
}

extension Text.Storage: Equatable {}
extension Text: Equatable {}

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
        if case .rich(.concatenation) = storage { return makeRunsElement(inherited, in: environment) }
        var attributes = Attributes()
        if let inherited {
            applying(modifiers, to: inherited).describe(in: &attributes)
        } else if !modifiers.isEmpty {
            applying(modifiers, to: TextAppearance()).describe(in: &attributes)
        }
        return Element(.text, text: string(in: environment), attributes: attributes)
    }

    /// The text as it is shown in an environment.
    func string(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let key), .rich(.table(let key, _)): key.resolved(in: environment)
        case .rich(.concatenation(let a, let b)): a.string(in: environment) + b.string(in: environment)
        }
    }

    private func makeRunsElement(_ inherited: TextAppearance?, in environment: EnvironmentValues) -> Element {
        var runs: [TextRun] = []
        appendRuns(to: &runs, appearance: TextAppearance(), in: environment)
        var attributes = Attributes()
        inherited?.describe(in: &attributes)
        attributes[.runs] = .runs(runs)
        return Element(.text, text: string(in: environment), attributes: attributes)
    }

    private func appendRuns(
        to runs: inout [TextRun],
        appearance: TextAppearance,
        in environment: EnvironmentValues
    ) {
        let appearance = applying(modifiers, to: appearance)
        if case .rich(.concatenation(let a, let b)) = storage {
            a.appendRuns(to: &runs, appearance: appearance, in: environment)
            b.appendRuns(to: &runs, appearance: appearance, in: environment)
        } else {
            var attributes = Attributes()
            appearance.describe(in: &attributes)
            runs.append(TextRun(length: string(in: environment).utf16.count, attributes: attributes))
        }
    }

    private func applying(_ modifiers: [Modifier], to appearance: TextAppearance) -> TextAppearance {
        var result = appearance
        for modifier in modifiers {
            switch modifier {
            case .font(let font): result.font = font
            case .weight(let weight): result.weight = weight
            case .bold(let isBold): result.isBold = isBold
            case .italic(let isItalic): result.isItalic = isItalic
            case .underline(let isActive): result.underline = isActive
            case .strikethrough(let isActive): result.strikethrough = isActive
            case .foreground(let style): result.foreground = style
            }
        }
        return result
    }
}

extension LocalizedStringKey {
    func resolved(in environment: EnvironmentValues) -> String {
        // Only arguments are written differently from one locale to the next.
        !arguments.isEmpty ? resolved(locale: environment.locale) { _ in nil } : resolved(locale: .init(identifier: "")) { _ in nil }
    }
}
