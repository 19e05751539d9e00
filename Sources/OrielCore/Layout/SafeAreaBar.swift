public import Foundation

extension View {
    /// Puts a bar next to the content. Unlike Apple's, the content is not blurred under it.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar next to the content. Unlike Apple's, the content is not blurred under it.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
