import Synchronization

/// Loads values by key, all keys of a wave of fields at once.
///
///     let users = DataLoader<User.ID, User> { ids in
///         Dictionary(uniqueKeysWithValues: try await store.users(ids).map { ($0.id, $0) })
///     }
///     Field("author") { moment, viewer in try await viewer.users.load(moment.authorID) }
///
/// The fields of a request that can start are started; when all of them wait, the keys they asked for are loaded together.
/// So the number of calls depends on how deep a query is, not on how many objects it has. A loader remembers what it
/// loaded: make one per request, as part of the context, so that nobody sees what another may see.
public final class DataLoader<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// Loads the values of some keys; a key without a value is left out.
    public typealias Batch = @Sendable ([Key]) async throws -> [Key: Value]

    private struct State {
        var loaded: [Key: Result<Value?, any Error>] = [:]
        /// Who waits for a key, while it is being loaded or about to be.
        var waiting: [Key: [CheckedContinuation<Value?, any Error>]] = [:]
        /// The keys of the batch to come.
        var keys: [Key] = []

        enum Step {
            case ready(Result<Value?, any Error>)
            case wait
            /// The first key of a batch.
            case schedule
            /// The last key that a batch holds.
            case send
        }

        mutating func wait(
            for key: Key,
            _ continuation: CheckedContinuation<Value?, any Error>,
            _ maximumBatchSize: Int
        ) -> Step {
            if let known = loaded[key] { return .ready(known) }
            if waiting[key] != nil {
                waiting[key]?.append(continuation)
                return .wait
            }
            waiting[key] = [continuation]
            keys.append(key)
            if keys.count >= maximumBatchSize { return .send }
            return keys.count == 1 ? .schedule : .wait
        }

        mutating func finish(_ key: Key, _ value: Result<Value?, any Error>) -> [CheckedContinuation<Value?, any Error>] {
            // What failed may be asked for again.
            if case .success = value { loaded[key] = value }
            return waiting.removeValue(forKey: key) ?? []
        }
    }

    private let state = Mutex(State())
    private let maximumBatchSize: Int
    private let batch: Batch

    /// - Parameter maximumBatchSize: How many keys are loaded at once; more are loaded by several calls.
    public init(maximumBatchSize: Int = 1000, batch: @escaping Batch) {
        self.maximumBatchSize = max(1, maximumBatchSize)
        self.batch = batch
    }

    /// The value of a key; nil when there is none.
    ///
    /// - Throws: What loading its batch threw.
    public func load(_ key: Key) async throws -> Value? {
        if let known = state.withLock({ $0.loaded[key] }) { return try known.get() }
        return try await withCheckedThrowingContinuation { continuation in
            let step = state.withLock { $0.wait(for: key, continuation, maximumBatchSize) }
            switch step {
            case .ready(let result): continuation.resume(with: result)
            case .wait: break
            case .schedule: schedule()
            case .send: send()
            }
        }
    }

    /// The values of several keys, at their indices.
    public func load(_ keys: [Key]) async throws -> [Value?] {
        try await withThrowingTaskGroup(of: (Int, Value?).self) { group in
            for (index, key) in keys.enumerated() { group.addTask { (index, try await self.load(key)) } }
            var values = [Value?](repeating: nil, count: keys.count)
            for try await (index, value) in group { values[index] = value }
            return values
        }
    }

    /// Remembers a value that was found in another way.
    public func prime(_ key: Key, with value: Value?) {
        state.withLock { $0.loaded[key] = .success(value) }
    }

    /// Forgets a value, as after a change.
    public func forget(_ key: Key) {
        state.withLock { $0.loaded[key] = nil }
    }

    private func schedule() {
        if let executor = CurrentRequest.executor {
            executor.whenAllWait { self.send() }
        } else {
            // Outside of a request nobody knows when all wait: what else was asked for in this turn comes along.
            Task { self.send() }
        }
    }

    private func send() {
        let keys = state.withLock { state in
            defer { state.keys = [] }
            return state.keys
        }
        guard !keys.isEmpty else { return }
        Task(executorPreference: CurrentRequest.executor) { await self.load(batch: keys) }
    }

    private func load(batch keys: [Key]) async {
        let result: Result<[Key: Value], any Error>
        do {
            result = .success(try await batch(keys))
        } catch {
            result = .failure(error)
        }
        for key in keys {
            let value = result.map { $0[key] }
            let waiting = state.withLock { $0.finish(key, value) }
            for continuation in waiting { continuation.resume(with: value) }
        }
    }
}
