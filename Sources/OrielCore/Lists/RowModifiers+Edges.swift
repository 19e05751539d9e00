public import Foundation

extension View {
    /// Sets some insets of a list row's content, and leaves the others as they are.
    ///
    /// - Parameter length: Nil for the list's own insets.
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        // As in the style sheet.
        var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = length ?? insets[edge] }
        return listRowInsets(length == nil ? nil : insets)
    }
}
