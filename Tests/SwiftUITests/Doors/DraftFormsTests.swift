import OrielTesting
import Testing

@MainActor
@Suite struct DraftFormsTests {
    @Test func `a mail is shown before it is opened, and can be cancelled`() async throws {
        let host = ViewHost { FeedbackView() }

        try await host.tap("Mail")
        for text in ["help@example.org", "team@example.org", "Feedback", "I like it."] {
            #expect(host.texts.contains(text))
        }
        try await host.tap("Cancel")

        #expect(host.texts.contains("Mail cancelled") && !host.texts.contains("Feedback"))
    }

    // The host of tests opens no links.
    @Test func `a draft that cannot be opened has failed`() async throws {
        let host = ViewHost { FeedbackView() }

        try await host.tap("Mail")
        try await host.tap("Open")
        #expect(host.texts.contains("Mail failed") && !host.texts.contains("I like it."))

        try await host.tap("Message")
        try await host.tap("Open")
        #expect(host.texts.contains("Message failed") && !host.texts.contains("On my way"))
    }

    @Test func `a message is shown before it is opened, and can be cancelled`() async throws {
        let host = ViewHost { FeedbackView() }

        try await host.tap("Message")
        #expect(host.texts.contains("+49301234") && host.texts.contains("On my way"))
        try await host.tap("Cancel")

        #expect(host.texts.contains("Message cancelled") && !host.texts.contains("On my way"))
    }
}
