import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct DesignKitPageTests {
    @Test func `the page shows two styles of badges and lets hearts be tried`() async throws {
        let host = ViewHost { NavigationStack { DesignKitPage() } }

        try await host.tap("Bookmark")

        #expect(host.texts.contains("99+"))
        #expect(host.html.components(separatedBy: "aria-pressed=\"true\"").count == 3)
        #expect(host.issues.isEmpty)
    }

    @Test func `the page is there in Chinese`() {
        let host = ViewHost(locale: Locale(identifier: "zh-Hans")) { NavigationStack { DesignKitPage() } }

        #expect(host.texts.contains("设计规范"))
        #expect(!host.texts.contains("Badges"))
    }
}
