import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of addresses, the browser's back button, and restoration.
@MainActor
@Suite struct NavigationHistoryTests {
    struct App: View {
        @State private var isShowing = false
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        NavigationLink("Paris", value: "Paris")
                        NavigationLink("Settings") { Text("settings page") }
                    }
                    .navigationDestination(for: String.self) { city in
                        VStack {
                            Text("In \(city)")
                            Button("Sheet") { isShowing = true }
                            NavigationLink("Rome", value: "Rome")
                        }
                    }
                }
                .tabItem { Text("Trips") }
                .tag("trips")
                Text("profile page").tabItem { Text("Profile") }.tag("profile")
            }
            .sheet(isPresented: $isShowing) { Text("a sheet") }
        }
    }

    @Test func `the address tells pages, sheets and tabs`() async throws {
        let host = ViewHost { App() }
        #expect(host.path == "/")

        try await host.tap("Paris")
        #expect(host.path == "/paris")
        try await host.tap("Sheet")
        // A sheet of a `Bool` is a step without an address of its own.
        #expect(host.path == "/paris")
        try await host.back()
        #expect(host.path == "/paris")
        try await host.tap("Profile")

        #expect(host.path == "/profile")
    }

    @Test func `back leaves the innermost first`() async throws {
        let host = ViewHost { App() }
        try await host.tap("Paris")
        try await host.tap("Rome")
        try await host.tap("Sheet")

        try await host.back()
        #expect(!host.texts.contains("a sheet"))
        try await host.back()
        #expect(host.texts.contains("In Paris"))
        try await host.back()
        #expect(host.texts.contains("Settings"))

        await #expect(throws: ViewHostError.self) { try await host.back() }
    }

    @Test func `an address is opened by the links on screen`() async throws {
        let host = ViewHost { App() }

        #expect(await host.open("/paris/rome"))
        #expect(host.texts.contains("In Rome"))
        #expect(await ViewHost { App() }.open("/settings"))
        #expect(await ViewHost { App() }.open("/profile"))
        #expect(await host.open("/nowhere") == false)
    }

    struct Linked: View {
        @State private var path: [Int] = []
        @State private var addresses: [String] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("addresses: \(addresses.joined(separator: " "))")
                    NavigationLink("Help") { Text("help page") }
                }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
            .onOpenURL { url in
                addresses.append(url.absoluteString)
                path = url.pathComponents.compactMap { Int($0) }
            }
        }
    }

    @Test func `the app receives the address it is opened with`() async throws {
        let host = ViewHost { Linked() }

        #expect(await host.open("/1/2?from=mail"))

        #expect(host.texts.contains("page 2"))
        #expect(host.path == "/1/2")
        try await host.back()
        try await host.back()
        #expect(host.texts.contains("addresses: http://localhost/1/2?from=mail"))
    }

    @Test func `links follow the rest of an address that the app does not handle`() async {
        let host = ViewHost { Linked() }

        #expect(await host.open("/help"))

        #expect(host.texts.contains("help page"))
    }

    struct Door: View {
        @State private var isOpen = false
        var body: some View {
            if isOpen {
                TabView { Text("inside").tabItem { Text("Home") } }
            } else {
                Button("Come in") { isOpen = true }
                    .onOpenURL { _ in }
            }
        }
    }

    @Test func `an address that was for the way in is gone when the app shows its own places`() throws {
        let graph = ViewGraph()
        var commands: [NavigationHistory.Command] = []
        graph.history.commandHandler = { commands.append($0) }
        graph.mount(environment: EnvironmentValues()) { Door() }
        graph.history.open("/reset-secret")
        #expect(commands == [] && graph.history.path == "/reset-secret")
        let button = try #require(graph.elementTrees.flatMap { $0.all(.button) }.first)

        graph.send(.tap, to: button.id)
        graph.flush()

        #expect(commands == [.replace(path: graph.history.path, depth: 0)])
        #expect(graph.history.path != "/reset-secret")
    }

    @Test func `the address of the first page is not reported`() async {
        let host = ViewHost { Linked() }

        #expect(await host.open("/"))

        #expect(host.texts.contains("addresses: "))
    }

    @Test func `the host receives each step`() throws {
        let graph = ViewGraph()
        var commands: [NavigationHistory.Command] = []
        graph.history.commandHandler = { commands.append($0) }
        graph.mount(environment: EnvironmentValues()) { Jumping() }
        let button = try #require(graph.elementTrees.flatMap { $0.all(.button) }.first)

        graph.send(.tap, to: button.id)
        graph.flush()
        #expect(commands == [.push(path: "/1", depth: 1), .push(path: "/1/2", depth: 2)])
        commands.removeAll()
        graph.history.goTo(depth: 1, path: "/1")
        #expect(commands.isEmpty)
        let back = try #require(graph.elementTrees.flatMap { $0.all(.backButton) }.first)
        graph.send(.tap, to: back.id)
        graph.flush()

        #expect(commands == [.back(path: "/", depth: 0)])
        graph.unmount()
    }

    @Test func `another tab is an entry that leads back to the one before`() throws {
        let graph = ViewGraph()
        var commands: [NavigationHistory.Command] = []
        graph.history.commandHandler = { commands.append($0) }
        graph.mount(environment: EnvironmentValues()) { App() }
        _ = graph.history.arrive(at: "/")
        func tap(_ kind: Element.Kind, at index: Int = 0) throws {
            let elements = graph.elementTrees.flatMap { $0.all(kind) }
            graph.send(.tap, to: try #require(elements.dropFirst(index).first).id)
            graph.flush()
        }

        try tap(.button)
        try tap(.tabItem, at: 1)
        #expect(commands == [.push(path: "/paris", depth: 1), .tab(path: "/profile", depth: 0)])
        commands.removeAll()
        graph.history.goTo(depth: 1, path: "/paris")
        #expect(graph.history.path == "/paris")
        graph.history.goTo(depth: 0, path: "/profile")
        #expect(graph.history.path == "/profile")
        graph.history.goTo(depth: 0, path: "/")
        #expect(graph.history.path == "/")

        #expect(commands.isEmpty)
        graph.unmount()
    }

    @Test func `a tap on the selected tab leads to its root`() async throws {
        let host = ViewHost { App() }
        try await host.tap("Paris")
        try await host.tap("Rome")

        try await host.tap("Trips")

        #expect(host.path == "/")
    }

    struct Described: View {
        struct Note: Identifiable, LosslessStringConvertible {
            let id: Int
            var description: String { "note-\(id)" }
            init(id: Int) { self.id = id }
            init?(_ description: String) {
                guard description.hasPrefix("note-"), let id = Int(description.dropFirst(5)) else { return nil }
                self.init(id: id)
            }
        }

        @State private var note: Note?
        var body: some View {
            Button("Open") { note = Note(id: 7) }
                .sheet(item: $note) { note in
                    NavigationStack { Text("note \(note.id)").navigationTitle("Note \(note.id)") }
                }
        }
    }

    @Test func `a sheet of an item with a description has an address`() async throws {
        let host = ViewHost { Described() }
        try await host.tap("Open")
        #expect(host.path == "/note-7")
        try await host.back()
        #expect(host.path == "/")

        #expect(await host.open("/note-9"))
        #expect(host.texts.contains("note 9"))
        #expect(await ViewHost { Described() }.open("/note-x") == false)
    }

    @Test func `a sheet has the name of its page`() async throws {
        let graph = ViewGraph()
        graph.mount(environment: EnvironmentValues()) { Described() }
        _ = graph.history.arrive(at: "/note-7")
        graph.flush()

        let sheet = try #require(graph.elementTrees.flatMap { $0.all(.sheet) }.first)
        #expect(sheet.element.attributes[.label] == .string("Note 7"))
        graph.unmount()
    }

    struct Jumping: View {
        @State var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("Jump") { path = [1, 2] }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
    }

    @Test func `a stack is restored in another session`() throws {
        let graph = ViewGraph()
        graph.mount(environment: EnvironmentValues()) { Jumping() }
        graph.send(.tap, to: try #require(graph.elementTrees.flatMap { $0.all(.button) }.first).id)
        graph.flush()
        let data = try JSONEncoder().encode(graph.history.snapshot)
        graph.unmount()

        let other = ViewGraph()
        other.history.restore(try JSONDecoder().decode(NavigationSnapshot.self, from: data))
        other.mount(environment: EnvironmentValues()) { Jumping() }

        #expect(other.elementTrees.flatMap { $0.all(.text) }.map(\.element.text) == ["Jump", "1", "2"])
        #expect(other.history.path == "/1/2")
        other.unmount()
    }
}

extension ElementTree {
    /// Returns all elements of a kind, in document order.
    fileprivate func all(_ kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
