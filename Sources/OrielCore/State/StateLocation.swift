import Dispatch
import Synchronization

/// The value of one `@State` at one identity, and who reads it.
///
/// Values may be read and written from any thread; `lock` protects `value`. Everything else belongs to the main actor, or to
/// the evaluation on the current thread.
@usableFromInline
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value
    private let comparison: FieldComparison
    /// The node whose view declares the state; nil after it has left the tree.
    unowned(unsafe) private var owner: ViewNode?
    private var ownerReads = false
    /// Readers other than the owner, which reach the state through bindings.
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
                nonisolated(unsafe) let part = part
                withMainActorUnchecked { foreignReaders.noteRead(of: part, by: reader) }
            }
        }
        return lock.withLock { _ in value }
    }

    override func set(_ newValue: Value, transaction: Transaction) {
        // The old value leaves the lock before it is released, since its deinit may run code of the app.
        let old = lock.withLock { _ in
            let old = value
            value = newValue
            return old
        }
        guard MainTurn.isCurrent else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.invalidate(nil) } }
            return
        }
        withUnsafePointer(to: newValue) { new in
            withUnsafePointer(to: old) { old in
                nonisolated(unsafe) let change = (old: UnsafeRawPointer(old), new: UnsafeRawPointer(new), transaction)
                withMainActorUnchecked {
                    guard !comparison.areEqual(change.old, change.new) else { return }
                    let transaction = change.2.isEmpty ? nil : change.2
                    let (old, new) = (change.old, change.new)
                    invalidate(
                        transaction,
                        values: (
                            old.assumingMemoryBound(to: Value.self).pointee,
                            new.assumingMemoryBound(to: Value.self).pointee
                        )
                    )
                }
            }
        }
    }

    @MainActor private var foreignReaders: StateReaders<Value> {
        if let readers { return readers }
        let new = StateReaders<Value>()
        readers = new
        return new
    }

    @MainActor private func noteForeignRead() { foreignReaders.noteRead() }

    /// - Parameter values: Where they are known, whoever reads a part that is the same in both is left alone.
    @MainActor private func invalidate(_ transaction: Transaction?, values: (old: Value, new: Value)? = nil) {
        if ownerReads, let owner { owner.graph.invalidate(owner, transaction: transaction) }
        readers?.invalidateReaders(transaction)
        readers?.invalidateParts(values, transaction: transaction)
    }

    override func nodeWillUnmount() { owner = nil }
}
