import Synchronization

/// The values of one type whose memory equal values of this process share, each for as long as it is in use.
///
/// Pages of one person show the same moments, and pages of friends the same people. Only values that are equal in all
/// fields share memory, so a page never gets a field that its own response did not contain.
final class SharedValues<Value: Hashable & Sendable>: Sendable {
    private struct Reference {
        weak var storage: SharedValue<Value>.Storage?
    }

    private struct State {
        /// By hash. Of two values with the same hash, only the later one is shared.
        var references: [Int: Reference] = [:]
        /// The number of references at which those to released values are removed.
        var limit = SharedValues.leastLimit

        mutating func insert(_ storage: SharedValue<Value>.Storage, hash: Int) {
            if references.count >= limit {
                references = references.filter { $0.value.storage != nil }
                limit = max(2 * references.count, SharedValues.leastLimit)
            }
            references[hash] = Reference(storage: storage)
        }
    }

    private static var leastLimit: Int { 256 }

    private let state = Mutex(State())

    init() {}

    /// The number of references, which is less than 256 or twice the number of values in use.
    var count: Int { state.withLock { $0.references.count } }

    /// Returns the equal value that is in use, if there is one; otherwise the value itself, for later ones to share.
    ///
    /// - Parameter compacted: Returns an equal value that takes less memory. Called if no equal value is in use.
    func shared(
        _ value: SharedValue<Value>,
        compacted: (Value) -> Value = { $0 }
    ) -> SharedValue<Value> {
        // A page that begins takes the moments of the page before. To hash all their fields takes longer than to show
        // one.
        if value.storage.isShared { return value }
        let hash = value.hashValue
        let known = state.withLock { $0.references[hash]?.storage }
        if let known, known.value == value.value { return SharedValue(in: known) }
        let new = SharedValue(in: SharedValue.Storage(compacted(value.value), isShared: true))
        state.withLock { $0.insert(new.storage, hash: hash) }
        return new
    }
}
