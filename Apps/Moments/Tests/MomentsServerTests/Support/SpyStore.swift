import MomentsModel
import MomentsServer
import Synchronization

/// A store that records the calls to it, and fails on a test's request.
final class SpyStore: MomentStore {
    let store: any MomentStore
    private let state = Mutex(State())

    private struct State {
        var calls: [String] = []
        var failure: StoreError?
        var first: PersonID?
        var beforeReading: (@Sendable (PersonID) async -> Void)?
    }

    init(_ store: any MomentStore) {
        self.store = store
    }

    /// The names of the methods that were called.
    var calls: [String] {
        get { state.withLock { $0.calls } }
        set { state.withLock { $0.calls = newValue } }
    }

    /// The error that every method throws from now on.
    var failure: StoreError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// The person who was added first.
    var first: PersonID? { state.withLock { $0.first } }

    func noteFirst(_ person: PersonID) { state.withLock { $0.first = $0.first ?? person } }

    /// Called before a timeline, or the likes of moments, are read for a person.
    var beforeReading: (@Sendable (PersonID) async -> Void)? {
        get { state.withLock { $0.beforeReading } }
        set { state.withLock { $0.beforeReading = newValue } }
    }

    /// Records a call, and throws the failure of the test.
    func note(_ name: String = #function) throws {
        let failure = state.withLock { state in
            state.calls.append(String(name.prefix { $0 != "(" }))
            return state.failure
        }
        if let failure { throw failure }
    }

    func changes(for viewer: PersonID) -> AsyncStream<Change> { store.changes(for: viewer) }

    func check() async throws {
        try note()
        return try await store.check()
    }
}
