import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct TextInputUIKitTests {
    private struct Screen: View {
        let view: UITextView
        @State private var selected = 0

        var body: some View {
            MarkdownEditor(selected: $selected, view: view)
            Text("selected: \(selected)")
        }
    }

    @Test func `a text view follows the selection of the browser`() async throws {
        let view = UITextView()
        view.text = "Hello, world"
        #expect(view.selectedRange == NSRange(location: 12, length: 0))
        let host = ViewHost { Screen(view: view) }

        try await host.select(0..<5, inField: "Note")
        #expect(view.selectedRange == NSRange(location: 0, length: 5) && host.texts.contains("selected: 5"))

        makeBold(view)
        #expect(view.text == "**Hello**, world" && view.selectedRange == NSRange(location: 9, length: 0))
    }

    @Test func `the insertion point follows what is typed`() async throws {
        let view = UITextView()
        let host = ViewHost { Screen(view: view) }
        view.selectedRange = NSRange(location: 5, length: 0)
        await host.settle()

        try await host.type("Hello!, world", into: "Note")

        #expect(view.selectedRange == NSRange(location: 6, length: 0) && view.text == "Hello!, world")
    }

    @Test func `positions count code units`() {
        let field = UITextField()
        field.text = "a👋b"

        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.endOfDocument, offset: -4) == field.beginningOfDocument)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
        let range = field.textRange(from: field.endOfDocument, to: field.beginningOfDocument)
        #expect(range.flatMap { field.text(in: $0) } == "a👋b" && range?.isEmpty == false)
    }

    @Test func `delegates learn of the selection after a replacement`() throws {
        let (field, view, log) = (UITextField(), UITextView(), SelectionLog())
        field.text = "Hello"
        view.text = "Hello"
        field.delegate = log
        view.delegate = log
        field.addAction(UIAction { _ in log.entries.append("field changed") }, for: .editingChanged)

        field.replace(try #require(field.selectedTextRange), withText: "!")
        view.replace(try #require(view.selectedTextRange), withText: "?!")

        #expect(log.entries == ["field changed", "field at 6", "view changed", "view at 7"])
    }

    @Test func `keys of the app type at the insertion point`() {
        let field = UITextField()
        press(["1", "2", "👋", "⌫"], into: field)
        #expect(field.text == "12" && field.hasText)

        moveToBeginning(field)
        press(["0", "⌫", "3"], into: field)
        #expect(
            field.text == "312"
                && field.selectedTextRange?.start
                    == field.position(
                        from: field.beginningOfDocument,
                        offset: 1
                    )
        )

        field.selectAll(nil)
        press(["⌫"], into: field)
        #expect(field.text == "")
    }
}
