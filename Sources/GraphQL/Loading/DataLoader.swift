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

    @usableFromInline typealias Waiter = UnsafeContinuation<Value?, any Error>

    /// Keys that are loaded together, and who waits for them. Changed while the loader's state is locked.
    @usableFromInline
    final class Wave: @unchecked Sendable {
        @usableFromInline var keys: [Key] = []
        /// By the index of the key that is waited for.
        @usableFromInline var waiters: [(key: Int, waiter: Waiter)] = []
        @usableFromInline var isSent = false

        @usableFromInline init() {}
    }

    @usableFromInline
    enum Entry: Sendable {
        case loaded(Value?)
        case loading(Wave, Int)
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
        if case .loaded(let value)? = state.withLock({ $0.entries[key] }) { return value }
        // Each waiter is resumed once: at the end of the wave it is put into, or at once when the value came meanwhile.
        return try await withUnsafeThrowingContinuation { waiter in
            switch state.withLock({ $0.add(waiter, for: key, maximumBatchSize) }) {
            case .known(let value): waiter.resume(returning: value)
            case .wait: break
            case .schedule(let wave): schedule(wave)
            case .send(let wave): send(wave)
            }
        }
    }

    /// The values of several keys, at their indices.
    @inlinable
    public func load(_ keys: [Key]) async throws -> [Value?] {
        try await withThrowingTaskGroup(of: (Int, Value?).self) { group in
            for (index, key) in keys.enumerated() { group.addTask { (index, try await self.load(key)) } }
            var values = [Value?](repeating: nil, count: keys.count)
            for try await (index, value) in group { values[index] = value }
            return values
        }
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
    func schedule(_ wave: Wave) {
        LoadingTurn.whenAllWait { self.send(wave) }
    }

    /// Loads the keys of a wave, unless it was sent because it was full.
    @inlinable
    func send(_ wave: Wave) {
        let keys = state.withLock { state -> [Key] in
            guard !wave.isSent else { return [] }
            wave.isSent = true
            if state.next === wave { state.next = nil }
            return wave.keys
        }
        guard !keys.isEmpty else { return }
        LoadingTurn.start {
            let result: Result<[Key: Value], any Error>
            do {
                result = .success(try await self.batch(keys))
            } catch {
                result = .failure(error)
            }
            self.finish(wave, keys, result)
        }
    }

    @inlinable
    func finish(_ wave: Wave, _ keys: [Key], _ result: Result<[Key: Value], any Error>) {
        let waiters = state.withLock { state in
            for key in keys {
                // What was primed meanwhile is newer; what failed may be asked for again.
                guard case .loading(let loading, _)? = state.entries[key], loading === wave else { continue }
                if case .success(let values) = result {
                    state.entries[key] = .loaded(values[key])
                } else {
                    state.entries[key] = nil
                }
            }
            return wave.waiters
        }
        for (key, waiter) in waiters { waiter.resume(with: result.map { $0[keys[key]] }) }
    }
}

extension DataLoader.State {
    @usableFromInline
    enum Step {
        case known(Value?)
        case wait
        /// The wave has its first key.
        case schedule(DataLoader.Wave)
        /// The wave has all keys that it holds.
        case send(DataLoader.Wave)
    }

    @inlinable
    mutating func add(_ waiter: DataLoader.Waiter, for key: Key, _ maximumBatchSize: Int) -> Step {
        switch entries[key] {
        case .loaded(let value): return .known(value)
        case .loading(let wave, let index):
            wave.waiters.append((index, waiter))
            return .wait
        case nil: break
        }
        let wave = next ?? DataLoader.Wave()
        entries[key] = .loading(wave, wave.keys.count)
        wave.waiters.append((wave.keys.count, waiter))
        wave.keys.append(key)
        if wave.keys.count >= maximumBatchSize {
            next = nil
            return .send(wave)
        }
        defer { next = wave }
        return next == nil ? .schedule(wave) : .wait
    }
}

/// When loaders send their batches.
@usableFromInline
enum LoadingTurn {
    /// Has a batch sent when all fields of the request wait.
    @usableFromInline
    static func whenAllWait(_ send: @escaping @Sendable () -> Void) {
        if let executor = CurrentRequest.executor {
            executor.whenAllWait(send)
        } else {
            // Outside of a request nobody knows when all wait: what else was asked for in this turn comes along.
            Task { send() }
        }
    }

    /// Loads a batch beside whatever else the request does.
    @usableFromInline
    static func start(_ load: @escaping @Sendable () async -> Void) {
        Task(executorPreference: CurrentRequest.executor) { await load() }
    }
}
