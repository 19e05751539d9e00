import Synchronization

/// The photos that are being read from a store, so that requests for the same photo share one reading.
///
/// The first request for a photo reads it. Others wait until it is read, and find it in the cache.
final class PhotoReadings: Sendable {
    private struct Late: Error {}

    private struct State {
        var lastNumber = 0
        var numbers: [String: Int] = [:]
        /// Those who wait for the end of a reading. There is none for a photo that is not being read.
        var waiting: [String: [AsyncStream<Void>.Continuation]] = [:]
    }

    private let patience: Duration
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    /// - Parameter patience: The time after which a request does not wait any longer, and reads the photo, too: the first one
    ///   may be that of a browser that does not take what it has asked for.
    init(patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock()) {
        (self.patience, self.clock) = (patience, clock)
    }

    /// Begins to read a photo. If it is being read already, waits for the end of that.
    ///
    /// - Parameter name: Its name in the cache. Look there before, and afterwards in any case.
    /// - Returns: The reading; nil if another one has ended, or takes too long. A photo that is still not in the cache is then
    ///   read without waiting: those who wait for a store that fails fail at the same time, not one after the other.
    /// - Throws: `CancellationError`
    func begin(_ name: String) async throws -> PhotoReading? {
        let (end, waiter) = AsyncStream.makeStream(of: Void.self)
        let number: Int? = state.withLock { state in
            guard state.numbers[name] == nil else {
                state.waiting[name, default: []].append(waiter)
                return nil
            }
            state.lastNumber += 1
            state.numbers[name] = state.lastNumber
            return state.lastNumber
        }
        if let number { return PhotoReading { self.end(name, number) } }
        do {
            try await Deadline.run(patience, on: clock) {
                for await _ in end {}
            } late: {
                Late()
            }
        } catch is Late {}
        try Task.checkCancellation()
        return nil
    }

    private func end(_ name: String, _ number: Int) {
        let waiting: [AsyncStream<Void>.Continuation] = state.withLock { state in
            // Another reading may have begun since.
            guard state.numbers[name] == number else { return [] }
            state.numbers[name] = nil
            return state.waiting.removeValue(forKey: name) ?? []
        }
        for waiter in waiting { waiter.finish() }
    }

    /// The number of requests that wait for a photo; nil if it is not being read.
    func waitingCount(for name: String) -> Int? {
        state.withLock { state in state.numbers[name].map { _ in state.waiting[name]?.count ?? 0 } }
    }
}

/// One reading of a photo. It ends at the latest with this object.
final class PhotoReading: Sendable {
    private let end: @Sendable () -> Void

    fileprivate init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }

    /// Ends the reading: the photo is in the cache now, or it has failed. Ending it again changes nothing.
    func finish() { end() }
}
