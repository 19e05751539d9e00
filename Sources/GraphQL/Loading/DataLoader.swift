public import Synchronization

/// A loader that fetches values by key in batches.
///
///     let users = DataLoader<User.ID, User> { ids in
///         Dictionary(uniqueKeysWithValues: try await store.users(ids).map { ($0.id, $0) })
///     }
///     Field("author") { moment, viewer in try await viewer.users.load(moment.authorID) }
///
/// The executor starts all fields of a request that can start. When all of them are suspended, the loader loads the
/// requested keys together. The number of batches therefore depends on the depth of the query, not on the number of
/// objects. A loader caches its values, but not errors: keys of a failed batch can be requested again. Create one per
/// request, in the context, so that a viewer never receives another viewer's values. All methods can be called from any
/// task.
///
/// The class is inlinable so that the compiler specialises it for the key and value types, which reduces the time of a
/// load to one third.
public final class DataLoader<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// Loads the values of the given keys; keys without a value are missing in the result.
    public typealias Batch = @Sendable ([Key]) async throws -> [Key: Value]

    /// Keys that are loaded together, and the tasks waiting for them. Mutated only while the loader's state is locked,
    /// which the compiler cannot see, as waves are objects outside the lock.
    @usableFromInline
    final class Wave: @unchecked Sendable {
        @usableFromInline var keys: [Key] = []
        @usableFromInline var waiters: [UnsafeContinuation<Void, Never>] = []
        @usableFromInline var isSent = false
        /// The loaded values; nil until the batch returns.
        @usableFromInline var result: Result<[Key: Value], any Error>?

        @usableFromInline init() {}
    }

    @usableFromInline
    enum Entry: Sendable {
        case loaded(Value?)
        case loading(Wave)
    }

    @usableFromInline
    struct State: Sendable {
        @usableFromInline var entries: [Key: Entry] = [:]
        /// The wave that collects keys for the next batch.
        @usableFromInline var next: Wave?

        @usableFromInline init() {}
    }

    @usableFromInline let state = Mutex(State())
    @usableFromInline let maximumBatchSize: Int
    @usableFromInline let batch: Batch

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - maximumBatchSize: The maximum number of keys per batch, at least 1; more keys are split into several
    ///     batches. The default is 1000.
    ///   - batch: Loads the values of a batch of distinct keys. It is cancelled together with the request.
    @inlinable
    public init(maximumBatchSize: Int = 1000, batch: @escaping Batch) {
        self.maximumBatchSize = max(1, maximumBatchSize)
        self.batch = batch
    }

    /// Returns the value of a key, or nil when there is none.
    ///
    /// - Throws: The error thrown by the key's batch.
    @inlinable
    public func load(_ key: Key) async throws -> Value? {
        let (entry, step) = state.withLock { $0.add(key, maximumBatchSize) }
        perform(step)
        return try await value(of: key, entry)
    }

    /// Returns the values of several keys, in the order of the keys; nil where a key has no value.
    ///
    /// - Throws: The error thrown by a batch that contains one of the keys.
    @inlinable
    public func load(_ keys: [Key]) async throws -> [Value?] {
        // All keys are added before the first batch starts, so they share their waves.
        let added = state.withLock { state in keys.map { state.add($0, maximumBatchSize) } }
        for (_, step) in added { perform(step) }
        var values: [Value?] = []
        values.reserveCapacity(keys.count)
        for (key, (entry, _)) in zip(keys, added) { values.append(try await value(of: key, entry)) }
        return values
    }

    /// Returns the value of a key, which must exist.
    ///
    /// - Throws: `GraphQLError` that names the Swift type if there is no value, or the error thrown by the key's batch.
    @inlinable
    public func load(required key: Key) async throws -> Value {
        guard let value = try await load(key) else { throw GraphQLError("\(Value.self) was not found.") }
        return value
    }

    /// Returns the values of several keys, which must all exist, in the order of the keys.
    ///
    /// - Throws: `GraphQLError` when a value is missing, or the error thrown by a batch that contains one of the keys.
    @inlinable
    public func load(required keys: [Key]) async throws -> [Value] {
        try await load(keys).map { value in
            guard let value else { throw GraphQLError("\(Value.self) was not found.") }
            return value
        }
    }

    /// Caches a value that was loaded in another way, replacing a cached one. Nil means that the key has no value.
    public func prime(_ key: Key, with value: Value?) {
        state.withLock { $0.entries[key] = .loaded(value) }
    }

    /// Removes a cached value, for example after a mutation.
    ///
    /// Callers that are already waiting for the key receive the value of their batch, which is not cached.
    public func forget(_ key: Key) {
        state.withLock { $0.entries[key] = nil }
    }

    @inlinable
    func value(of key: Key, _ entry: Entry) async throws -> Value? {
        switch entry {
        case .loaded(let value): return value
        case .loading(let wave):
            // The waiter is resumed exactly once: when the wave ends, or immediately if the wave has already ended.
            await withUnsafeContinuation { waiter in
                let isOver = state.withLock { _ in
                    if wave.result == nil { wave.waiters.append(waiter) }
                    return wave.result != nil
                }
                if isOver { waiter.resume() }
            }
            return try state.withLock { _ in wave.result }?.get()[key]
        }
    }

    @inlinable
    func perform(_ step: Step) {
        switch step {
        case .none: break
        case .schedule(let wave): LoadingTurn.whenAllWait { await self.send(wave) }
        case .send(let wave): LoadingTurn.start { await self.send(wave) }
        }
    }

    /// Loads the keys of a wave unless it was already sent because it was full.
    @inlinable
    func send(_ wave: Wave) async {
        let keys = state.withLock { state -> [Key] in
            guard !wave.isSent else { return [] }
            wave.isSent = true
            if state.next === wave { state.next = nil }
            return wave.keys
        }
        guard !keys.isEmpty else { return }
        do {
            finish(wave, .success(try await batch(keys)))
        } catch {
            finish(wave, .failure(error))
        }
    }

    @inlinable
    func finish(_ wave: Wave, _ result: Result<[Key: Value], any Error>) {
        let waiters = state.withLock { state in
            wave.result = result
            for key in wave.keys {
                // A value primed in the meantime is newer and stays. Keys of a failed batch can be requested again.
                guard case .loading(let loading)? = state.entries[key], loading === wave else { continue }
                if case .success(let values) = result {
                    state.entries[key] = .loaded(values[key])
                } else {
                    state.entries[key] = nil
                }
            }
            defer { wave.waiters = [] }
            return wave.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}

extension DataLoader {
    /// The action to take after a key was added to a wave.
    @usableFromInline
    enum Step {
        case none
        /// The key is the wave's first: schedule the wave.
        case schedule(Wave)
        /// The key filled the wave: send it now.
        case send(Wave)
    }
}

extension DataLoader.State {
    /// Registers a request for a key.
    @inlinable
    mutating func add(_ key: Key, _ maximumBatchSize: Int) -> (DataLoader.Entry, DataLoader.Step) {
        if let entry = entries[key] { return (entry, .none) }
        let wave = next ?? DataLoader.Wave()
        let entry = DataLoader.Entry.loading(wave)
        entries[key] = entry
        wave.keys.append(key)
        if wave.keys.count >= maximumBatchSize {
            next = nil
            return (entry, .send(wave))
        }
        defer { next = wave }
        return (entry, next == nil ? .schedule(wave) : .none)
    }
}

/// A scheduler for batches.
///
/// The tasks of batches belong to the request and inherit its task-local values: cancelling the request, or passing its
/// deadline, cancels the batches it waits for.
@usableFromInline
enum LoadingTurn {
    /// Loads a batch when all fields of the request are suspended.
    @usableFromInline
    static func whenAllWait(_ load: @escaping @Sendable () async -> Void) {
        let executor = CurrentRequest.executor
        let task = Task(executorPreference: executor) {
            // Outside a request, no executor detects when all tasks are suspended; the batch loads the keys added
            // before this task runs.
            await executor?.allWait()
            await load()
        }
        executor?.cancelWithRequest(task)
    }

    /// Loads a batch concurrently with the rest of the request.
    @usableFromInline
    static func start(_ load: @escaping @Sendable () async -> Void) {
        let executor = CurrentRequest.executor
        let task = Task(executorPreference: executor) { await load() }
        executor?.cancelWithRequest(task)
    }
}
