import Dispatch
import Foundation
import Synchronization

/// A pool of a few threads for blocking work, so that neither requests nor pages wait for it.
///
/// At most `count` jobs run at a time, and `waiting` more wait in order. Further jobs are rejected, because each waiting photo
/// holds its bytes.
final class PhotoWorkers: Sendable {
    private let queue = DispatchQueue(label: "photos", qos: .utility, attributes: .concurrent)
    private let turns: Mutex<Turns>

    init(count: Int, waiting: Int) {
        turns = Mutex(Turns(count: count, waiting: waiting))
    }

    /// - Throws: The error of `work`; `MediaError.busy`; `CancellationError` when the task is cancelled, also while it waits.
    func run<Output: Sendable>(_ work: @escaping @Sendable (Cancellation) throws -> Output) async throws -> Output {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await waitForTurn(cancellation)
            defer { turns.withLock { $0.leave() }?.resume() }
            return try await withCheckedThrowingContinuation { continuation in
                queue.async { continuation.resume(with: Result { try work(cancellation) }) }
            }
        } onCancel: {
            // The flag first: a job that is not waiting yet checks it under the lock before it waits.
            cancellation.cancel()
            turns.withLock { $0.remove(cancellation) }?.resume(throwing: CancellationError())
        }
    }

    /// The number of waiting jobs.
    var waitingCount: Int { turns.withLock { $0.waiting.count } }

    private func waitForTurn(_ cancellation: Cancellation) async throws {
        try await withCheckedThrowingContinuation { (continuation: Turns.Waiter) in
            let answer: Result<Void, any Error>? = turns.withLock { turns in
                if cancellation.isCancelled { return .failure(CancellationError()) }
                return turns.enter(cancellation, continuation)
            }
            if let answer { continuation.resume(with: answer) }
        }
    }
}

/// The running and waiting jobs.
private struct Turns {
    typealias Waiter = CheckedContinuation<Void, any Error>

    private let count: Int
    private let waitingLimit: Int
    private var working = 0
    private(set) var waiting: [(cancellation: Cancellation, continuation: Waiter)] = []

    init(count: Int, waiting: Int) {
        self.count = count
        waitingLimit = waiting
    }

    /// - Returns: The result for the caller; nil if it has to wait.
    mutating func enter(_ cancellation: Cancellation, _ continuation: Waiter) -> Result<Void, any Error>? {
        if working < count {
            working += 1
            return .success(())
        }
        guard waiting.count < waitingLimit else { return .failure(MediaError.busy) }
        waiting.append((cancellation, continuation))
        return nil
    }

    /// - Returns: The next waiting job, which takes over the place; nil if there is none.
    mutating func leave() -> Waiter? {
        guard waiting.isEmpty else { return waiting.removeFirst().continuation }
        working -= 1
        return nil
    }

    mutating func remove(_ cancellation: Cancellation) -> Waiter? {
        guard let index = waiting.firstIndex(where: { $0.cancellation === cancellation }) else { return nil }
        return waiting.remove(at: index).continuation
    }
}
