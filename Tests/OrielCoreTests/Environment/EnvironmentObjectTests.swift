import Observation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct EnvironmentObjectTests {
    final class Library: ObservableObject {
        @Published var title = "Library"
        @Published var isOpen = false
    }

    @Observable final class Shelf { var title = "Shelf" }

    struct LibraryView: View {
        @EnvironmentObject private var library: Library
        var body: some View {
            Text(library.title)
            Toggle("Open", isOn: $library.isOpen)
        }
    }

    @Test func `an object reaches views further down, which follow it`() async throws {
        let library = Library()
        let host = ViewHost { VStack { HStack { LibraryView() } }.environmentObject(library) }
        host.resetCounters()

        library.title = "New"
        try await host.set(true, toggle: "Open")

        #expect(host.texts == ["New", "Open"])
        #expect(library.isOpen)
        #expect(try host.value(of: "Open") == "true")
        #expect(host.bodyEvaluations == ["LibraryView": 1])
    }

    @Test func `the nearest object counts`() {
        let inner = Library()
        inner.title = "Inner"
        let host = ViewHost { LibraryView().environmentObject(inner).environmentObject(Library()) }
        #expect(host.texts.first == "Inner")
    }

    struct Page: View {
        @State private var taps = 0
        var body: some View {
            Button("Taps \(taps)") { taps += 1 }
            LibraryView()
        }
    }

    @Test func `a missing object shows an error in the view's place, and the rest lives on`() async throws {
        let host = ViewHost { Page() }

        #expect(host.texts.count == 2)
        #expect(host.texts[1].contains("LibraryView") && host.texts[1].contains("Library"))
        #expect(host.issues == [host.texts[1]])
        #expect(host.elementTrees.map(\.element.kind) == [.button, .error])
        #expect(host.bodyEvaluations["LibraryView"] == nil)
        try await host.tap("Taps 0")
        #expect(host.texts[0] == "Taps 1")
    }

    struct ShelfView: View {
        @Environment(Shelf.self) private var shelf
        @State private var taps = 0
        var body: some View { Button("\(shelf.title) \(taps)") { taps += 1 } }
    }

    struct Providing: View {
        @State private var shelf: Shelf?
        var body: some View {
            Button("Provide") { shelf = Shelf() }
            Button("Withdraw") { shelf = nil }
            ShelfView().environment(shelf)
        }
    }

    @Test func `an object that is provided later ends the error`() async throws {
        let host = ViewHost { Providing() }
        #expect(host.elementTrees.last?.element.kind == .error)

        try await host.tap("Provide")
        #expect(host.texts.last == "Shelf 0")
        try await host.tap("Shelf 0")
        #expect(host.texts.last == "Shelf 1")
        try await host.tap("Withdraw")
        #expect(host.elementTrees.last?.element.kind == .error)
        try await host.tap("Provide")

        #expect(host.texts.last == "Shelf 1")
        #expect(host.issues.count == 1)
    }

    struct Needy: ViewModifier {
        @Environment(Shelf.self) private var shelf
        func body(content: Content) -> some View {
            Text(shelf.title)
            content
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    struct ProvidingModifier: View {
        @State private var shelf: Shelf?
        var body: some View {
            Button("Provide") { shelf = Shelf() }
            Counter().modifier(Needy()).environment(shelf)
        }
    }

    @Test func `a modifier that misses an object shows an error until it is provided`() async throws {
        let host = ViewHost { ProvidingModifier() }
        #expect(host.texts.count == 2)
        #expect(host.issues.first?.contains("Needy") == true)

        try await host.tap("Provide")
        try await host.tap("Count 0")

        #expect(host.texts == ["Provide", "Shelf", "Count 1"])
    }

    struct Replacing: View {
        let libraries: [Library]
        @State private var index = 0
        var body: some View {
            Button("Next") { index += 1 }
            LibraryView().environmentObject(libraries[index])
        }
    }

    @Test func `a view follows the object that is provided now`() async throws {
        let libraries = [Library(), Library()]
        libraries[1].title = "Second"
        let host = ViewHost { Replacing(libraries: libraries) }

        try await host.tap("Next")
        #expect(host.texts.contains("Second"))
        host.resetCounters()
        libraries[0].title = "nobody looks"
        await host.settle()
        #expect(host.bodyEvaluations.isEmpty)
        libraries[1].title = "Changed"
        await host.settle()

        #expect(host.texts.contains("Changed"))
    }
}
