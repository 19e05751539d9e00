/// The buttons behind a row, revealed by a swipe.
struct SwipeActions {
    let elementDescription: SwipeActionsDescription
    let content: AnyView
}

extension SwipeActions: ContainerElementView {
    typealias Body = Never

    static var rowRole: RowRole { .part }
}

struct SwipeActionsDescription: StaticElementDescription {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool

    var element: Element {
        var element = Element(.swipeActions)
        element.attributes[.edge] = .string(edge == .leading ? "leading" : "trailing")
        element.attributes.set(.allowsFullSwipe, allowsFullSwipe)
        return element
    }
}

extension View {
    /// Adds buttons to a list's row, revealed by a swipe.
    ///
    ///     Text(letter.subject)
    ///         .swipeActions { Button("Delete", role: .destructive) { delete(letter) } }
    ///
    /// - Parameters:
    ///   - edge: The side of the row. The first button is at the edge.
    ///   - allowsFullSwipe: Whether a swipe across most of the row presses the first button.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(
            elementDescription: SwipeActionsDescription(edge: edge, allowsFullSwipe: allowsFullSwipe),
            content: AnyView(content())
        )
        return rowTraits(edge == .leading ? RowTraits(leadingActions: actions) : RowTraits(trailingActions: actions))
    }
}
