import SwiftUI
import UIKit

/// An editor of UIKit that makes the selected words bold in Markdown, and says how long the selection is.
struct MarkdownEditor: UIViewRepresentable {
    @Binding var selected: Int
    let view: UITextView

    func makeUIView(context: Context) -> UITextView {
        view.text = "Hello, world"
        view.accessibilityLabel = "Note"
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextViewDelegate {
        private let parent: MarkdownEditor

        init(_ parent: MarkdownEditor) { self.parent = parent }

        func textViewDidChangeSelection(_ textView: UITextView) { parent.selected = textView.selectedRange.length }
    }
}

/// Puts stars around the selection, as toolbars of editors do.
@MainActor
func makeBold(_ input: any UITextInput) {
    guard let range: UITextRange = input.selectedTextRange, let text = input.text(in: range) else { return }
    input.replace(range, withText: "**\(text)**")
}

/// Moves the insertion point to the beginning.
@MainActor
func moveToBeginning(_ input: any UITextInput) {
    let start: UITextPosition = input.beginningOfDocument
    input.selectedTextRange = input.textRange(from: start, to: start)
}

/// Types as keys of a keyboard of the app's own do.
@MainActor
func press(_ keys: [String], into input: any UIKeyInput) {
    for key in keys {
        if key == "⌫" { input.deleteBackward() } else { input.insertText(key) }
    }
}

/// Notes the changes of texts and selections.
final class SelectionLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var entries: [String] = []

    func textFieldDidChangeSelection(_ textField: UITextField) {
        let start = textField.selectedTextRange?.start ?? textField.beginningOfDocument
        entries.append("field at \(textField.offset(from: textField.beginningOfDocument, to: start))")
    }

    func textViewDidChange(_ textView: UITextView) { entries.append("view changed") }

    func textViewDidChangeSelection(_ textView: UITextView) {
        entries.append("view at \(textView.selectedRange.location)")
    }
}
