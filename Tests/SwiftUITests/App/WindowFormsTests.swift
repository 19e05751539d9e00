import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct WindowFormsTests {
    @Test func `an app with several scenes begins with the first`() async throws {
        let host = ViewHost(app: MailApp.self)

        #expect(host.texts.first == "one window")
        try await host.tap("Open message")
        #expect(host.texts.contains("Open message"))
    }
}
