public import Synchronization

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
///
/// Inlinable, so that it is compiled for the types of its keys and values: a load takes a third of the time.
public final class DataLoader<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// Loads the values of some keys; a key without a value is left out.
    public typealias Batch = @Sendable ([Key]) async throws -> [Key: Value]

    /// Keys that are loaded together, and who waits for them. Changed while the loader's state is locked.
    @usableFromInline
    final class Wave: @unchecked Sendable {
        @usableFromInline var keys: [Key] = []
        @usableFromInline var waiters: [UnsafeContinuation<Void, Never>] = []
        @usableFromInline var isSent = false
        /// What was loaded; nil until then.
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
        /// The keys that are not being loaded yet.
        @usableFromInline var next: Wave?

        @usableFromInline init() {}
    }

    @usableFromInline let state = Mutex(State())
    @usableFromInline let maximumBatchSize: Int
    @usableFromInline let batch: Batch

    /// - Parameter maximumBatchSize: How many keys are loaded at once; more are loaded by several calls.
    @inlinable
    public init(maximumBatchSize: Int = 1000, batch: @escaping Batch) {
        self.maximumBatchSize = max(1, maximumBatchSize)
        self.batch = batch
    }

    /// The value of a key; nil when there is none.
    ///
    /// - Throws: What loading its batch threw.
    @inlinable
    public func load(_ key: Key) async throws -> Value? {
        let (entry, step) = state.withLock { $0.add(key, maximumBatchSize) }
        perform(step)
        return try await value(of: key, entry)
    }

    /// The values of several keys, at their indices.
    ///
    /// - Throws: What loading their batch threw.
    @inlinable
    public func load(_ keys: [Key]) async throws -> [Value?] {
        var entries: [Entry] = []
        entries.reserveCapacity(keys.count)
        for key in keys {
            let (entry, step) = state.withLock { $0.add(key, maximumBatchSize) }
            perform(step)
            entries.append(entry)
        }
        // All are asked for before the first is waited for, so most are in one wave.
        var values: [Value?] = []
        values.reserveCapacity(keys.count)
        for (key, entry) in zip(keys, entries) { values.append(try await value(of: key, entry)) }
        return values
    }

    /// The value of a key that must have one.
    ///
    /// - Throws: A `GraphQLError` when there is none, or what loading its batch threw.
    @inlinable
    public func load(required key: Key) async throws -> Value {
        guard let value = try await load(key) else { throw GraphQLError("\(Value.self) was not found.") }
        return value
    }

    /// The values of several keys that must have one, at their indices.
    ///
    /// - Throws: A `GraphQLError` when one is missing, or what loading their batch threw.
    @inlinable
    public func load(required keys: [Key]) async throws -> [Value] {
        try await load(keys).map { value in
            guard let value else { throw GraphQLError("\(Value.self) was not found.") }
            return value
        }
    }

    /// Remembers a value that was found in another way.
    public func prime(_ key: Key, with value: Value?) {
        state.withLock { $0.entries[key] = .loaded(value) }
    }

    /// Forgets a value, as after a change.
    public func forget(_ key: Key) {
        state.withLock { $0.entries[key] = nil }
    }

    @inlinable
    func value(of key: Key, _ entry: Entry) async throws -> Value? {
        switch entry {
        case .loaded(let value): return value
        case .loading(let wave):
            // The waiter is resumed once: at the end of the wave, or at once when that came first.
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

    /// Loads the keys of a wave, unless it was sent because it was full.
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
                // What was primed meanwhile is newer; what failed may be asked for again.
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
    /// What has to be done about a wave that has a new key.
    @usableFromInline
    enum Step {
        case none
        /// It is its first key.
        case schedule(Wave)
        /// It is the last that it holds.
        case send(Wave)
    }
}

extension DataLoader.State {
    /// Notes that a key is asked for.
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

/// When loaders send their batches. What is started belongs to the request, with the values of its task and its end: a
/// request that is cancelled, or past its deadline, cancels the batches it waits for.
@usableFromInline
enum LoadingTurn {
    /// Loads a batch when all fields of the request wait.
    @usableFromInline
    static func whenAllWait(_ load: @escaping @Sendable () async -> Void) {
        let executor = CurrentRequest.executor
        let task = Task(executorPreference: executor) {
            // Outside of a request nobody knows when all wait: what else was asked for in this turn comes along.
            await executor?.allWait()
            await load()
        }
        executor?.cancelWithRequest(task)
    }

    /// Loads a batch beside whatever else the request does.
    @usableFromInline
    static func start(_ load: @escaping @Sendable () async -> Void) {
        let executor = CurrentRequest.executor
        let task = Task(executorPreference: executor) { await load() }
        executor?.cancelWithRequest(task)
    }
}
