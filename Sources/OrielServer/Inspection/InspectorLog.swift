#if DEBUG
internal import Foundation
internal import OrielCore
internal import Synchronization

/// What a page has done while an inspector watches: the last flushes, and the frames sent for them.
///
/// The graph and the document add to it, and a request waits for what is new. A log that nobody has asked for a while is closed, so that a
/// page whose inspector has gone costs nothing.
package final class InspectorLog: Sendable {
    struct Entry: Encodable, Sendable {
        /// Increases by one with each entry.
        var number: Int
        /// Milliseconds since 1970.
        var time: Double
        var flush: FlushRecord?
        var frame: Frame?
    }

    /// A frame sent to the client.
    struct Frame: Encodable, Sendable, Equatable {
        var number: UInt32
        var bytes: Int
        /// The number of the last event that the frame answers.
        var answeredEvent: UInt32
        /// The time for its encoding in seconds.
        var duration: Double
    }

    private struct State {
        var entries: [Entry] = []
        var lastNumber = 0
        var isOpen = false
        var lastQuestion = ContinuousClock.now
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastWaiter = 0
    }

    /// The most entries that are kept.
    private static let limit = 300
    /// The time without a question after which the log is closed.
    static let attention = Duration.seconds(20)
    /// The most requests that wait at once.
    private static let waiterLimit = 8

    private let state = Mutex(State())

    /// Begins to record.
    func open(now: ContinuousClock.Instant = .now) {
        state.withLock { state in
            state.isOpen = true
            state.lastQuestion = now
        }
    }

    /// Whether an inspector watches.
    func isOpen(now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            if state.isOpen, state.lastQuestion + Self.attention < now {
                state.isOpen = false
                state.entries = []
            }
            return state.isOpen
        }
    }

    func add(_ flush: FlushRecord) { add(Entry(number: 0, time: Self.time, flush: flush)) }

    func add(_ frame: Frame) { add(Entry(number: 0, time: Self.time, frame: frame)) }

    private static var time: Double { (Date.now.timeIntervalSince1970 * 1000).rounded() }

    private func add(_ entry: Entry) {
        let waiting = state.withLock { state in
            guard state.isOpen else { return [CheckedContinuation<Void, Never>]() }
            state.lastNumber += 1
            var entry = entry
            entry.number = state.lastNumber
            state.entries.append(entry)
            if state.entries.count > Self.limit { state.entries.removeFirst(state.entries.count - Self.limit) }
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns the entries after a number; waits until there are some.
    ///
    /// - Parameter patience: The maximum time to wait.
    func entries(after number: Int, patience: Duration) async -> [Entry] {
        let known = note(number)
        if !known.isEmpty { return known }
        let waiter = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        let timer = Task { [weak self] in
            try? await Task.sleep(for: patience)
            self?.release(waiter)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isRefused = state.withLock { state in
                    let isTooLate = (state.entries.last?.number ?? 0) > number || Task.isCancelled
                    guard !isTooLate, state.waiting.count < Self.waiterLimit else { return true }
                    state.waiting[waiter] = continuation
                    return false
                }
                if isRefused { continuation.resume() }
            }
        } onCancel: {
            release(waiter)
        }
        timer.cancel()
        return note(number)
    }

    private func note(_ number: Int) -> [Entry] {
        state.withLock { state in
            state.lastQuestion = .now
            return state.entries.filter { $0.number > number }
        }
    }

    private func release(_ waiter: Int) {
        state.withLock { $0.waiting.removeValue(forKey: waiter) }?.resume()
    }
}
#endif
