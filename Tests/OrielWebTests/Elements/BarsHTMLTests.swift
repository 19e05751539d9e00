import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Views that reach under the bars around them have the edges at which they do as an attribute.
@MainActor
@Suite struct BarsHTMLTests {
    /// The edges of the lists, scroll views and navigation stacks of a page, and of the nodes around the content of views with bars.
    private func edges(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
        let nodes = /data-kind="(list|scroll|navigation|beneath)"[^>]*?data-edge="([a-z ]+)"/
        return ViewHost { content() }.html.matches(of: nodes).map { "\($0.1): \($0.2)" }
    }

    @Test func `a view that scrolls and fills its page reaches under the bars of the page`() {
        #expect(edges { NavigationStack { List { Text("a") } } } == ["list: top bottom"])
        #expect(edges { NavigationStack { ScrollView { Text("a") } } } == ["scroll: top bottom"])
        #expect(
            edges {
                NavigationStack {
                    ZStack {
                        Color.red
                        ScrollView { Text("a") }.opacity(0.5)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            } == ["scroll: top bottom"]
        )
    }

    /// The words of a page with a small title that say when its bar has a background.
    private func background(@ViewBuilder _ content: @escaping () -> some View) -> String {
        let html = ViewHost {
            NavigationStack { content().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        }.html
        return html.firstMatch(of: /data-kind="page"[^>]*?data-variant="([a-z ]+)"/).map { String($0.1) } ?? ""
    }

    private var rows: some View { List { Text("a") }.listStyle(.plain) }

    @Test func `a bar has a background while content is under it`() {
        #expect(background { ScrollView { Text("a") } } == "edge")
        #expect(background { rows.safeAreaInset(edge: .bottom) { Text("bar") } } == "edge")
        #expect(background { ZStack { rows } } == "edge")
        // Nothing scrolls under these bars.
        #expect(background { Text("a") } == "still")
        #expect(
            background {
                VStack {
                    Text("a")
                    ScrollView { Text("a") }
                }
            } == "still"
        )
        // These positions are not known, or not those of one view.
        #expect(background { ScrollView { Text("a") }.defaultScrollAnchor(.bottom) } == "")
        #expect(
            background {
                HStack {
                    ScrollView { Text("a") }
                    ScrollView { Text("b") }
                }
            } == ""
        )
    }

    @Test func `an app says whether a bar has a background`() {
        #expect(background { rows.toolbarBackground(.visible, for: .navigationBar) } == "")
        #expect(background { Text("a").toolbarBackground(.visible, for: .navigationBar) } == "")
        #expect(background { Text("a").toolbarBackground(.hidden, for: .navigationBar) } == "clear")
    }

    @Test func `a bar gets a background with the view that scrolls under it`() async throws {
        struct Changing: View {
            @State private var hasHeader = true
            var body: some View {
                NavigationStack {
                    VStack {
                        if hasHeader { Text("Header") }
                        ScrollView { Button("Header on or off") { hasHeader.toggle() } }
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = ViewHost { Changing() }
        #expect(host.html.contains(#"data-variant="still""#))

        try await host.tap("Header on or off")
        #expect(host.html.contains(#"data-variant="edge""#))

        try await host.tap("Header on or off")
        #expect(host.html.contains(#"data-variant="still""#))
    }

    @Test func `a bar at the bottom has a background if content scrolls under it`() {
        func toolbar(@ViewBuilder _ content: @escaping () -> some View) -> String {
            background { content().toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } } }
        }
        #expect(toolbar { ScrollView { Text("a") } } == "edge tools")
        #expect(toolbar { Text("a") } == "still tools flat")
        #expect(
            toolbar {
                VStack {
                    ScrollView { Text("a") }
                    Text("a")
                }
            } == "edge tools flat"
        )
    }

    @Test func `a tab bar has a background if the visible tab scrolls under it`() async throws {
        struct Tabs: View {
            @State private var selection = 0
            var body: some View {
                TabView(selection: $selection) {
                    Button("Second") { selection = 1 }.tabItem { Text("1") }.tag(0)
                    NavigationStack {
                        ScrollView {
                            Button("Third") { selection = 2 }
                        }
                    }
                    .tabItem { Text("2") }.tag(1)
                    Button("First") { selection = 0 }.toolbarBackground(.visible, for: .tabBar).tabItem { Text("3") }
                        .tag(2)
                }
            }
        }
        let host = ViewHost { Tabs() }
        func state() -> String {
            host.html.firstMatch(of: /data-kind="tabbar"[^>]*?data-state="(\w+)"/).map { String($0.1) } ?? ""
        }
        #expect(state() == "flat")

        for (name, wanted) in [("Second", ""), ("Third", ""), ("First", "flat")] {
            try await host.tap(name)
            #expect(state() == wanted, "\(name)")
        }
    }

    @Test func `pages reach under the tab bar`() {
        #expect(
            edges { TabView { NavigationStack { List { Text("a") } }.tabItem { Text("Tab") } } }
                == ["navigation: bottom", "list: top bottom"]
        )
        #expect(edges { TabView { ScrollView { Text("a") }.tabItem { Text("Tab") } } } == ["scroll: bottom"])
    }

