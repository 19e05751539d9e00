internal import Synchronization

/// Whether a browser is connected to a page, for code on any thread.
package final class PageConnection: Sendable {
    private struct State {
        /// True from the beginning, because a browser has asked for the page.
        var isConnected = true
        var observers: [ObjectIdentifier: @Sendable (Bool) -> Void] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    package var isConnected: Bool { state.withLock(\.isConnected) }

    /// Sets the state, and tells it the observers if it has changed.
    package func set(isConnected: Bool) {
        state.withLock { state in
            guard state.isConnected != isConnected else { return }
            state.isConnected = isConnected
            for observer in state.observers.values { observer(isConnected) }
        }
    }

    /// Calls a function with the state: now and after each change, in order.
    ///
    /// - Parameters:
    ///   - owner: Names the observer. An owner has one at most.
    ///   - observer: Must not use this object, which is locked during the call.
    package func observe(as owner: AnyObject, _ observer: @escaping @Sendable (Bool) -> Void) {
        state.withLock { state in
            state.observers[ObjectIdentifier(owner)] = observer
            observer(state.isConnected)
        }
    }

    package func removeObserver(_ owner: AnyObject) {
        // Deinitialized outside the lock, because an observer may own an object that removes another one.
        _ = state.withLock { $0.observers.removeValue(forKey: ObjectIdentifier(owner)) }
    }
}
