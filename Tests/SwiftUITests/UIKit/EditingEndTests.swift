import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct EditingEndTests {
    @Test func `a field keeps the focus until its delegate agrees to the end`() async throws {
        let field = UITextField()
        let host = ViewHost { RequiredField(field: field) }

        try await host.focus("Name")
        await host.unfocus()
        #expect(field.isFirstResponder)

        try await host.focus("Name")
        try await host.type("Ada", into: "Name")
        await host.unfocus()
        #expect(!field.isFirstResponder)
    }

    @Test func `a text view keeps the focus until its delegate agrees to the end`() async throws {
        let view = UITextView()
        let host = ViewHost { RequiredText(view: view) }

        try await host.focus("Note")
        await host.unfocus()
        #expect(view.isFirstResponder)

        try await host.focus("Note")
        try await host.type("Words", into: "Note")
        await host.unfocus()
        #expect(!view.isFirstResponder)
    }

    @Test func `two fields that keep the focus do not pass it to and fro`() async throws {
        let (first, second) = (UITextField(), UITextField())
        let host = ViewHost {
            RequiredField(field: second, name: "Mail")
            RequiredField(field: first)
        }

        try await host.focus("Name")
        second.becomeFirstResponder()
        await host.settle()
        #expect(first.isFirstResponder && !second.isFirstResponder)
        #expect(host.focusedName == "Name" && host.issues.isEmpty)

        try await host.type("Ada", into: "Name")
        second.becomeFirstResponder()
        await host.settle()
        #expect(!first.isFirstResponder && second.isFirstResponder)
        #expect(host.focusedName == "Mail" && host.issues.isEmpty)
    }

    @Test func `editing does not begin elsewhere while a field keeps the focus`() async throws {
        let (first, second) = (UITextField(), UITextField())
        let host = ViewHost {
            RequiredField(field: first)
            RequiredField(field: second, name: "Mail")
        }

        try await host.focus("Name")
        try await host.focus("Mail")
        #expect(first.isFirstResponder && !second.isFirstResponder)

        try await host.focus("Name")
        try await host.type("Ada", into: "Name")
        try await host.focus("Mail")
        #expect(!first.isFirstResponder && second.isFirstResponder)
    }

    @Test func `a field that leaves the page does not keep the focus`() async throws {
        let (first, second) = (UITextField(), UITextField())
        let host = ViewHost { LeavingField(first: first, second: second) }
        try await host.focus("Name")
        await host.unfocus()

        try await host.tap("Leave")
        try await host.focus("Mail")

        #expect(second.isFirstResponder)
    }
}

private struct LeavingField: View {
    let first: UITextField
    let second: UITextField
    @State private var isThere = true

    var body: some View {
        if isThere { RequiredField(field: first) }
        RequiredField(field: second, name: "Mail")
        Button("Leave") { isThere = false }
    }
}
