import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of tabs: selection, preserved state and lazy creation.
@MainActor
@Suite struct TabViewTests {
    @MainActor final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines.removeAll() }
            return lines
        }
    }

    struct Counter: View {
        @State private var count = 0
        let name: String
        let log: Log
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.lines.append("\(name)+") }
                .onDisappear { log.lines.append("\(name)-") }
        }
    }

    struct Tabs: View {
        let log: Log
        var body: some View {
            TabView {
                Counter(name: "Feed", log: log).tabItem { Text("Home") }
                Counter(name: "Me", log: log).tabItem { Text("Profile") }.badge(3)
            }
        }
    }

    @Test func `a tab is made when it is selected and keeps its state`() async throws {
        let log = Log()
        let host = ViewHost { Tabs(log: log) }
        #expect(host.texts == ["Home", "Feed 0", "Profile"])
        #expect(log.take() == ["Feed+"])
        try await host.tap("Feed 0")

        try await host.tap("Profile")
        #expect(host.texts == ["Home", "Profile", "Me 0"])
        #expect(log.take().sorted() == ["Feed-", "Me+"])
        try await host.tap("Home")

        #expect(host.texts == ["Home", "Feed 1", "Profile"])
        #expect(log.take().sorted() == ["Feed+", "Me-"])
    }

    @Test func `a badge stands on the tab's label`() {
        let host = ViewHost { Tabs(log: Log()) }

        #expect(host.elements(.tabItem).map { $0.element.attributes.string(.badge) } == [nil, "3"])
    }

    @Test func `a badge inside of the label's modifier stands on the label, too`() async throws {
        struct Tabs: View {
            @State private var unread = 2

            var body: some View {
                TabView {
                    Button("Read") { unread = 0 }.badge(unread).tabItem { Text("Inbox") }
                    List { Text("Row").badge(7) }.badge("new").tag(1).tabItem { Text("Lists") }
                    Text("Plain").badge("inside").tabItem { Text("Both") }.badge("around")
                }
            }
        }
        let host = ViewHost { Tabs() }
        func badges() -> [String?] { host.elements(.tabItem).map { $0.element.attributes.string(.badge) } }
        #expect(badges() == ["2", "new", "around"])
        #expect(host.elements(.badge).isEmpty)

        try await host.tap("Read")
        #expect(badges() == [nil, "new", "around"])

        try await host.tap("Lists")
        #expect(host.elements(.badge).map { $0.element.text } == ["7"])
    }

    @Test func `the focus skips the tabs to what the visible page scrolls`() async throws {
        let host = ViewHost {
            TabView {
                Text("a").tabItem { Text("A") }
                NavigationStack {
                    VStack {
                        Text("head"); ScrollView { Text("b") }
                    }
                }.tabItem { Text("B") }
            }
        }
        let tabs = try #require(host.elements(.tabView).first?.id)
        func target() async -> Element.ID? {
            _ = host.drainPatches()
            #expect(await host.send(.tap, to: tabs))
            return host.drainPatches().lazy.compactMap { if case .focus(let id) = $0.operation { id } else { nil } }
                .first
        }
        #expect(await target() == host.elements(.tab).first?.id)

        try await host.tap("B")
        #expect(await target() == host.elements(.scrollView).first?.id)
    }

    enum Choice: Hashable { case a, b }

    struct Bound: View {
        @State private var choice = Choice.b
        var body: some View {
            TabView(selection: $choice) {
                Button("Go to b") { choice = .b }.tabItem { Text("A") }.tag(Choice.a)
                Text("b content").tag(Choice.b).tabItem { Text("B") }
            }
        }
    }

    @Test func `the selection follows the app's binding, wherever the tag stands`() async throws {
        let host = ViewHost { Bound() }
        #expect(host.texts == ["A", "B", "b content"])

        try await host.tap("A")
        #expect(host.texts == ["A", "Go to b", "B"])
        try await host.tap("Go to b")

        #expect(host.texts == ["A", "B", "b content"])
    }

    struct Paged: View {
        @State private var page = 1
        var body: some View {
            VStack {
                Text("on \(page)")
                TabView(selection: $page) {
                    ForEach(0..<3) { Text("page \($0)").tag($0) }
                }
                .tabViewStyle(.page)
            }
        }
    }

    @Test func `pages are chosen by their position`() async throws {
        let host = ViewHost { Paged() }
        let tabView = try #require(host.elements(.tabView).first)
        #expect(tabView.element.attributes.number(.index) == 1)

        await host.send(.select(2), to: tabView.id)

        #expect(host.texts.first == "on 2")
        #expect(host.elements(.tabView)[0].element.attributes.number(.index) == 2)
    }

    struct Album: View {
        struct Photo: Identifiable { let id: String }

        let photos = ["a", "b", "c"].map(Photo.init(id:))
        @State private var photo = "b"
        @State private var isEmpty: Bool

        init(isEmpty: Bool = false) { _isEmpty = State(initialValue: isEmpty) }

        var body: some View {
            VStack {
                Text("on \(photo)")
                TabView(selection: $photo) {
                    ForEach(isEmpty ? [] : photos) { Text($0.id) }
                }
                .tabViewStyle(.page)
                Button("Load") { isEmpty = false }
            }
        }
    }

    @Test func `pages without tags have the ids of their collection, also for the first selection`() async throws {
        let host = ViewHost { Album() }
        let tabView = try #require(host.elements(.tabView).first)
        #expect(tabView.element.attributes.number(.index) == 1)

        await host.send(.select(2), to: tabView.id)

        #expect(host.texts.first == "on c")
    }

    @Test func `the selected page is shown when the pages come later`() async throws {
        let host = ViewHost { Album(isEmpty: true) }

        try await host.tap("Load")

        let tabView = try #require(host.elements(.tabView).first)
        #expect(tabView.element.attributes.number(.index) == 1)
        #expect(tabView.element.attributes.number(.count) == 3)
    }

    @Test(arguments: [1e30, -1e30, 3.4e38, .infinity, -.infinity, .nan, 390 * 1e20])
    func `a scroll to where no page is chooses none`(x: Double) async throws {
        let host = ViewHost { Paged() }
        let tabView = try #require(host.elements(.tabView).first)

        for width in [390, 1e-45, 0, .infinity] {
            let size = CGSize(width: width, height: 100)
            await host.send(.scroll(offset: CGPoint(x: x, y: 0), size: size, contentSize: size), to: tabView.id)
        }

        #expect(["on 0", "on 1"].contains(host.texts.first))
    }
}
