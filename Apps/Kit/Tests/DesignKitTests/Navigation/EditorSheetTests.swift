import DesignKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct EditorSheetTests {
    private func host(
        isSending: Bool,
        disablesFields: Bool? = nil,
        send: @escaping @MainActor () -> Void = {},
        add: @escaping @MainActor () -> Void = {}
    ) -> ViewHost {
        ViewHost {
            EditorSheet(
                Text(verbatim: "Tags"),
                close: Text(verbatim: "Cancel"),
                send: (Text(verbatim: "Save"), send),
                isSending: isSending,
                canSend: true,
                disablesFields: disablesFields,
                animating: isSending
            ) {
                Text(verbatim: "Only you see your tags.")
                Button(action: add) { Text(verbatim: "Add") }
            }
        }
    }

    @Test func `the fields are on the page, and the button sends them`() async throws {
        var sent = 0
        var added = 0
        let host = host(isSending: false, send: { sent += 1 }, add: { added += 1 })
        #expect(host.texts.contains("Tags") && host.texts.contains("Only you see your tags."))

        try await host.tap("Add")
        try await host.tap("Save")

        #expect(sent == 1 && added == 1)
    }

    @Test func `the fields are disabled while they are sent, unless they keep the focus`() async throws {
        var added = 0
        let disabled = host(isSending: true)
        await #expect(throws: ViewHostError.self) { try await disabled.tap("Add") }

        try await host(isSending: true, disablesFields: false, add: { added += 1 }).tap("Add")

        #expect(added == 1)
    }
}
