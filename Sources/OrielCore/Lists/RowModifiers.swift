extension View {
    /// Sets the insets of a list row's content; nil for the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTraits(RowTraits(insets: insets)) }

    /// Sets the background of a list's row; nil for the list's own.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        let color = view as? Color
        return rowTraits(RowTraits(color: color, background: color == nil ? view.map { AnyView($0) } : nil))
    }

    /// Shows or hides the separators above and below a list's row.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(
            RowTraits(
                topSeparator: edges.contains(.top) ? visibility : nil,
                bottomSeparator: edges.contains(.bottom) ? visibility : nil
            )
        )
    }

    /// Sets the colour of the separators above and below a list's row.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits(
            RowTraits(
                topSeparatorTint: edges.contains(.top) ? color : nil,
                bottomSeparatorTint: edges.contains(.bottom) ? color : nil
            )
        )
    }

    /// Sets the colour of the icons of a list's rows.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { rowTraits(RowTraits(itemTint: tint)) }

    /// Sets the colour of the icons of a list's rows.
    @_disfavoredOverload
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        rowTraits(RowTraits(itemTint: tint?.color))
    }
}

/// The colour of the icons in a list.
public struct ListItemTint: Sendable {
    let color: Color

    /// A fixed colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A preferred colour. Unlike Apple's, the same as a fixed one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    public static let monochrome = ListItemTint(color: .primary)
}
