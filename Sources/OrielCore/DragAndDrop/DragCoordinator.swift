/// The drag of a page: the element that was lifted, and the items it stands for.
///
/// The items stay here. The client says which element is dragged, and over which one it is or was dropped.
@MainActor
final class DragCoordinator: GraphExtension {
    private unowned let graph: ViewGraph
    private var source: Element.ID?
    private var items: [DraggedItem] = []
    private var drag: RunningDrag?
    private var dragCount = 0

    init(graph: ViewGraph) { self.graph = graph }

    /// Begins the drag of an element.
    ///
    /// - Parameters:
    ///   - ids: The identities of the items, of those that have one.
    ///   - environment: Has the actions that observe the drag, and the operations that it allows.
    func begin(
        _ items: [DraggedItem],
        ids: [AnyHashable] = [],
        from node: ElementNode,
        in environment: EnvironmentValues? = nil
    ) {
        end()
        source = node.id
        self.items = items
        guard !items.isEmpty, let environment else { return }
        dragCount += 1
        let drag = RunningDrag(number: dragCount, itemIDs: ids, environment)
        self.drag = drag
        drag.report(.initial)
    }

    func end() {
        (source, items) = (nil, [])
        guard let drag else { return }
        self.drag = nil
        drag.end()
    }

    /// Describes a drag over an element, and tells the source that it is active.
    ///
    /// - Parameter count: The number of items.
    func session(of drop: DropEvent, phase: DropSession.Phase, count: Int) -> DropSession {
        let own = drop.content.isEmpty ? drag : nil
        own?.activate()
        let operations: DropOperation.Set =
            if let own { own.configuration?.operationsWithinApp.set ?? .all } else { .copy }
        return DropSession(
            id: DropSession.ID(number: own?.number ?? 0),
            phase: phase,
            location: drop.location,
            itemsCount: count,
            suggestedOperations: operations,
            localSession: own.map { DropSession.LocalSession(itemIDs: $0.itemIDs) }
        )
    }

    /// Notes that the items of the page's drag are being loaded by a target.
    ///
    /// - Returns: To be called when they have been.
    func beginTransfer(of drop: DropEvent, by operation: DropOperation) -> @MainActor () -> Void {
        guard drop.content.isEmpty, let drag else { return {} }
        drag.beginTransfer(by: operation)
        return { drag.endTransfer() }
    }

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

/// A drag that began in the page, and the actions that observe it.
@MainActor
private final class RunningDrag {
    let number: Int
    let itemIDs: [AnyHashable]
    let configuration: DragConfiguration?
    private let observers: [(DragSession) -> Void]
    private var isActive = false
    private var operation = DropOperation.cancel
    private var transfers = 0
    private var hasEnded = false

    init(number: Int, itemIDs: [AnyHashable], _ environment: EnvironmentValues) {
        self.number = number
        self.itemIDs = itemIDs
        configuration = environment.dragConfiguration
        observers = environment.dragObservers
    }

    func report(_ phase: DragSession.Phase) {
        for observer in observers {
            observer(DragSession(id: DragSession.ID(number: number), phase: phase, itemIDs: itemIDs))
        }
    }

    func activate() {
        guard !isActive else { return }
        isActive = true
        report(.active)
    }

    func end() {
        hasEnded = true
        report(.ended(operation))
        reportTransfer()
    }

    func beginTransfer(by operation: DropOperation) {
        self.operation = operation
        transfers += 1
    }

    func endTransfer() {
        transfers -= 1
        reportTransfer()
    }

    /// The transfer is complete when the drag has ended, and its items have been loaded.
    private func reportTransfer() {
        if hasEnded, transfers == 0, operation != .cancel { report(.dataTransferCompleted) }
    }
}

extension ViewGraph {
    var dragCoordinator: DragCoordinator { self[DragCoordinator.self] }
}
