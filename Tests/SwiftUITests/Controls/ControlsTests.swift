import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ControlsTests {
    @Test func `a value of the view with the focus is read`() async throws {
        let host = ViewHost { FocusedValueForms() }
        #expect(host.texts.first == "No message")

        try await host.focus("Message")
        #expect(host.texts.first == "first")

        try await host.tap("Send")
        #expect(try host.value(of: "Message") == "Sent")
    }

    @Test(arguments: [
        "Literal", "Labelled action", "From a variable", "Old form", "Both labels", "New form", "No role", "Tappable",
        "Performed",
    ])
    func `a tap runs the action`(name: String) async throws {
        let host = ViewHost { ButtonForms() }

        try await host.tap(name)

        #expect(host.texts.first == "1 taps, 0 items")
    }

    @Test func `a double tap runs what waits for one`() async throws {
        let host = ViewHost { ButtonForms() }

        try await host.tap("Double")
        #expect(host.texts.first == "0 taps, 0 items")
        try await host.doubleTap("Double")

        #expect(host.texts.first == "1 taps, 0 items")
    }

    @Test func `methods of a model are actions`() async throws {
        let host = ViewHost { ButtonForms() }

        try await host.tap("Add to cart")
        try await host.tap("Add to cart")
        #expect(host.texts.first == "0 taps, 2 items")

        try await host.tap("Role and label")
        #expect(host.texts.first == "0 taps, 0 items")
    }

    @Test func `a disabled button cannot be tapped`() async throws {
        let host = ViewHost { ButtonForms() }

        await #expect(throws: ViewHostError.self) { try await host.tap("Disabled") }
    }

    @Test func `extensions of Button make buttons`() async throws {
        let host = ViewHost { ButtonExtensions() }
        #expect(host.texts == ["Close", "Inbox", "3"])

        try await host.tap("Close")
        #expect(host.texts == ["Closed"])
    }

    @Test func `toggles write to whatever binding they are given`() async throws {
        let host = ViewHost { ToggleForms() }

        try await host.set(true, toggle: "Built")
        try await host.set(true, toggle: "Chosen")
        try await host.set(false, toggle: "Public")

        #expect(host.texts.suffix(2) == ["on", "1 chosen"])
        #expect(try host.value(of: "Literal") == "true")
        #expect(try host.value(of: "Public") == "false")
    }

    @Test(arguments: ["Name", "Nickname", "Type here", "Growing", "Built", "Required", "Editing", "Committing", "Both"])
    func `a field writes what is typed`(name: String) async throws {
        let host = ViewHost { TextFieldForms() }

        try await host.type("Ada", into: name)

        #expect(host.texts.contains("Hello Ada"))
    }

    @Test func `fields with a format or a formatter parse what is typed`() async throws {
        let host = ViewHost { TextFieldForms() }

        try await host.type("41", into: "Age")
        #expect(host.texts.contains("Age 41"))
        #expect(try host.value(of: "Formatted") == "41")

        try await host.type("42", into: "Formatted")
        #expect(host.texts.contains("Age 42"))

        try await host.type("nonsense", into: "Formatted")
        #expect(host.texts.contains("Age 42"))

        try await host.type("1.8", into: "Height")
        #expect(try host.value(of: "Height") == "1.8")
    }

    @Test func `colours and styles stand where views and styles are taken`() {
        let texts = ViewHost { ColorForms() }.texts

        #expect(texts.contains("front"))
        #expect(texts.contains("behind"))
        #expect(texts.last == "Red is 100 % red")
        #expect(ViewHost { InkView() }.texts == ["Ink", "Style"])
    }
}
