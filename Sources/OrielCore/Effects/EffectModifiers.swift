public import Foundation

extension View {
    /// Sets the opacity of the view, from 0 (invisible) to 1 (opaque).
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(SimpleElementModifier(.opacity(opacity)))
    }

    /// Hides the view, which keeps its space in the layout. Controls in it receive no events.
    public nonisolated func hidden() -> some View { modifier(SimpleElementModifier(.hidden)) }

    /// Draws the view at an offset, without effect on the layout.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(SimpleElementModifier(.offset(x: x, y: y)))
    }

    /// Draws the view at an offset, without effect on the layout.
    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Clips the view to a rectangle with rounded corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(SimpleElementModifier(.clip, [.cornerRadius: .number(Double(radius))]))
    }

    /// Clips the view to its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { modifier(SimpleElementModifier(.clip)) }

    /// Sets the priority of the view in its stack, which gives space to views with a higher priority first.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(SimpleElementModifier(.layoutPriority, [.priority: .number(value)]))
    }

    /// Sets the drawing order of the view among its siblings.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(SimpleElementModifier(.zIndex, [.priority: .number(value)]))
    }
}

extension Element {
    static func opacity(_ opacity: Double) -> Element { Element(.opacity, attributes: [.opacity: .number(opacity)]) }

    static func offset(x: CGFloat, y: CGFloat) -> Element {
        Element(.offset, attributes: [.x: .number(Double(x)), .y: .number(Double(y))])
    }
}
