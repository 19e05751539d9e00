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
}
