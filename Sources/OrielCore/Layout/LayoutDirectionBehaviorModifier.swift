import Foundation

extension View {
    /// Mirrors the view in one layout direction, or never.
    ///
    ///     Image(systemName: "arrow.forward.circle").layoutDirectionBehavior(.mirrors)
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionalFlip(behavior: behavior))
    }
}

private struct DirectionalFlip: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isFlipped ? -1 : 1, y: 1)
    }

    private var isFlipped: Bool {
        if case .mirrors(let mirrored) = behavior { mirrored == direction } else { false }
    }
}
