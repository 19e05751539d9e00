import Dispatch
import Foundation
import Synchronization

/// The value of one `@State` at one identity, and its readers.
///
/// Values can be read and written from any thread; `lock` protects `value`. Everything else belongs to the main actor,
/// or to the evaluation on the current thread.
///
/// Unchecked, because a mutex returns no copies of values that are not sendable, and the compiler cannot know that an
/// evaluation runs while the main actor waits for it.
@usableFromInline
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value
    private let comparison: FieldComparison
    /// The node whose view declares the state; nil after the node was unmounted.
    unowned(unsafe) private var owner: ViewNode?
    private var ownerReads = false
    /// Whether the value may differ from the initial one; protected by `lock`.
    private var wasSet = false
    /// Readers other than the owner, which read the state through bindings.
    private var readers: StateReaders<Value>?

    @MainActor required init(_ value: consuming Value, comparison: FieldComparison, owner: ViewNode) {
        self.value = value
        self.comparison = comparison
        self.owner = owner
    }

    @usableFromInline
    override func get() -> Value {
        if let reader = Evaluation.node {
            if reader === owner {
                ownerReads = true
            } else {
                withMainActorUnchecked { noteForeignRead() }
            }
        }
        return lock.withLock { _ in value }
    }

    override func get(_ part: PartialRead<Value>) -> Value {
        if let reader = Evaluation.node {
            if reader === owner {
                ownerReads = true
            } else {
                // An evaluation runs on the main actor, or while the main actor waits for it.
                nonisolated(unsafe) let part = part
                withMainActorUnchecked { foreignReaders.noteRead(of: part, by: reader) }
            }
        }
        return lock.withLock { _ in value }
    }

    override func set(_ newValue: Value, transaction: Transaction) {
        let isOnMain = MainTurn.isCurrent
        if isOnMain {
            // Rebuilds released content from the previous value.
            withMainActorUnchecked { if let owner, owner.graph.isReleased { owner.graph.rebuildContent() } }
        }
        // The old value is released outside the lock, since its deinit may run app code.
        let previous = lock.withLock { _ in
            let previous = value
            value = newValue
            wasSet = true
            return previous
        }
        guard isOnMain else {
            // A transaction may hold completion closures, which run on the main actor only.
            nonisolated(unsafe) let transaction = transaction.isEmpty ? Transaction.ambient : transaction
            DispatchQueue.main.async { MainActor.assumeIsolated { self.invalidate(transaction) } }
            return
        }
        // The values stay on the main actor.
        nonisolated(unsafe) let (old, new, transaction) = (previous, newValue, transaction)
        withMainActorUnchecked {
            guard !comparison.areEqual(values: old, new) else { return }
            invalidate(transaction.isEmpty ? nil : transaction, values: (old, new))
        }
    }

    @MainActor private var foreignReaders: StateReaders<Value> {
        if let readers { return readers }
        let new = StateReaders<Value>()
        readers = new
        return new
    }

    @MainActor private func noteForeignRead() { foreignReaders.noteRead() }

    /// - Parameter values: The old and new values if known; readers of a part that is equal in both are not
    ///   invalidated.
    @MainActor private func invalidate(_ transaction: Transaction?, values: (old: Value, new: Value)? = nil) {
        if let owner, owner.graph.isReleased { owner.graph.rebuildContent() }
        if ownerReads, let owner { owner.graph.invalidate(owner, transaction: transaction, source: self) }
        readers?.invalidateReaders(transaction)
        readers?.invalidateParts(values, transaction: transaction)
    }

    override func isReached(by source: AnyObject) -> Bool {
        source === self || readers.map { $0 === source || $0.hasPart(source) } ?? false
    }

    override func nodeWillUnmount() { owner = nil }

    override func changeOwner(to node: ViewNode?) { owner = node }

    override var isWorthKeeping: Bool { lock.withLock { _ in wasSet } }

    override func restore(from old: PropertyStorage) {
        guard let old = old as? StateLocation<Value> else { return }
        // The old location's node is unmounted, so nothing else sets the value.
        nonisolated(unsafe) let kept = old.lock.withLock { _ in (value: old.value, wasSet: old.wasSet) }
        lock.withLock { _ in (value, wasSet) = kept }
    }

    override var encoded: Data? {
        nonisolated(unsafe) let kept = lock.withLock { _ in (value: value, wasSet: wasSet) }
        guard kept.wasSet, let value = kept.value as? any Encodable else { return nil }
        return try? JSONEncoder().encode(value)
    }

    override func restore(encoded: Data) {
        guard let type = Value.self as? any Decodable.Type,
            let decoded = try? JSONDecoder().decode(type, from: encoded) as? Value
        else { return }
        nonisolated(unsafe) let new = decoded
        lock.withLock { _ in (value, wasSet) = (new, true) }
    }
}
