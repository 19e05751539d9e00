/// The drag of a page: the element that was lifted, and the items it stands for.
///
/// The items stay here. The client says which element is dragged, and over which one it is or was dropped.
@MainActor
final class DragSession: GraphExtension {
    private unowned let graph: ViewGraph
    private var source: Element.ID?
    private var items: [DraggedItem] = []

    init(graph: ViewGraph) { self.graph = graph }

    /// Begins the drag of an element.
    func begin(_ items: [DraggedItem], from node: ElementNode) {
        source = node.id
        self.items = items
    }

    func end() { (source, items) = (nil, []) }

    /// The node of the lifted element, if it still exists.
    var sourceNode: ElementNode? { source.flatMap { graph.elementIndex.listener($0, in: graph.root) } }

    /// The items over an element: those of the page's drag, or what comes from outside.
    func items(of drop: DropEvent, in environment: EnvironmentValues) -> [DraggedItem] {
        guard !drop.content.isEmpty else { return items }
        let content = DroppedContent(json: drop.content)
        return content?.items(by: environment.fileHost, progress: environment.fileProgress) ?? []
    }

    /// Passes a drag that an element does not accept to the next element around it that may.
    func pass(_ drop: DropEvent, from node: ElementNode) {
        var ancestor = node.parent
        while let current = ancestor {
            if let outer = current.elementNode, outer.element.events.contains(.drop),
                !outer.element.attributes.bool(.isDisabled)
            {
                return outer.handle(.drop(drop))
            }
            ancestor = current.parent
        }
    }
}

extension ViewGraph {
    var dragSession: DragSession { self[DragSession.self] }
}
