import Foundation
import MomentsModel
import Synchronization

/// The sign-ins that were used lately, so that a request costs no look at the store.
///
/// An entry is good for a few seconds, and for a while longer if the store cannot be asked just now. A sign-in that
/// ends here or in a linked process is forgotten at once; one that another program ends is noticed when its entry gets old.
final class SignInCache: Sendable {
    private struct Entry {
        let record: SignInRecord
        let read: Duration
    }

    private struct State {
        var entries: [Data: Entry] = [:]
        /// Grows whenever something is forgotten: what was read before must not be written after.
        var generation = 0
    }

    private let freshness: Duration
    private let patience: Duration
    private let maximumEntries: Int
    private let elapsed: @Sendable () -> Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - freshness: How long an entry is as good as the store.
    ///   - patience: How long it is better than nothing.
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

    /// The sign-in of a secret.
    ///
    /// - Parameter read: Asks the store.
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
            // A disk that is full for a moment signs nobody out.
            if let entry, now - entry.read < patience, isKnown(hash) { return entry.record }
            throw error
        }
    }

    /// Forgets the sign-ins that have ended.
    func forget(_ ended: EndedSignIns) {
        state.withLock { state in
            state.generation += 1
            state.entries = state.entries.filter { !ended.mayContain($0.value.record) }
        }
    }

    /// Forgets all sign-ins of some people.
    func forget(of people: [PersonID]) {
        let people = Set(people)
        state.withLock { state in
            state.generation += 1
            state.entries = state.entries.filter { !people.contains($0.value.record.person) }
        }
    }

    /// Forgets what is known of a secret, so that the store is asked.
    func forget(_ hash: Data) {
        state.withLock { state in
            state.generation += 1
            state.entries[hash] = nil
        }
    }

    /// How many are kept.
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
