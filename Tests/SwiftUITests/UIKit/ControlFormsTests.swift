import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UIKitControlFormsTests {
    @Test func `a stepper steps, and wraps at its limits`() async throws {
        let host = ViewHost { UIKitControlForms() }
        #expect(host.texts.first == "count 2, day 0")

        try await host.tap("Increment")
        #expect(host.texts.first == "count 4, day 0")

        try await host.tap("Increment")
        #expect(host.texts.first == "count 0, day 0")

        try await host.tap("Decrement")
        #expect(host.texts.first == "count 4, day 0")
    }

    @Test func `a date picker reports the chosen day`() async throws {
        let host = ViewHost { UIKitControlForms() }

        try await host.set("2001-01-03", date: "Day")

        #expect(host.texts.first == "count 2, day 2")
    }

    @Test func `a spinner that has stopped is not shown`() async throws {
        let host = ViewHost { UIKitControlForms() }
        #expect(host.html.contains(#"data-style="spinner""#))

        try await host.tap("Stop")

        #expect(!host.html.contains(#"data-style="spinner""#))
    }

    @Test func `an animation changes a view, and tells when it has ended`() async throws {
        let host = ViewHost { UIKitControlForms() }

        try await host.tap("Grow")

        try await host.wait(until: { host.texts.contains("grown") })
    }

    @Test func `a scroll view shows its content`() throws {
        let host = ViewHost { UIKitControlForms() }

        #expect(host.texts.filter { $0.hasPrefix("Name ") }.count == 20)
        #expect(host.issues.isEmpty)
    }
}
