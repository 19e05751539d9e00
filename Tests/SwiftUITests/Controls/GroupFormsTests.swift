import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GroupFormsTests {
    @Test func `groups show their labels and contents`() async throws {
        let host = ViewHost { GroupForms() }

        #expect(host.issues.isEmpty)
        #expect(
            host.texts == [
                "Titled", "in a box", "plain box", "Labelled", "labelled box", "Styled", "card", "styled box", "Cut",
                "Bold",
                "Edit", "Copy", "Tools", "Small", "Group", "Redo", "More", "Size", "5 MB", "Price", "3",
                "stacked value",
                "Stacked", "Automatic", "yes", "regular",
            ]
        )
    }

    @Test func `controls of a group act`() async throws {
        let host = ViewHost { GroupForms() }

        try await host.set(true, toggle: "Bold")

        #expect(host.texts.last == "bold")
    }

    @Test func `controls act in styles that a browser draws in its own way`() async throws {
        let host = ViewHost { StyleForms() }

        try await host.select("Second", in: "Radio")
        try await host.set(true, toggle: "Box")

        #expect(host.texts.last == "2 checked")
    }

    @Test func `a gauge says its value in each style`() {
        let host = ViewHost { GaugeForms() }

        #expect(
            host.texts == [
                "Linear", "Accessory", "0", "100", "40 %", "Capacity", "Circle", "Ring", "Own", "3 of 4", "2 marks",
            ]
        )
        #expect(host.html.components(separatedBy: #"role="meter""#).count == 6)
    }

    @Test func `a scope keeps submissions of its fields`() async throws {
        let host = ViewHost { SubmitForms() }

        try await host.focus("Inner")
        try await host.press(.return)
        #expect(host.texts.last == "inner field")

        try await host.focus("Outer")
        try await host.press(.return)
        #expect(host.texts.last == "inner field, outer field, form")
    }
}
