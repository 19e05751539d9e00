public import Foundation

extension View {
    /// Places the centre of the view at a point in the proposed space.
    public nonisolated func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Places the centre of the view at a point in the proposed space.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(SimpleElementModifier(.position, [.x: .number(Double(x)), .y: .number(Double(y))]))
    }

    /// Gives the view an aspect ratio, as large as fits into the proposed space or as small as fills it.
    ///
    /// Unlike Apple's, in a stack with other views, a fitted image occupies all of its proposed space. A filling image
    /// may overlap its neighbours, which are placed next to its proposed space.
    ///
    /// - Parameter aspectRatio: The width divided by the height; nil for the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        var attributes: Attributes = [.contentMode: .string(contentMode == .fit ? "fit" : "fill")]
        attributes.set(.aspectRatio, aspectRatio)
        return modifier(SimpleElementModifier(.aspectRatio, attributes))
    }

    /// Gives the view the aspect ratio of a size, as large as fits into the proposed space or as small as fills it.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode
        )
    }

    /// Scales the view to fit into the proposed space, keeping its aspect ratio.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the proposed space, keeping its aspect ratio.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
