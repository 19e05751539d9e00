public import Foundation

extension View {
    /// Puts the view's middle at a point of the room it is offered.
    public nonisolated func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Puts the view's middle at a point of the room it is offered.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(SimpleElementModifier(.position, [.x: .number(Double(x)), .y: .number(Double(y))]))
    }

    /// Gives the view proportions: within the room it is offered, or around it.
    ///
    /// - Parameter aspectRatio: Width by height; nil for the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        var attributes: Attributes = [.contentMode: .string(contentMode == .fit ? "fit" : "fill")]
        attributes.set(.aspectRatio, aspectRatio)
        return modifier(SimpleElementModifier(.aspectRatio, attributes))
    }

    /// Gives the view the proportions of a size: within the room it is offered, or around it.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode
        )
    }

    /// Scales the view in its own proportions so that all of it is seen.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view in its own proportions so that it fills the room it is offered.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
