import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct StyleTests {
    @Test(arguments: ["Pill", "Static", "Framed", "Bordered", "Plain", "Plain type", "Automatic", "Save"])
    func `a button acts whatever its style`(name: String) async throws {
        let host = ViewHost { ButtonStyleForms() }

        try await host.tap(name)

        #expect(host.texts.first == "1 taps")
    }

    @Test func `a style of its own gestures waits for them`() async throws {
        let host = ViewHost { ButtonStyleForms() }

        try await host.doubleTap("Primitive")

        #expect(host.texts.first == "1 taps")
    }

    @Test func `a style sees the role and whether the button is enabled`() async throws {
        let host = ViewHost { ButtonStyleForms() }

        #expect(host.texts.contains("destructive"))
        #expect(host.texts.contains("off"))
        await #expect(throws: ViewHostError.self) { try await host.tap("Disabled pill") }
    }

    @Test func `a style's own fields may change`() async throws {
        let host = ViewHost { ButtonStyleForms() }

        try await host.tap("Changing")

        #expect(host.drainPatches().count == 1)
    }

    @Test func `shortcuts use the control that bears them`() async throws {
        let host = ViewHost { ButtonStyleForms() }

        try await host.press("s", modifiers: .command)
        try await host.press(.return)
        try await host.press(.escape)

        #expect(host.texts.first == "3 taps")
    }

    @Test func `toggle styles set what they show`() async throws {
        let host = ViewHost { ToggleStyleForms() }

        try await host.tap("Check")
        #expect(host.texts.contains("on"))

        try await host.set(false, toggle: "Handed")
        #expect(host.texts.contains("off"))
        #expect(host.texts.contains("☐"))
        #expect(host.texts.contains("handed on"))
    }

    @Test func `a style that shows the control again uses the style around it`() async throws {
        let host = ViewHost { ToggleStyleForms() }

        try await host.tap("Wrapped")

        #expect(host.texts.contains("on"))
    }

    @Test func `a toggle of several sources sets them all`() async throws {
        let host = ViewHost { ToggleStyleForms() }
        #expect(try host.value(of: "All") == "false")

        try await host.set(true, toggle: "All")

        #expect(host.texts.last == "11")
        #expect(!host.texts.contains("Hidden label"))
    }

    @Test func `fields take text and keep what is secure from view`() async throws {
        let host = ViewHost { TextInputForms() }

        try await host.type("Ada", into: "Boxed")
        try await host.type("secret", into: "Password")
        try await host.type("New notes", into: "Notes")

        #expect(host.texts == ["boxed", "", "Ada secret New notes"])
    }

    @Test func `submitting runs the actions from the inside out`() async throws {
        let host = ViewHost { TextInputForms() }

        try await host.focus("Name")
        try await host.press(.return)
        try await host.focus("Committing")
        try await host.press(.return)

        #expect(host.texts.contains("inner outer committed outer"))
    }
}
