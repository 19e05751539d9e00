public import Foundation

extension View {
    /// Puts a bar with the material of bars above or below the content, which scrolls behind it; see
    /// `safeAreaInset(edge:alignment:spacing:content:)`.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            bar.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background(.bar)
        }
    }

    /// Puts a bar next to the content, at its side. Unlike Apple's, the content is not blurred under it.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
