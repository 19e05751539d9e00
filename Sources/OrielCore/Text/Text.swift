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
        case design(Font.Design?)
        case width(Font.Width?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
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
