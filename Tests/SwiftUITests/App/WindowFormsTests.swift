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

    @Test func `an app with settings of windows shows its first window`() {
        #expect(ViewHost(app: ToolApp.self).texts == ["Open tools"])
        #expect(WindowValues.styles.count == 4 && !WindowValues.levels.contains(.floating))
        #expect(!WindowValues.roles.contains(.principal) && !WindowValues.launch.contains(.presented))
    }
}
