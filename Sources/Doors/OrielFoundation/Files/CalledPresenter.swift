internal import Dispatch
internal import Foundation
internal import Synchronization

/// A presenter as others call it: on its own queue.
// Unchecked: the presenter is used on its queue only, except for the queue itself and the URL.
struct CalledPresenter: @unchecked Sendable {
    let presenter: any NSFilePresenter

    /// Calls the presenter without waiting.
    func notify(_ body: @escaping @Sendable (any NSFilePresenter) -> Void) {
        presenter.presentedItemOperationQueue.addOperation { body(self.presenter) }
    }

    /// Calls the presenter, and waits until it calls the function that it receives.
    ///
    /// On the presenter's own queue, an answer that comes later is not waited for: it would never come.
    func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (any NSFilePresenter, @escaping (Answer) -> Void) -> Void
    ) -> Answer? {
        let answer = FirstAnswer<Answer>()
        if isOnQueue {
            question(presenter) { answer.give($0) }
        } else {
            presenter.presentedItemOperationQueue.addOperation { question(self.presenter) { answer.give($0) } }
            answer.wait()
        }
        return answer.value
    }

    private var isOnQueue: Bool {
        let queue = presenter.presentedItemOperationQueue
        return OperationQueue.current === queue || queue === OperationQueue.main && Thread.isMainThread
    }
}

/// The first value that is given, from any thread.
private final class FirstAnswer<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)
    private let isGiven = DispatchSemaphore(value: 0)

    var value: Value? { state.withLock { $0 } }

    func give(_ value: Value) {
        state.withLock { if $0 == nil { $0 = value } }
        isGiven.signal()
    }

    func wait() { isGiven.wait() }
}
