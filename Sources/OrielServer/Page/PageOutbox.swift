internal import OrielCore
internal import OrielWeb
internal import Synchronization

/// The output of a page's views that its document has not taken yet.
///
/// The graph adds to it on the main actor, the app's tasks on any thread, and the session's task takes from it.
final class PageOutbox: Sendable {
    private struct State {
        var patches: [Patch] = []
        var commands: [PageCommand] = []
        var frameHandler: (@Sendable () -> Void)?
        /// Whether the document has commands that the client must receive in a separate frame.
        var owesCommands = false
        /// Whether the graph was rebuilt only for a date and has released its content again.
        var isReleasedAgain = false
        /// Whether the frame handler has been called since the last frame.
        var hasCalled = false
    }

    private let state = Mutex(State())

    func add(_ patches: [Patch]) {
        note { state in
            // A new flush starts at the current time, so patches that an older one scheduled for later are due.
            state.patches.removeAll(where: \.operation.isMoment)
            state.patches += patches
        }
    }

    func add(_ command: PageCommand) { note { $0.commands.append(command) } }

    /// Notes that the document has commands which are not part of the page it has rendered.
    func noteOwedCommands() { note { $0.owesCommands = true } }

    /// Notes that the graph has rebuilt its content, or has released it again.
    func noteContent(isReleasedAgain: Bool) { note { $0.isReleasedAgain = isReleasedAgain } }

    private func note(_ change: (inout State) -> Void) {
        let handler = state.withLock { state -> (@Sendable () -> Void)? in
            change(&state)
            guard !state.hasCalled, let handler = state.frameHandler else { return nil }
            state.hasCalled = true
            return handler
        }
        handler?()
    }

    /// Sets the handler of ``LivePage/setFrameHandler(_:)``.
    func setFrameHandler(_ handler: (@Sendable () -> Void)?) {
        let isWaiting = state.withLock { state in
            state.frameHandler = handler
            let hasWork = !state.patches.isEmpty || !state.commands.isEmpty || state.owesCommands
            state.hasCalled = handler != nil && hasWork
            return state.hasCalled
        }
        if isWaiting { handler?() }
    }

    /// Removes and returns everything.
    func take() -> (patches: [Patch], commands: [PageCommand]) {
        state.withLock { state in
            defer {
                state.patches.removeAll()
                state.commands.removeAll()
                state.owesCommands = false
                state.hasCalled = false
            }
            return (state.patches, state.commands)
        }
    }

    var isEmpty: Bool { state.withLock { $0.patches.isEmpty && $0.commands.isEmpty } }

    /// Whether the graph has released its content again; then the document should, too.
    var isReleasedAgain: Bool { state.withLock { $0.isReleasedAgain } }
}
