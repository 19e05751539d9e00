import OrielTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor
@Suite struct StreamsPageTests {
    @Test func `marbles lie on their lanes`() async throws {
        let host = ViewHost { StreamsPage() }
        #expect(!host.texts.contains("1"))

        try await host.tap("Send to A")
        #expect(host.texts.filter { $0 == "1" }.count == 1)
        try await host.tap("Send to A")

        #expect(host.texts.filter { $0 == "2" }.count == 2)
    }
}
