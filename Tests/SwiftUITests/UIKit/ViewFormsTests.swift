import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UIKitViewFormsTests {
    @Test func `a text view tells its delegate what is typed`() async throws {
        let host = ViewHost { UIKitViewForms() }

        try await host.type("Hello there", into: "Editor")

        #expect(host.texts.last == "Hello there 1")
    }

    @Test func `labels have the attributes of their text, and views the corners of their layer`() throws {
        let page = try ViewHost { UIKitViewForms() }.standalonePage()

        #expect(page.contains("line-through") && page.contains("12px 12px 0 0"))
    }

    @Test func `the look of bars can be set`() {
        let host = ViewHost { StyledTabs() }

        #expect(host.issues.isEmpty)
        #expect(host.html.contains(#"data-kind="tabbar" data-state="filled""#))
    }
}
