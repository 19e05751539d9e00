public import Foundation

extension View {
    /// Places the view's center at a point in the space it is offered.
    public nonisolated func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Places the view's center at a point in the space it is offered.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(SimpleElementModifier(.position, [.x: .number(Double(x)), .y: .number(Double(y))]))
    }

    /// Gives the view an aspect ratio, inside the space it is offered or covering it.
    ///
    /// Unlike Apple's, in a stack with other views a fitted picture keeps all the space it was offered, and the
    /// neighbours of a filling one are placed next to the space it was offered.
    ///
    /// - Parameter aspectRatio: The width divided by the height; nil for the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        var attributes: Attributes = [.contentMode: .string(contentMode == .fit ? "fit" : "fill")]
        attributes.set(.aspectRatio, aspectRatio)
        return modifier(SimpleElementModifier(.aspectRatio, attributes))
    }

    /// Gives the view the aspect ratio of a size, inside the space it is offered or covering it.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode
        )
    }

    /// Scales the view in its own aspect ratio to fit inside the space it is offered.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view in its own aspect ratio to fill the space it is offered.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
