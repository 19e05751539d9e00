package import Foundation

/// The state that text fields and text views share.
package struct TextInputState: Equatable {
    package var traits = TextTraits()
    /// The view at the lower edge of the page while people type.
    package var accessory: UIView?
    package var selection = TextSelectionState()
    /// The focus that the app asks for; nil after the page has followed.
    package var focusRequest: Bool?
    /// Whether the view is edited.
    package fileprivate(set) var hasFocus = false
}

/// What a text field or a text view reports to its delegate.
package enum TextInputEvent { case textDidChange, selectionDidChange, editingDidBegin, editingDidEnd }

/// A view in which people type: the text, the selection, the focus, and how they change.
@MainActor
package protocol TextInputView: UIView {
    var inputState: TextInputState { get set }
    /// The text, as the app and the user have changed it last.
    var typedText: String { get set }
    /// Whether the user can change the text.
    var acceptsTyping: Bool { get }

    // The answers of the delegate.
    func agreesToBeginEditing() -> Bool
    func agreesToEndEditing() -> Bool
    func agrees(toReplace range: NSRange, by text: String) -> Bool

    func report(_ event: TextInputEvent)
}

// MARK: - Text

extension TextInputView {
    /// Applies a text that the user has typed, if the delegate agrees.
    package func userDidType(_ new: String) {
        guard acceptsTyping, new != typedText else { return }
        let change = TextChange(from: typedText, to: new)
        let isAccepted = agrees(toReplace: change.range, by: change.replacement)
        // The browser gets the text that is kept.
        drawingWillChange()
        guard isAccepted else { return }
        typedText = new
        _ = inputState.selection.take(change.end)
        report(.textDidChange)
        report(.selectionDidChange)
    }

    /// Replaces a part of the text for the app. The insertion point is after it.
    func replaceText(in range: NSRange, by text: String) {
        typedText = typedText.replacing(range, by: text)
        inputState.selection.set(NSRange(location: range.location + text.utf16.count, length: 0))
        report(.textDidChange)
        report(.selectionDidChange)
    }
}

// MARK: - Selection

extension TextInputView {
    /// Returns the selection, which the browser reports from now on.
    func watchedSelection() -> NSRange {
        if !inputState.selection.isWatched {
            DrawingTurn.after { [weak self] in self?.inputState.selection.watch() }
        }
        return inputState.selection.range(in: typedText.utf16.count)
    }

    /// Selects a range for the app; nil for the end of the text.
    func select(_ range: NSRange?) {
        inputState.selection.set(range ?? NSRange(location: typedText.utf16.count, length: 0))
    }

    /// Takes what the user has selected, in UTF-16 code units.
    package func userDidSelect(_ range: Range<Int>) {
        guard inputState.selection.take(NSRange(location: range.lowerBound, length: range.count)) else { return }
        report(.selectionDidChange)
    }
}

// MARK: - Focus

extension TextInputView {
    /// Asks the page for the focus; false if the user cannot change the text.
    func requestFocus() -> Bool {
        guard acceptsTyping else { return false }
        if !inputState.hasFocus { inputState.focusRequest = true }
        return true
    }

    /// Asks the page to remove the focus; false if the view has none.
    func requestEndOfFocus() -> Bool {
        guard inputState.hasFocus || inputState.focusRequest == true else { return false }
        inputState.focusRequest = false
        return true
    }

    private var editingFocus: EditingFocus { (PageDevice.current ?? page).editingFocus }

    /// Follows a change of the keyboard's focus, if the delegate agrees.
    ///
    /// The browser has moved the focus already. A view whose delegate refuses to end editing gets it back. Until its
    /// delegate agrees, editing begins in no other view of the page: two views that refuse would otherwise pass the
    /// focus to and fro for ever.
    package func focusDidChange(to isFocused: Bool) {
        let focus = editingFocus
        if !isFocused { focus.removeWaiting(self) }
        guard isFocused != inputState.hasFocus else { return }
        if isFocused { begin(in: focus) } else { end(in: focus) }
    }

    private func begin(in focus: EditingFocus) {
        guard !focus.isKept(outside: self) else { return focus.waiting = self }
        guard agreesToBeginEditing() else { return inputState.focusRequest = false }
        inputState.hasFocus = true
        report(.editingDidBegin)
    }

    private func end(in focus: EditingFocus) {
        // A view that got the focus before another one refused to lose it ends without a question.
        guard focus.isKept(outside: self) || agreesToEndEditing() else {
            focus.keeper = self
            inputState.focusRequest = true
            return
        }
        inputState.hasFocus = false
        report(.editingDidEnd)
        focus.release(self)
    }

    /// Lets editing begin elsewhere when the page no longer shows the view.
    package func didLeavePage() { editingFocus.release(self) }
}
