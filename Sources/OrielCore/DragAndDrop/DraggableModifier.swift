public import OrielCoreTransferable

/// A modifier that lets the user drag its content.
struct DraggableModifier {
    /// Nil if the view cannot be dragged now.
    let items: (() -> [DraggedItem])?
    var hasPreview = false
}

extension DraggableModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.draggable, events: .lift)
        element.attributes.set(.isDisabled, !environment.isEnabled || items == nil)
        if hasPreview { element.attributes[.dropRole] = .string("preview") }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        guard case .lift(let isLifted) = event else { return }
        let coordinator = node.graph.dragCoordinator
        guard isLifted, let items else { return coordinator.end() }
        let lifted = items()
        coordinator.begin(lifted, ids: lifted.compactMap(\.id), from: node, in: environment)
    }
}

extension View {
    /// Lets the user drag the view, as a value that is made when a drag begins.
    ///
    ///     Text(note.title).draggable(note)
    ///
    /// The value stays on the server. Unlike Apple's, it can be dropped only in the same window.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier(items: { [DraggedItem(payload())] }))
    }

    /// Lets the user drag the view, and shows a preview at the pointer.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        dragPreview(preview())
            .modifier(DraggableModifier(items: { [DraggedItem(payload())] }, hasPreview: true))
    }

    /// Lets the user drag the view, as the item of a provider that is made when a drag begins.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(items: { [DraggedItem(data())] }))
    }

    /// Lets the user drag the view, and shows a preview at the pointer.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
    ) -> some View {
        dragPreview(preview()).modifier(DraggableModifier(items: { [DraggedItem(data())] }, hasPreview: true))
    }

    /// Lets the user drag the view, as the item of a provider.
    ///
    /// - Parameter action: Called when a drag begins; nothing is dragged if it returns nil.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DraggableModifier(items: action.map { action in { action().map { [DraggedItem($0)] } ?? [] } }))
    }

    private nonisolated func dragPreview<V: View>(_ preview: V) -> some View {
        layer(.dragLayer, ElementContainer(FixedElement(.dragPreview)) { preview })
    }
}
