import Foundation

extension Text {
    /// The size of a text relative to that of its font.
    public struct Scale: Sendable, Hashable {
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// A smaller size, such as for a unit after a number. Apple does not publish its factor; here it is 0.8.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Applies a scale to the text.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }
}

extension View {
    /// Applies a scale to the texts in this view.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textAppearance { if isEnabled { $0.typography.scale = scale } }
    }
}
