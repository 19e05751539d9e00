/// A direction in which an arrow key moves.
public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}

extension View {
    /// Runs an action when the delete key is pressed while the focus is in the view.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommand([.delete, .deleteForward], action.map { action in { _ in action() } })
    }

    /// Runs an action when an arrow key is pressed while the focus is in the view.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onCommand(
            [.upArrow, .downArrow, .leftArrow, .rightArrow],
            action.map { action in
                { press in
                    switch press.key {
                    case .upArrow: action(.up)
                    case .downArrow: action(.down)
                    case .leftArrow: action(.left)
                    default: action(.right)
                    }
                }
            }
        )
    }

    /// Runs an action when the escape key is pressed while the focus is in the view.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommand([.escape], action.map { action in { _ in action() } })
    }

    /// Runs an action when the key that plays and pauses is pressed while the focus is in the view. Many systems keep this key from pages.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        onCommand([.playPause], action.map { action in { _ in action() } })
    }

    private nonisolated func onCommand(_ keys: Set<KeyEquivalent>, _ action: ((KeyPress) -> Void)?) -> some View {
        modifier(
            KeyPressModifier(keys: action == nil ? [] : keys, characters: nil) { press in
                guard let action else { return .ignored }
                action(press)
                return .handled
            }
        )
    }
}
