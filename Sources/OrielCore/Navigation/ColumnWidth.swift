public import Foundation

extension View {
    /// Sets the width of the column of a split view that contains the view.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the width of the column of a split view that contains the view.
    ///
    /// The column has the ideal width, within the limits. Unlike Apple's, users cannot change it, and the last column takes the
    /// space that the others leave.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        let width = Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity)
        return navigationBar { $0.columnWidth = width.isFinite && width > 0 ? width : nil }
    }
}
