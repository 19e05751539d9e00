import Foundation
import MomentsModel
import Synchronization

/// A cache of recently used sign-ins, so that most requests need no store query.
///
/// An entry is valid for 30 seconds by default, and for 10 minutes if the store cannot be read. A sign-in that ends in this
/// process or a linked one is evicted at once; one that another program ends is noticed when its entry expires.
final class SignInCache: Sendable {
    private struct Entry {
        let record: SignInRecord
        let read: Duration
    }

    private struct State {
        var entries: [Data: Entry] = [:]
        /// Incremented by each eviction: a record that was read before it must not be cached after it.
        var generation = 0
    }

    private let freshness: Duration
    private let patience: Duration
    private let maximumEntries: Int
    private let elapsed: @Sendable () -> Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - freshness: How long an entry is used without asking the store.
    ///   - patience: How long an entry is used if the store cannot be read.
    init(
        freshness: Duration = .seconds(30),
        patience: Duration = .seconds(600),
        maximumEntries: Int = 10_000,
        elapsed: @escaping @Sendable () -> Duration
    ) {
        self.freshness = freshness
        self.patience = patience
        self.maximumEntries = maximumEntries
        self.elapsed = elapsed
    }

    /// Returns the sign-in of a secret's hash; nil if there is none.
    ///
    /// - Parameter read: Reads it from the store.
    func signIn(
        _ hash: Data,
        read: () async throws(StoreError) -> SignInRecord?
    ) async throws(StoreError) -> SignInRecord? {
        let (entry, generation) = state.withLock { ($0.entries[hash], $0.generation) }
        let now = elapsed()
        if let entry, now - entry.read < freshness { return entry.record }
        do {
            let record = try await read()
            keep(record, hash, generation, now)
            return record
        } catch {
            // A temporarily full disk signs no one out.
            if let entry, now - entry.read < patience, isKnown(hash) { return entry.record }
            throw error
        }
    }

    /// Evicts the sign-ins that have ended.
    func forget(_ ended: EndedSignIns) {
        state.withLock { state in
            state.generation += 1
            state.entries = state.entries.filter { !ended.mayContain($0.value.record) }
        }
    }

    /// Evicts all sign-ins of some people.
    func forget(of people: [PersonID]) {
        let people = Set(people)
        state.withLock { state in
            state.generation += 1
            state.entries = state.entries.filter { !people.contains($0.value.record.person) }
        }
    }

    /// Evicts the entry of a secret, so that the store is asked.
    func forget(_ hash: Data) {
        state.withLock { state in
            state.generation += 1
            state.entries[hash] = nil
        }
    }

    /// The number of entries.
    var count: Int { state.withLock { $0.entries.count } }

    private func isKnown(_ hash: Data) -> Bool { state.withLock { $0.entries[hash] != nil } }

    private func keep(_ record: SignInRecord?, _ hash: Data, _ generation: Int, _ now: Duration) {
        state.withLock { state in
            guard let record else {
                state.entries[hash] = nil
                return
            }
            guard state.generation == generation else { return }
            if state.entries.count >= maximumEntries, state.entries[hash] == nil {
                state.entries = state.entries.filter { now - $0.value.read < freshness }
                if state.entries.count >= maximumEntries { state.entries.removeAll() }
            }
            state.entries[hash] = Entry(record: record, read: now)
        }
    }
}
