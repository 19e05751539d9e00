/// The views of a page between which a delegate has stopped a move of the focus.
@MainActor
final class EditingFocus {
    /// The view whose delegate has refused to end editing.
    weak var keeper: (any TextInputView)?
    /// The view that has the focus, and begins editing when the keeper ends it.
    weak var waiting: (any TextInputView)?

    /// Whether another view keeps the focus.
    func isKept(outside view: any TextInputView) -> Bool {
        guard let keeper else { return false }
        return keeper !== view && keeper.acceptsTyping
    }

    /// Notes that a view has lost the focus.
    func removeWaiting(_ view: any TextInputView) { if waiting === view { waiting = nil } }

    /// Notes that a view no longer keeps the focus. Editing begins in the view that waits for it.
    func release(_ view: any TextInputView) {
        guard keeper === view else { return }
        keeper = nil
        let next = waiting
        waiting = nil
        next?.focusDidChange(to: true)
    }
}
