import Dispatch
import Observation
import Synchronization

extension ViewNode {
    /// Runs `body` as this node's evaluation, notes which `@Observable` properties it reads, and hands its result to `use`,
    /// whose reads are not noted.
    ///
    /// An observation that can be cancelled costs about a microsecond more, so only types that have read observable
    /// properties before pay for it.
    @inline(__always)
    final func track<Result>(_ body: () -> Result, then use: (OwnedValue) -> Void) {
        let type = type
        let withSentinel = type.readsObservables
        if withSentinel { propertyObservation?.cancel() }
        withTemporary(of: Result.self) { output in
            Evaluation.run(self) {
                withPropertyTracking {
                    if withSentinel { makePropertyObservation().readSentinel() }
                    output.initialize(to: body())
                } onChange: {
                    beginObservation(type)
                }
            }
            use(OwnedValue(output))
        }
    }

    /// Runs `body` as this node's evaluation and notes which `@Observable` properties it reads.
    @inline(__always)
    final func track<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        track(body) { result = $0.take(Result.self) }
        // The closure has run before the call returned.
        return result.unsafelyUnwrapped
    }

    private func beginObservation(_ type: ViewType) -> @Sendable () -> Void {
        type.readsObservables = true
        return makePropertyObservation().makeHandler()
    }

    /// What this node observes, if its evaluation has ever read an observable property.
    private var propertyObservation: PropertyObservation? {
        var edge = dependencies
        while let current = edge {
            if let observation = current.source as? PropertyObservation { return observation }
            edge = current.nextOfNode
        }
        return nil
    }

    /// Has all in this node that observe properties look again.
    ///
    /// They have been made again while a property was about to change, too late to be told of it.
    fileprivate final func invalidateObservers() {
        if propertyObservation != nil { graph.invalidate(self) }
        forEachChild { $0.invalidateObservers() }
    }

    private func makePropertyObservation() -> PropertyObservation {
        if let propertyObservation { return propertyObservation }
        let observation = PropertyObservation()
        hold(observation)
        return observation
    }
}

/// What one node observes through `withObservationTracking`; a source with that node as its only reader.
///
/// A tracking cannot be cancelled from outside, and those of evaluations long gone would pile up in the objects they read.
/// So each evaluation also reads a property of ours, the sentinel; reporting a change of it fires the tracking, which frees it.
/// The generation tells the handler that its evaluation is over.
private final class PropertyObservation: DependencySource, Observable, @unchecked Sendable {
    private nonisolated let registrar = ObservationRegistrar()
    private nonisolated let generation = Atomic<UInt64>(0)
    private nonisolated var sentinel: Void { () }

    override var canBeAwaited: Bool { true }

    /// In seconds; longer than a busy machine keeps a thread waiting.
    private nonisolated static let secondLook = 0.1

    func readSentinel() { registrar.access(self, keyPath: \.sentinel) }

    func makeHandler() -> @Sendable () -> Void {
        let generation = generation.load(ordering: .relaxed)
        return { [self] in
            if MainTurn.isCurrent {
                guard self.generation.load(ordering: .relaxed) == generation else { return }
                withMainActorUnchecked { invalidateReaders() }
            } else {
                // The sentinel changes on the main actor only, so this is a property about to be set. A body that has run
                // meanwhile may still have read the old value, whatever its generation; so may the one that runs next, if
                // the setting thread is held up, hence the second look.
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        let hosts = self.anyReader?.graph.restingContents.map(\.node) ?? []
                        self.invalidateReaders()
                        DispatchQueue.main.asyncAfter(deadline: .now() + Self.secondLook) {
                            MainActor.assumeIsolated {
                                self.invalidateReaders()
                                for host in hosts { host.invalidateObservers() }
                            }
                        }
                    }
                }
            }
        }
    }

    func cancel() {
        generation.add(1, ordering: .relaxed)
        registrar.withMutation(of: self, keyPath: \.sentinel) {}
    }

    override func lastReaderDidLeave() { cancel() }
}

extension ViewGraph {
    /// Makes again what was let go, because a source is about to tell its readers of a change.
    func wake(for source: DependencySource) {
        guard source is PropertyObservation else { return wake() }
        let hosts = restingContents.map(\.node)
        wake()
        for host in hosts { host.invalidateObservers() }
    }
}
