internal import Dispatch
internal import Foundation
internal import Synchronization

/// A presenter as others call it: on its own queue.
// Unchecked: the presenter is used on its queue only, except for the queue itself and the URL.
struct CalledPresenter: @unchecked Sendable {
    typealias Reacquirer = @Sendable () -> Void

    let presenter: any NSFilePresenter

    /// Calls the presenter without waiting.
    func notify(_ body: @escaping @Sendable (any NSFilePresenter) -> Void) {
        presenter.presentedItemOperationQueue.addOperation { body(self.presenter) }
    }

    /// Calls the presenter, and waits until it calls the function that it receives.
    ///
    /// On the presenter's own queue, an answer that comes later is not waited for: it would never come.
    ///
    /// - Parameter late: Receives an answer that comes later.
    /// - Throws: `CocoaError(.fileLocking)` if there is no answer at the deadline.
    func ask<Answer: Sendable>(
        until deadline: DispatchTime,
        _ question: @escaping @Sendable (any NSFilePresenter, @escaping (Answer) -> Void) -> Void,
        late: @escaping @Sendable (Answer) -> Void = { _ in }
    ) throws -> Answer? {
        let answer = FirstAnswer<Answer>(late: late)
        if isOnQueue {
            question(presenter) { answer.give($0) }
            return answer.value()
        }
        presenter.presentedItemOperationQueue.addOperation { question(self.presenter) { answer.give($0) } }
        answer.wait(until: deadline)
        guard let value = answer.value() else {
            let reason = "A presenter of the file did not answer in time"
            throw CocoaError(.fileLocking, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
        }
        return value
    }

    /// Asks the presenter to give up its file until the result is called.
    func askToRelinquish(
        until deadline: DispatchTime,
        _ question: @escaping @Sendable (any NSFilePresenter, @escaping (Reacquirer?) -> Void) -> Void
    ) throws -> Reacquirer? {
        // A presenter that gives up its file too late gets it back at once.
        let answer = try ask(until: deadline, question, late: { reacquirer in reacquirer?() })
        return answer ?? nil
    }

    private var isOnQueue: Bool {
        let queue = presenter.presentedItemOperationQueue
        if OperationQueue.current === queue { return true }
        return Thread.isMainThread && (queue === OperationQueue.main || queue.underlyingQueue === DispatchQueue.main)
    }
}

/// The first value that is given, from any thread.
private final class FirstAnswer<Value: Sendable>: Sendable {
    private enum State {
        case pending
        case given(Value)
        case abandoned
    }

    private let state = Mutex(State.pending)
    private let isGiven = DispatchSemaphore(value: 0)
    private let late: @Sendable (Value) -> Void

    init(late: @escaping @Sendable (Value) -> Void) { self.late = late }

    /// Gives a value. Only the first one counts.
    func give(_ value: Value) {
        let isLate: Bool = state.withLock { state in
            switch state {
            case .pending:
                state = .given(value)
                return false
            case .given:
                return false
            case .abandoned:
                state = .given(value)
                return true
            }
        }
        if isLate { late(value) } else { isGiven.signal() }
    }

    func wait(until deadline: DispatchTime) { _ = isGiven.wait(timeout: deadline) }

    /// Returns the value; nil if there is none yet. Then `late` receives it.
    func value() -> Value? {
        state.withLock { state -> Value? in
            if case .given(let value) = state { return value }
            state = .abandoned
            return nil
        }
    }
}
