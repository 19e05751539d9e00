import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct StateViewTests {
    @Test func `what could not be loaded can be tried again`() async throws {
        var tries = 0
        let host = ViewHost { ErrorStateView(Text(verbatim: "No network.")) { tries += 1 } }

        try await host.tap("Try again")

        #expect(tries == 1)
        #expect(host.texts.contains("No network."))
    }

    @Test func `a banner is told to screen readers and leads on`() async throws {
        var presses = 0
        let host = ViewHost {
            Banner(.failure, Text(verbatim: "Not sent."), label: Text(verbatim: "Send")) { presses += 1 }
        }

        try await host.tap("Send")

        #expect(presses == 1)
        #expect(host.html.contains("role=\"status\""))
    }

    @Test func `an upload says how far it is`() {
        let host = ViewHost { UploadProgress(fraction: 0.25) }

        #expect(host.html.contains("Uploading"))
        #expect(host.html.contains("25%"))
    }
}
