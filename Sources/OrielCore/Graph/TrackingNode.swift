import Observation
import Synchronization

/// A node that notes which `@Observable` properties its evaluation reads.
@MainActor
package class TrackingNode: ViewNode {
    @exclusivity(unchecked) private var observation: PropertyObservation?

    /// Runs `body` as this node's evaluation and puts its result into `output`.
    ///
    /// An observation that can be cancelled costs about a microsecond more, so only types that have read observable
    /// properties before pay for it.
    @inline(__always)
    final func track<Result>(into output: UnsafeMutablePointer<Result>, _ body: () -> Result) {
        if observation != nil { endObservation() }
        let withSentinel = type.readsObservables
        Evaluation.run(self, in: graph) {
            withObservationTracking(
                {
                    if withSentinel { readSentinel() }
                    output.initialize(to: body())
                },
                // Evaluated only if something was read.
                onChange: beginObservation()
            )
        }
    }

    private func readSentinel() {
        let observation = observation ?? PropertyObservation(node: self)
        self.observation = observation
        observation.readSentinel()
    }

    private func beginObservation() -> @Sendable () -> Void {
        type.readsObservables = true
        let observation = observation ?? PropertyObservation(node: self)
        self.observation = observation
        return observation.makeHandler()
    }

    /// Forgets what the last evaluation read.
    private func endObservation() { observation?.cancel() }

    override func willUnmount() {
        observation?.end()
        observation = nil
    }
}

/// What one node observes through `withObservationTracking`.
///
/// A tracking cannot be cancelled from outside, and those of evaluations long gone would pile up in the objects they read.
/// So each evaluation also reads a property of ours, the sentinel; reporting a change of it fires the tracking, which frees it.
/// The generation tells the handler that its evaluation is over.
private final class PropertyObservation: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let generation = Atomic<UInt64>(0)
    /// Touched on the main actor only.
    unowned(unsafe) private var node: ViewNode?
    private var sentinel: Void { () }

    @MainActor init(node: ViewNode) { self.node = node }

    func readSentinel() { registrar.access(self, keyPath: \.sentinel) }

    func makeHandler() -> @Sendable () -> Void {
        let generation = generation.load(ordering: .relaxed)
        return { [self] in
            guard self.generation.load(ordering: .relaxed) == generation else { return }
            MainTurn.perform { self.invalidate(generation) }
        }
    }

    @MainActor private func invalidate(_ generation: UInt64) {
        guard self.generation.load(ordering: .relaxed) == generation, let node else { return }
        node.graph.invalidate(node)
    }

    @MainActor func cancel() {
        generation.add(1, ordering: .relaxed)
        registrar.withMutation(of: self, keyPath: \.sentinel) {}
    }

    @MainActor func end() {
        node = nil
        cancel()
    }
}
