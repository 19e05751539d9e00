/// A row with buttons behind it, which a swipe uncovers.
struct SwipeableView<Base: View, Actions: View> {
    let elementDescription = SimpleElement(element: Element(.swipeable))
    let content: TupleView<(Base, SwipeActions<Actions>)>

    nonisolated init(_ base: Base, _ actions: SwipeActions<Actions>) { content = TupleView((base, actions)) }
}

extension SwipeableView: ContainerElementView {
    typealias Body = Never
}

/// The buttons.
struct SwipeActions<Content: View> {
    let elementDescription: SwipeActionsDescription
    let content: Content
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
    /// Puts buttons behind a list's row, which a swipe uncovers.
    ///
    /// - Parameter allowsFullSwipe: Whether a swipe over the whole width presses the first button.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let description = SwipeActionsDescription(edge: edge, allowsFullSwipe: allowsFullSwipe)
        return SwipeableView(self, SwipeActions(elementDescription: description, content: content()))
    }
}
