import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ChoiceTests {
    @Test func `a picker without tags selects by the ids of its rows`() async throws {
        let host = ViewHost { PickerForms() }
        #expect(try host.value(of: "Implicit") == "Vanilla")

        try await host.select("Mint", in: "Implicit")

        #expect(try host.value(of: "Implicit") == "Mint")
        #expect(try host.value(of: "Tagged") == "mint")
        #expect(host.texts.last == "mint 0 b 1")
    }

    @Test func `a palette can leave it to the app to show what is selected`() async throws {
        let host = ViewHost { PaletteForms() }
        #expect(try host.standalonePage().components(separatedBy: "data-variant=\"custom\"").count == 2)

        try await host.tap("2")

        #expect(try host.value(of: "Plain") == "2")
    }

    @Test func `an optional selection takes tags with and without the optional`() async throws {
        let host = ViewHost { PickerForms() }
        #expect(try host.value(of: "Optional") == "None")

        try await host.select("Large", in: "Optional")
        #expect(host.texts.last == "vanilla 2 b 1")

        try await host.select("None", in: "Optional")
        #expect(host.texts.last == "vanilla 0 b 1")
    }

    @Test func `rows with and without tags stand side by side`() async throws {
        let host = ViewHost { PickerForms() }

        try await host.select("Other", in: "Labelled")

        #expect(host.texts.last == "vanilla 0 other 1")
    }

    @Test func `options are tapped where they are in view`() async throws {
        let host = ViewHost { PickerForms() }

        try await host.tap("Light")
        try await host.tap("Other")

        #expect(host.texts.last == "vanilla 0 other 0")
    }

    @Test func `a slider keeps to its steps and tells when it is used`() async throws {
        let host = ViewHost { ValueControlForms() }

        try await host.set(1.5, slider: "Volume")
        try await host.set(5.2, slider: "Size")

        #expect(host.texts.contains("1.500000 6 1 resting"))
        #expect(host.texts.contains("S"))
    }

    @Test func `dates come and go as the browser writes them`() async throws {
        let host = ViewHost { ValueControlForms() }
        #expect(try host.value(of: "Moment") == "1970-01-01T00:00")

        try await host.set("1970-01-03", date: "Day")
        try await host.set("12:30", date: "Time")

        #expect(host.texts.last == "217,800")
    }

    @Test func `progress knows how far it is`() {
        let host = ViewHost { ValueControlForms() }

        #expect(host.texts.contains("25 %"))
        #expect(host.texts.contains("Loading"))
        #expect(host.texts.contains("50"))
    }

    @Test func `the focus follows the state and the state the focus`() async throws {
        let host = ViewHost { FocusForms() }
        #expect(host.focusedName == "Name")

        try await host.press(.return)
        #expect(host.focusedName == "City")
        #expect(host.texts.contains("city"))

        try await host.focus("Search")
        #expect(host.texts.contains("none"))
        #expect(host.texts.contains("searching"))

        try await host.tap("Edit city")
        #expect(host.focusedName == "City")
        #expect(host.texts.contains("not searching"))

        try await host.tap("Stop")
        #expect(host.focusedName == nil)
    }

    @Test func `the focus goes back to the view that prefers it`() async throws {
        let host = ViewHost { FocusScopeForms() }
        #expect(host.focusedName == "Name")

        try await host.focus("City")
        try await host.tap("Reset to default focus")

        #expect(host.focusedName == "Name")
    }

    @Test func `a key goes to the innermost action and on where it is ignored`() async throws {
        let host = ViewHost { FocusForms() }

        try await host.focus("Keys")
        try await host.press(.upArrow)
        try await host.press("a")

        #expect(host.texts.contains("up a"))
    }
}
