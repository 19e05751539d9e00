import Synchronization

/// The host's answer to whether it can take another update of the timelines; from any thread.
///
/// A closed gate delays the updates. The first one after it opens shows the current date, so no update is outdated when it
/// reaches the screen.
package final class TimelineGate: Sendable {
    private struct State {
        var isOpen = true
        var waiting: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    package func setOpen(_ isOpen: Bool) {
        let action = state.withLock { state -> (@Sendable () -> Void)? in
            state.isOpen = isOpen
            guard isOpen else { return nil }
            defer { state.waiting = nil }
            return state.waiting
        }
        action?()
    }

    /// Returns true if the gate is open; otherwise runs an action once when it opens, instead of earlier such actions.
    func pass(orWait action: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if !state.isOpen { state.waiting = action }
            return state.isOpen
        }
    }
}
