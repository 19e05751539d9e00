public import Foundation

/// A modifier that is an element with a few values.
struct SimpleElementModifier: Equatable, Sendable {
    let element: Element

    init(_ kind: Element.Kind, _ attributes: Attributes = [:]) { element = Element(kind, attributes: attributes) }
}

extension SimpleElementModifier: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never
}

extension View {
    /// Makes the view see-through: 0 is invisible, 1 opaque.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(SimpleElementModifier(.opacity, [.opacity: .number(opacity)]))
    }

    /// Hides the view and keeps its place.
    public nonisolated func hidden() -> some View { modifier(SimpleElementModifier(.hidden)) }

    /// Draws the view elsewhere and keeps its place.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(SimpleElementModifier(.offset, [.x: .number(Double(x)), .y: .number(Double(y))]))
    }

    /// Draws the view elsewhere and keeps its place.
    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Cuts the view's corners round.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(SimpleElementModifier(.clip, [.cornerRadius: .number(Double(radius))]))
    }

    /// Cuts off what lies outside the view's box.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { modifier(SimpleElementModifier(.clip)) }

    /// Has the view's stack give it space before or after its neighbours.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(SimpleElementModifier(.layoutPriority, [.priority: .number(value)]))
    }

    /// Puts the view in front of or behind its neighbours.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(SimpleElementModifier(.zIndex, [.priority: .number(value)]))
    }
}