    @Test func `content reaches under the bar of a view`() {
        let bottom = edges { List { Text("a") }.safeAreaInset(edge: .bottom) { Text("bar") } }
        let top = edges {
            ScrollView { Text("a").frame(maxWidth: .infinity) }.safeAreaInset(edge: .top) { Text("bar") }
        }

        #expect(bottom == ["beneath: bottom", "list: bottom"])
        #expect(top == ["beneath: top", "scroll: top"])
    }

    @Test func `what the content shows elsewhere stays outside of the node around the content`() {
        let html = ViewHost {
            NavigationStack {
                List { Text("a") }.searchable(text: .constant("")).safeAreaInset(edge: .bottom) { Text("bar") }
            }
        }.html

        #expect(html.matches(of: /data-kind="beneath"/).count == 1)
        #expect(html.contains(/data-kind="searching"[^>]*><search/))
    }

    @Test func `a view between others reaches under the bar next to it only`() {
        #expect(
            edges {
                NavigationStack {
                    VStack {
                        Text("Header")
                        ScrollView { Text("a") }
                    }
                }
            } == ["scroll: bottom"]
        )
        #expect(edges { NavigationStack { ScrollView { Text("a") }.padding(.bottom, 10) } } == ["scroll: top"])
        let ignoring = edges { NavigationStack { ScrollView { Text("a") }.ignoresSafeArea(edges: .top) } }
        #expect(ignoring == ["scroll: bottom"])
    }

    @Test func `a view that shares its height, scrolls across, or is clipped stays between the bars`() {
        #expect(
            edges {
                NavigationStack {
                    VStack {
                        ScrollView { Text("a") }
                        Color.red
                    }
                }
            } == []
        )
        #expect(edges { NavigationStack { ScrollView(.horizontal) { Text("a") } } } == [])
        #expect(edges { NavigationStack { ScrollView { Text("a") }.clipped() } } == [])
        let nested = edges { NavigationStack { ScrollView { ScrollView { Text("a") }.frame(height: 50) } } }
        #expect(nested == ["scroll: top bottom"])
        #expect(edges { List { Text("a") }.safeAreaInset(edge: .leading) { Text("bar") } } == [])
    }

    @Test func `a page tells that it has a bar at the bottom`() {
        let html = ViewHost {
            NavigationStack { Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("b") {} } } }
        }.html

        #expect(html.contains(#"data-variant="tools flat""#))
    }

    @Test func `margins of content are added to the bars`() {
        let host = ViewHost {
            NavigationStack { ScrollView { Text("a") }.contentMargins(.top, 7, for: .scrollContent) }
        }
        let document = WebDocument()
        document.mount(host.elementTrees)

        #expect(document.makePage().rules.contains("--pad-top:7px"))
    }

    @Test func `commands for a scroll view concern the node that scrolls`() throws {
        let host = ViewHost {
            ScrollView { Text("a").frame(maxWidth: .infinity) }.safeAreaInset(edge: .bottom) { Text("bar") }
        }
        let document = WebDocument()
        document.mount(host.elementTrees)
        _ = document.makePage()
        let scroller = try #require(document.tree.nodes.values.first { $0.kind == .scrollView })

        let number = try #require(document.number(of: scroller.id))
        #expect(scroller.slot?.number == number)
        #expect(scroller.box?.number != number)
        #expect(document.html.contains("beneath"))
    }

    // MARK: - Changes

    /// What a page shows; each change may move the bars, or what is next to them.
    private final class Model: ObservableObject {
        @Published var hasHeader = false
        @Published var sharesHeight = false
        @Published var hasBar = false
        @Published var isPadded = false
        @Published var isClipped = false
        @Published var scrollsAcross = false
        @Published var isPage = true
    }

    private struct Screen: View {
        @ObservedObject var model: Model

        var body: some View {
            TabView {
                NavigationStack {
                    if model.isPage { column } else { Text("Nothing") }
                }
                .tabItem { Text("Tab") }
            }
        }

        private var column: some View {
            VStack {
                if model.hasHeader { Text("Header").frame(maxHeight: model.sharesHeight ? .infinity : nil) }
                clipped.padding(.top, model.isPadded ? 10 : 0)
            }
            .safeAreaInset(edge: .bottom) {
                if model.hasBar { Text("bar") }
            }
        }

        @ViewBuilder private var clipped: some View {
            if model.isClipped {
                ScrollView { Text("a") }.clipped()
            } else {
                ScrollView(model.scrollsAcross ? .horizontal : .vertical) { Text("a") }
            }
        }
    }

    @Test(arguments: 1...12)
    func `a page that changes is like a new one`(seed: Int) async throws {
        let changes: [(Model) -> Void] = [
            { $0.hasHeader.toggle() }, { $0.sharesHeight.toggle() }, { $0.hasBar.toggle() }, { $0.isPadded.toggle() },
            { $0.isClipped.toggle() }, { $0.scrollsAcross.toggle() }, { $0.isPage.toggle() },
        ]
        var random = Numbers(state: UInt64(seed))
        let model = Model()
        let host = ViewHost { Screen(model: model) }
        let document = WebDocument()
        document.mount(host.elementTrees)
        _ = document.makePage()

        for round in 1...20 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { changes.randomElement(using: &random)!(model) }
            await host.settle()
            document.take(host.drainPatches())
            _ = document.encodeChanges()

            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            try #require(document.html == fresh.html, "seed \(seed), round \(round)")
        }
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
