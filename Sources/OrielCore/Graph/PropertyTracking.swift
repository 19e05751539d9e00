import Dispatch
import Observation
import Synchronization

extension ViewNode {
    /// Runs `body` as this node's evaluation, records which `@Observable` properties it reads, and passes its result to
    /// `use`, whose reads are not recorded.
    ///
    /// A cancellable observation costs about one microsecond more, so only types that have read observable properties
    /// before use one.
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

    /// Runs `body` as this node's evaluation and records which `@Observable` properties it reads.
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

    /// The node's observation; nil if its evaluation has never read an observable property.
    private var propertyObservation: PropertyObservation? {
        var edge = dependencies
        while let current = edge {
            if let observation = current.source as? PropertyObservation { return observation }
            edge = current.nextOfNode
        }
        return nil
    }

    /// Invalidates this node and its descendants if they observe properties.
    ///
    /// They were rebuilt while a property was about to change, too late to be notified of that change.
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

/// The properties one node observes through `withObservationTracking`; a source whose only reader is that node.
///
/// A tracking cannot be cancelled from outside, and trackings of past evaluations would accumulate in the objects they
/// read. So each evaluation also reads a sentinel property; reporting a change of the sentinel fires the tracking,
/// which frees it. The generation lets the handler detect that its evaluation is outdated.
///
/// Unchecked, because the superclass is not sendable: its readers belong to the main actor. The handler, which runs on any thread,
/// uses the registrar and the generation, which are thread-safe.
private final class PropertyObservation: DependencySource, Observable, @unchecked Sendable {
    private nonisolated let registrar = ObservationRegistrar()
    private nonisolated let generation = Atomic<UInt64>(0)
    private nonisolated var sentinel: Void { () }

    override var announcesChanges: Bool { true }
    override var isObservation: Bool { true }

    /// In seconds; longer than a busy machine suspends a thread.
    private nonisolated static let secondLook = 0.1

    func readSentinel() { registrar.access(self, keyPath: \.sentinel) }

    func makeHandler() -> @Sendable () -> Void {
        let generation = generation.load(ordering: .relaxed)
        return { [self] in
            if MainTurn.isCurrent {
                guard self.generation.load(ordering: .relaxed) == generation else { return }
                withMainActorUnchecked { invalidateReaders() }
            } else {
                // The sentinel changes on the main actor only, so this is another property about to be set. A body that
                // has run meanwhile may have read the old value, regardless of its generation. So may the next one if
                // the setting thread is suspended, hence the second invalidation.
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        let hosts = self.anyReader?.graph.idle.contents.map(\.node) ?? []
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
    /// Rebuilds released content because a source is about to notify its readers of a change.
    func rebuildContent(for source: DependencySource) {
        let hosts = rebuildContent(dependingOn: source)
        guard source is PropertyObservation else { return }
        for host in hosts { host.invalidateObservers() }
    }
}
