public import Foundation

/// Writes and reads names of people, such as "Thomas Clark".
///
///     let formatter = PersonNameComponentsFormatter()
///     formatter.style = .long
///     formatter.string(from: name)  // "Dr. Thomas Louis Clark Esq."
///
/// The class of Foundation on Linux has no initializer and none of the methods that format.
open class PersonNameComponentsFormatter: Formatter {
    /// Which parts of a name are written.
    public enum Style: Int, Sendable {
        case `default` = 0
        case short
        case medium
        case long
        case abbreviated
    }

    /// What is written of a name.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The name as it is spoken.
        public static let phonetic = Self(rawValue: 1 << 1)
    }

    open var style = Style.default

    /// Whether the name is written as it is spoken, if that is known.
    open var isPhonetic = false

    /// Returns a name in the style of this formatter and the order of its language.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        return Self.text(of: name, style: style)
    }

    /// Returns the parts of a name; nil if the text is empty.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameParser(locale: .autoupdatingCurrent).name(in: string)
    }

    /// Returns a name in the order of its language.
    open class func localizedString(
        from components: PersonNameComponents,
        style nameFormatStyle: Style,
        options nameOptions: Options = []
    ) -> String {
        let phonetic = nameOptions.contains(.phonetic) ? components.phoneticRepresentation : nil
        return text(of: phonetic ?? components, style: nameFormatStyle)
    }

    /// Returns the text of a `PersonNameComponents`; nil for values of other types.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    private static func text(of name: PersonNameComponents, style: Style) -> String {
        let parts: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            default: .medium
            }
        return PersonNameComponents.FormatStyle(style: parts).format(name)
    }
}
