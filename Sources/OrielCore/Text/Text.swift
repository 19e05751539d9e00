public import Foundation

/// One or more lines of text that cannot be edited.
///
///     Text("Hello, \(name)!").font(.title).bold()
///
/// A literal is a localisation key; with `verbatim:`, and for strings in variables, the text is shown unchanged.
///
/// Unlike Apple's, a text that wraps has the proposed width, not the width of its longest line, and a text that does
/// not fit into the proposed height overflows it.
public struct Text: Sendable, Equatable {
    /// Small, since most texts of a page are plain.
    enum Storage: Sendable, Equatable {
        case verbatim(String)
        /// A localisation key without arguments.
        case key(String)
        case rich(RichText)
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
        case background(Color)
        case scale(Scale)
        case link(URL)
        case code
    }

    let storage: Storage

    /// Creates a text that is shown unchanged.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Creates a text that is shown unchanged.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Creates a text from a localisation key.
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

    /// Creates a text from a value and a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .rich(RichText(.argument(FormattedArgument(input: input, format: format))))
    }

    /// Creates a text that contains an image.
    public init(_ image: Image) { storage = .rich(RichText(.image(image))) }

    /// Creates a text of a range of dates, in the format of the locale.
    public init(_ dates: ClosedRange<Date>) { self.init("\(dates)" as LocalizedStringKey) }

    /// Creates a text of the time between two dates, in the format of the locale.
    public init(_ interval: DateInterval) { self.init("\(interval)" as LocalizedStringKey) }

    /// Creates a text from a value and a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    init(_ rich: RichText) { storage = .rich(rich) }

    public static func + (a: Text, b: Text) -> Text { Text(RichText(.concatenation(a, b))) }

    func adding(_ modifier: Modifier) -> Text {
        if case .rich(let rich) = storage {
            Text(RichText(rich.content, modifiers: rich.modifiers + [modifier]))
        } else {
            Text(RichText(.plain(self), modifiers: [modifier]))
        }
    }
}
