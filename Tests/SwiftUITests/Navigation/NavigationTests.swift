import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct NavigationTests {
    @Test func `an app of tabs, a stack and sheets navigates`() async throws {
        let host = ViewHost { KitchenView() }
        #expect(host.texts.contains("Soup"))

        try await host.tap("Soup")
        #expect(host.texts.contains("How to make Soup"))
        try await host.tap("Done")
        try await host.tap("First")
        #expect(host.texts.contains("How to make Soup"))
        try await host.tap("To the start")
        try await host.tap("Edit Cake")
        #expect(host.texts.contains("Editing Cake"))
        try await host.tap("Fail")
        #expect(host.texts.contains("Try again later."))
        try await host.tap("OK")
        try await host.tap("Close")

        #expect(!host.texts.contains("Editing Cake"))
    }

    @Test func `a dialog speaks of its data`() async throws {
        let host = ViewHost { KitchenView() }

        try await host.tap("Delete Soup")
        #expect(host.texts.contains("Soup will be gone."))
        try await host.tap("Delete Soup now")

        #expect(!host.texts.contains("Soup will be gone."))
    }

    @Test func `older forms work as well`() async throws {
        let host = ViewHost { LegacySettings() }

        try await host.tap("Licences")
        #expect(host.texts == ["All licences"])
        try await host.tap("Settings")
        try await host.tap("Open")
        #expect(host.texts == ["Opened"])
        try await host.back()
        try await host.tap("Alert")
        try await host.tap("Fine")
        try await host.tap("Sheet")
        try await host.tap("One")
        try await host.tap("Cover")
        try await host.tap("Uncover")

        #expect(host.texts.first == "Settings")
    }

    @Test func `tabs with values follow the selection`() async throws {
        let host = ViewHost { ModernTabs() }
        #expect(host.texts.contains("first content"))

        try await host.tap("Second")
        #expect(host.texts.contains("second content"))
        try await host.tap("Save")

        #expect(host.texts.contains("first content"))
    }
}
