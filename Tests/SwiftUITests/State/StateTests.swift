import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct StateTests {
    @Test func `state of any type is kept and changed`() async throws {
        let host = ViewHost { StateForms() }
        #expect(host.texts.first == "0 none 1 one")

        try await host.tap("Change everything")
        #expect(host.texts.prefix(2) == ["1 some 1 two", "second"])
        #expect(host.texts.contains("Ada"))

        try await host.tap("Run closure")
        #expect(host.texts.first == "0 some 1 two")
    }

    @Test func `state set in an initialiser is the first value`() async throws {
        var saved = ""
        let host = ViewHost { EditorView(text: "draft") { saved = $0 } }
        #expect(host.texts.prefix(2) == ["valid", "First was draft"])

        try await host.type("final", into: "Text")
        try await host.tap("Save")
        #expect(saved == "final")
    }

    @Test func `a wrapped value assigned in an initialiser is the first value`() async throws {
        let host = ViewHost { CounterStartingAt(7, history: HistoryModel(first: "7")) }

        try await host.tap("Count is 7")

        #expect(host.texts == ["Count is 8"])
    }

    @Test func `bindings of every kind write through`() async throws {
        let host = ViewHost { BindingForms() }

        try await host.type("Grace", into: "Name")
        #expect(host.texts.contains("Grace"))

        try await host.tap("Switch")
        #expect(host.texts.contains("is on"))
        try await host.set(true, toggle: "Inverted")
        #expect(host.texts.contains("is off"))

        try await host.tap("Select 4")
        #expect(host.texts.last == "selected 4")
    }

    @Test func `an optional binding follows what it holds`() async throws {
        let host = ViewHost { BindingForms() }
        try await host.type("0.75", into: "Volume")
        #expect(try host.value(of: "Volume") == "0.75")

        try await host.tap("Mute")
        #expect(host.texts.contains("Muted"))

        try await host.set(true, toggle: "Has volume")
        #expect(try host.value(of: "Volume") == "1")
    }

    @Test func `observed objects bring their readers up to date`() async throws {
        let host = ViewHost { SearchView() }

        try await host.type("e", into: "Search")
        #expect(host.texts.suffix(3) == ["one", "three", "Query: e"])

        try await host.set(true, toggle: "Exact")
        try await host.type("two", into: "Search")
        #expect(host.texts.suffix(2) == ["two", "Query: two"])
    }

    @Test func `objects that announce changes by hand are observed`() async throws {
        let host = ViewHost { ManualViews() }

        try await host.tap("Manual 0")
        try await host.tap("Custom old")
        try await host.tap("Count 0")
        try await host.tap("+")

        #expect(host.texts == ["Manual 1", "Custom new", "Count 2", "-", "2", "+"])
    }

    @Test func `environment objects are shared by all views below`() async throws {
        let host = ViewHost { SessionRoot() }

        try await host.tap("Sign in")
        try await host.tap("Open")
        try await host.type("dark", into: "Theme")

        #expect(host.texts.prefix(2) == ["Signed in as Ada", "Sign out"])
        #expect(host.texts.suffix(2) == ["inbox", "Theme dark"])
    }

    @Test func `observable objects bring their readers up to date`() async throws {
        let host = ViewHost { LibraryRoot() }
        #expect(host.texts.prefix(2) == ["2 available in Town library", "no reader"])

        try await host.set(false, toggle: "Available: Emma")
        #expect(host.texts.first == "1 available in Town library")

        try await host.type("City library", into: "Library")
        #expect(host.texts.first == "1 available in City library")

        try await host.tap("Turn")
        try await host.wait(until: { host.texts.contains("Page 2") }, within: patience)
        try await host.tap("To page 3")
        #expect(host.texts.contains("Page 3"))
    }

    @Test func `custom dynamic properties hold state and read the environment`() async throws {
        let host = ViewHost(locale: Locale(identifier: "de_DE")) { DynamicPropertiesView() }
        #expect(host.texts.first == "Level 3")
        #expect(host.texts.last == "Hallo")

        try await host.tap("+")
        #expect(host.texts.first == "Level 3")
        try await host.tap("-")
        #expect(host.texts.first == "Level 2")
    }

    @Test func `namespaces differ and a new id resets state`() async throws {
        #expect(ViewHost { NamespaceForms() }.texts == ["child", "different"])
        let host = ViewHost { IdentityForms() }

        try await host.tap("+")
        #expect(host.texts.prefix(3) == ["-", "1", "+"])
        try await host.tap("Reset")
        #expect(host.texts.prefix(3) == ["-", "0", "+"])
    }

    @Test func `a store with actions drives its views`() async throws {
        let host = ViewHost { [store = TodosView.makeStore()] in TodosView(store: store) }

        try await host.type("Write", into: "Draft")
        try await host.tap("Add")
        #expect(host.texts == ["Add", "Write"])
        #expect(try host.value(of: "Draft").isEmpty)

        try await host.tap("Write")
        #expect(host.texts == ["Add", "Write done"])
    }

    @Test func `published properties of a base class are observed too`() async throws {
        let host = ViewHost { DerivedView() }

        try await host.type("Bread", into: "Title")
        try await host.type("Barley", into: "Item 1")
        try await host.set(true, toggle: "Use Barley")

        #expect(host.texts.first == "Bread, at most 3")
        #expect(host.texts.contains("1 in use"))
    }

    @Test func `scaled metrics follow the size of text`() {
        #expect(ViewHost { ScaledMetrics() }.texts == ["17 34"])
        #expect(ViewHost { ScaledMetrics().environment(\.dynamicTypeSize, .accessibility5) }.texts == ["53 60"])
    }
}
