/// A time limit for asynchronous work.
enum Deadline {
    /// Runs `body`, and cancels it if it takes longer than `limit`.
    ///
    /// - Throws: The error of `body`, or `late`.
    static func run<T: Sendable>(
        _ limit: Duration,
        on clock: any Clock<Duration>,
        body: @escaping @Sendable () async throws -> T,
        late: @escaping @Sendable () -> any Error
    ) async throws -> T {
        try await withThrowingTaskGroup(of: T.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await clock.sleep(for: limit)
                throw late()
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw CancellationError() }
            return value
        }
    }
}
