public import Foundation

extension PersonNameComponents {
    /// Writes names in the order of their language.
    ///
    ///     name.formatted(.name(style: .long))  // "Dr. Thomas Louis Clark Esq."
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// Which parts of a name are shown.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or else the given name: "Tom".
            case short
            /// "Thomas Clark".
            case medium
            /// "Dr. Thomas Louis Clark Esq.".
            case long
            /// "TC".
            case abbreviated
        }

        public var style: Style

        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameText(name: value, locale: locale).pieces(style).map(\.text).joined()
        }

        /// A style for attributed strings with the same text.
        public var attributed: AttributedStyle { AttributedStyle(style: self) }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        public var parseStrategy: ParseStrategy { ParseStrategy(locale: locale) }
    }

    /// Reads the parts of a name.
    ///
    /// Known titles become prefixes and suffixes. Of Chinese and Korean names without a space, the first character is
    /// the family name, or the first two if these are a known one.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        var locale = Locale.autoupdatingCurrent

        public init() {}

        init(locale: Locale) { self.locale = locale }

        /// Returns the parts of a name.
        ///
        /// - Throws: `CocoaError.formatting` if the text is empty.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameParser(locale: locale).name(in: value) else { throw CocoaError(.formatting) }
            return name
        }
    }

    /// Returns the given name and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// Reads the parts of a name.
    ///
    /// - Throws: `CocoaError.formatting` if the text is empty.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Reads the parts of a name by a strategy, and throws its errors.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
        self = try strategy.parse(value)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names in the order of their language.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A strategy that reads the parts of a name.
    public static var name: Self { Self() }
}
