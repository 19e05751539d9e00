public import Foundation

extension Font {
    /// What a font depends on besides itself: the text size.
    ///
    /// Read it from the environment, as `fontResolutionContext`.
    public struct Context: Hashable, Sendable {
        let typeSize: DynamicTypeSize
    }

    /// The properties of a font at a text size.
    ///
    /// Unlike Apple's, it has no `ctFont`: the browser chooses the font of each character.
    public struct Resolved: Hashable, Sendable {
        /// The size in points.
        public let pointSize: CGFloat
        public let weight: Font.Weight
        public let width: Font.Width
        public let leading: Font.Leading
        public let isItalic: Bool
        /// Whether all characters have the same width.
        public let isMonospaced: Bool
        public let isLowercaseSmallCaps: Bool
        public let isUppercaseSmallCaps: Bool

        /// Whether the weight is at least semibold.
        public var isBold: Bool { weight.number >= Font.Weight.semibold.number }

        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font of a text for which none is set: that of body text.
    public static let `default` = Font.body

    /// Returns the properties of the font in a context.
    ///
    ///     @Environment(\.fontResolutionContext) private var context
    ///     @State private var font = Font.headline
    ///
    ///     var body: some View {
    ///         Button("Bold") { font = font.bold(!font.resolve(in: context).isBold) }
    ///     }
    ///
    /// A font that the app has fixed to a text size keeps it.
    public func resolve(in context: Context) -> Resolved {
        let details = details
        return Resolved(
            pointSize: details.pointSize(at: details.typeSize ?? context.typeSize),
            weight: details.effectiveWeight,
            width: details.width ?? .standard,
            leading: details.leading,
            isItalic: details.isItalic,
            isMonospaced: details.isMonospaced || details.design == .monospaced,
            isLowercaseSmallCaps: details.hasLowercaseSmallCaps,
            isUppercaseSmallCaps: details.hasUppercaseSmallCaps
        )
    }
}

extension FontDescription {
    /// The design of the system's font; nil for the default, and for other fonts.
    fileprivate var design: Font.Design? {
        switch base {
        case .style(_, let design), .system(_, let design): design
        case .custom: nil
        }
    }
}

extension EnvironmentValues {
    /// The context for `Font.resolve(in:)`.
    public var fontResolutionContext: Font.Context { Font.Context(typeSize: dynamicTypeSize) }
}
