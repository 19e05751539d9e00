import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ActivityFormsTests {
    private let host = ViewHost { ActivityForms() }

    private func wait(for text: String) async throws {
        try await host.wait(until: { host.texts.contains(text) }, within: patience)
    }

    @Test func `an app learns that something was shared, and the sheet closes`() async throws {
        try await host.tap("Share the address")
        #expect(host.texts.contains("Look\nhttps://example.com"))

        try await host.share("Share…")

        try await wait(for: "ends: none true")
        #expect(!host.texts.contains("Look\nhttps://example.com"))
    }

    @Test func `an app learns that the sheet was closed`() async throws {
        try await host.tap("Share the address")

        try await host.tap("Done")

        try await wait(for: "ends: none false")
    }

    @Test func `each time is reported once`() async throws {
        for _ in 0..<2 {
            try await host.tap("Share the address")
            try await host.share("Share…")
        }

        try await wait(for: "ends: none true, none true")
    }

    @Test func `activities have the names of Apple's`() {
        #expect(UIActivity.ActivityType.copyToPasteboard.rawValue == "com.apple.UIKit.activity.CopyToPasteboard")
        #expect(UIActivity.ActivityType("com.example.send") != .message)
    }
}
