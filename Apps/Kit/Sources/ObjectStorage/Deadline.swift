/// The end of the time for a piece of work.
enum Deadline {
    struct Passed: Error {}

    /// Runs `body`, and cancels it at `end`.
    ///
    /// - Throws: `Passed`, or the error of `body`.
    static func within<T: Sendable>(
        _ end: ContinuousClock.Instant,
        _ body: @escaping @Sendable () async throws -> T
    ) async throws -> T {
        try await withThrowingTaskGroup(of: T.self) { group in
            group.addTask(operation: body)
            group.addTask {
                try await Task.sleep(until: end)
                throw Passed()
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }
}
