import Dispatch
import OrielCombine

/// A graph's single subscription to one object, shared by all views that observe it.
@MainActor
final class ObjectSource: DependencySource {
    private enum Subscription {
        /// Most objects have this publisher. To listen to it takes less memory than to subscribe.
        case listener(ObservableObjectPublisher)
        case subscriber(AnyCancellable)
    }

    private weak var graph: ViewGraph?
    private nonisolated let object: ObjectIdentifier
    private let type: Any.Type
    /// Changed on the main actor; the deinit reads it when nothing else can.
    private nonisolated(unsafe) var subscription: Subscription?

    init(object: any ObservableObject, graph: ViewGraph) {
        self.graph = graph
        self.object = ObjectIdentifier(object)
        type = Swift.type(of: object)
        super.init()
        subscription = subscribe(to: object)
    }

    deinit {
        // Other listeners of the object may outlive this graph.
        if case .listener(let publisher)? = subscription { publisher.remove(self) }
    }

    /// Whether this is the subscription to an object.
    func observes(_ object: AnyObject) -> Bool { self.object == ObjectIdentifier(object) }

    private func subscribe<Object: ObservableObject>(to object: Object) -> Subscription {
        if let publisher = object.objectWillChange as? ObservableObjectPublisher {
            publisher.add(self)
            return .listener(publisher)
        }
        return .subscriber(object.objectWillChange.sink { [weak self] _ in self?.objectWillChange() })
    }

    /// The notification precedes the change, and the other thread may make the change after the main actor has read the
    /// value; so readers are invalidated again 20 ms later.
    private nonisolated func objectWillChangeElsewhere() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.reportForeignThread()
                self.invalidateReaders()
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
            MainActor.assumeIsolated { self?.invalidateReaders() }
        }
    }

    private func reportForeignThread() {
        anyReader?.graph.report(
            .warning,
            """
            \(type) published a change outside the main actor. Views are updated on the main actor; publish there, for \
            example with receive(on: DispatchQueue.main) or in a @MainActor method.
            """
        )
    }

    override var announcesChanges: Bool { true }

    override func lastReaderDidLeave() {
        if case .listener(let publisher)? = subscription { publisher.remove(self) }
        subscription = nil
        graph?.sourceDidEnd(of: object)
    }
}

extension ObjectSource: ObservableObjectListener {
    nonisolated func objectWillChange() {
        // The publisher fires before the change; the readers' bodies run at the end of the turn.
        if MainTurn.isCurrent {
            withMainActorUnchecked { self.invalidateReaders() }
        } else {
            objectWillChangeElsewhere()
        }
    }
}

/// The storage of a property that observes an object: it makes the node a reader of the current object.
class ObjectStorage<Object: ObservableObject>: PropertyStorage {
    unowned(unsafe) fileprivate(set) final var node: ViewNode?
    final private(set) var object: Object?

    @MainActor init(node: ViewNode) { self.node = node }

    @MainActor final func observe(_ object: Object?) {
        guard object !== self.object else { return }
        let old = self.object
        self.object = object
        guard let node else { return }
        if let object { node.hold(node.graph.source(for: object)) }
        if let old { node.release(node.graph.source(for: old)) }
    }

    @MainActor override func changeOwner(to new: ViewNode?) {
        if let node, let object { node.release(node.graph.source(for: object)) }
        node = new
        if let new, let object { new.hold(new.graph.source(for: object)) }
    }

    @MainActor override func isReached(by source: AnyObject) -> Bool {
        object.map { source === $0 || (source as? ObjectSource)?.observes($0) ?? false } ?? false
    }

    @MainActor override var isWorthKeeping: Bool { object != nil }

    @MainActor override func restore(from old: PropertyStorage) {
        if let old = old as? ObjectStorage<Object> { observe(old.object) }
    }

    /// The node's edges are removed with the node; the object stays for closures that outlive the view.
    @MainActor override func nodeWillUnmount() { node = nil }
}
