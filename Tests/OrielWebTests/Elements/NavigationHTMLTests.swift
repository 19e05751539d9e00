import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
@Suite struct NavigationHTMLTests {
    @Test func `a page says that its large title goes up with a list, and takes the ground of it`() async throws {
        struct Rows: View {
            @State private var isList = true

            var body: some View {
                NavigationStack {
                    Group { if isList { List { Button("Turn") { isList = false } } } else { Text("none") } }
                        .navigationTitle("Rows").searchable(text: .constant(""))
                }
            }
        }
        let host = ViewHost { Rows() }
        #expect(host.html.contains(#"data-variant="grouped collapsing search""#))

        try await host.tap("Turn")
        #expect(!host.html.contains("collapsing"))
        #expect(!host.html.contains("grouped"))
    }

    @Test func `a large title moves with the only view that scrolls under it, wherever that is`() {
        func collapses(@ViewBuilder _ content: @escaping () -> some View) -> Bool {
            ViewHost { NavigationStack { content().navigationTitle("Title") } }.html.contains("collapsing")
        }
        let rows = List { Text("a") }

        #expect(
            collapses {
                ZStack {
                    Color.red.ignoresSafeArea()
                    Group { rows }
                    VStack {
                        Spacer()
                        Button("Add") {}
                    }
                }
            }
        )
        #expect(collapses { rows.overlay(alignment: .bottom) { Text("b") }.background { Color.red } })
        #expect(collapses { rows.safeAreaInset(edge: .bottom) { Text("b") } })
        #expect(collapses { GeometryReader { _ in rows } })
        #expect(collapses { ScrollView { Text("a") }.frame(maxWidth: .infinity).searchable(text: .constant("")) })
        #expect(
            collapses {
                VStack(spacing: 0) {
                    rows
                    Text("b")
                }
            }
        )

        #expect(!collapses { rows.safeAreaInset(edge: .top) { Text("b") } })
        #expect(!collapses { ScrollView(.horizontal) { Text("a") } })
        #expect(
            !collapses {
                HStack {
                    rows
                    rows
                }
            }
        )
        #expect(
            !collapses {
                VStack {
                    Text("b")
                    rows
                }
            }
        )
    }

    @Test func `a large title follows changes of the views around a list`() async throws {
        struct Rows: View {
            @State private var hasHeader = false

            var body: some View {
                NavigationStack {
                    VStack {
                        if hasHeader { Text("Header") }
                        List { Button("Turn") { hasHeader.toggle() } }
                    }
                    .navigationTitle("Rows")
                }
            }
        }
        let host = ViewHost { Rows() }
        #expect(host.html.contains("collapsing"))

        try await host.tap("Turn")
        #expect(!host.html.contains("collapsing"))
        #expect(host.html.contains("titled"))

        try await host.tap("Turn")
        #expect(host.html.contains("collapsing"))
    }

    @Test func `a page has the background of a list with layers, but not of a smaller one`() {
        func isGrouped(@ViewBuilder _ content: @escaping () -> some View) -> Bool {
            ViewHost { NavigationStack { content() } }.html.contains(#"data-variant="grouped"#)
        }

        #expect(isGrouped { List { Text("a") }.background { Color.red }.overlay { Text("b") }.opacity(0.9) })
        #expect(isGrouped { List { Text("a") }.frame(maxWidth: .infinity, maxHeight: .infinity) })
        #expect(
            isGrouped {
                ZStack {
                    List { Text("a") }.padding(0); Text("b")
                }
            }
        )
        #expect(
            !isGrouped {
                ZStack {
                    Color.red; List { Text("a") }
                }
            }
        )
        #expect(!isGrouped { List { Text("a") }.frame(height: 300) })
        #expect(
            !isGrouped {
                VStack {
                    List { Text("a") }; Text("b")
                }
            }
        )
    }

    @Test func `tabs are hidden for the page in front only`() async throws {
        struct Hiding: View {
            @State private var isHiding = true

            var body: some View {
                TabView {
                    NavigationStack {
                        Button("Show") { isHiding = false }.toolbar(isHiding ? .hidden : .visible, for: .tabBar)
                    }
                    .tabItem { Text("A") }
                    NavigationStack { List { Text("b") } }.tabItem { Text("B") }
                }
            }
        }
        let host = ViewHost { Hiding() }
        let tabs = { host.html.firstMatch(of: /data-kind="tabs"[^>]*?( data-variant="[a-z ]+")?>/)?.1.map(String.init) }
        #expect(tabs() == #" data-variant="bare""#)

        try await host.tap("Show")
        #expect(tabs() == nil)
        try await host.tap("B")
        #expect(tabs() == #" data-variant="grouped""#)
    }

    @Test func `tabs come before their content, and can be skipped`() {
        let html = ViewHost(locale: Locale(identifier: "zh-Hans")) { TabView { Text("a").tabItem { Text("A") } } }.html

        #expect(html.index(of: "data-kind=\"skip\"") < html.index(of: "data-kind=\"tabbar\""))
        #expect(html.index(of: "data-kind=\"tabbar\"") < html.index(of: "data-kind=\"tabcontent\""))
        #expect(html.contains(">跳到内容</button>"))
    }

    @Test func `a sidebar of tabs has its views around the tabs, in a wide window`() {
        struct Sidebar: View {
            var body: some View {
                TabView { Text("content").tabItem { Text("tab") } }
                    .tabViewStyle(.sidebarAdaptable)
                    .tabViewSidebarHeader { Text("header") }
                    .tabViewSidebarFooter { Text("footer") }
                    .tabViewSidebarBottomBar { Text("bottom") }
            }
        }
        let wide = ViewHost { Sidebar().environment(\.horizontalSizeClass, .regular) }
        let narrow = ViewHost { Sidebar().environment(\.horizontalSizeClass, .compact) }

        let places = ["header", "tab", "footer", "bottom", "content"].map { wide.html.index(of: ">\($0)<") }
        #expect(places == places.sorted())
        #expect(narrow.texts == ["tab", "content"])
    }

    @Test func `the buttons of a dialog form a card, and three have a line each`() {
        let host = ViewHost {
            Text("a").confirmationDialog("Sure?", isPresented: .constant(true)) {
                Button("One") {}
                Button("Cancel", role: .cancel) {}
                Button("Two") {}
            }
        }
        let buttons = host.html.matches(of: /<button([^>]*)>/).map { String($0.1) }

        #expect(host.html.contains(#"data-kind="choices" data-variant="many""#))
        #expect(buttons.count == 3)
        #expect(buttons[0].contains(#"data-edge="first""#))
        #expect(!buttons[1].contains("data-edge"))
        #expect(buttons[2].contains(#"data-edge="last""#))
    }

    @Test func `a text field is no button of an alert`() {
        let host = ViewHost {
            Text("a").alert("Name", isPresented: .constant(true)) {
                TextField("New name", text: .constant(""))
                Button("Save") {}
                Button("Cancel", role: .cancel) {}
            }
        }

        #expect(host.html.contains(#"data-kind="choices""#) && !host.html.contains(#"data-variant="many""#))
    }

    @Test func `the bar above the keyboard is a part of its own`() {
        let host = ViewHost {
            NavigationStack {
                Text("a").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
        }

        #expect(host.html.contains(/data-kind="toolbar" data-keyboard=""[^>]*><div[^>]*data-kind="baritem"/))
    }

    struct Trips: View {
        @State private var isAsking = false
        @State private var isSharing = false
        @State private var query = ""
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        NavigationLink("Rome", value: "Rome")
                        Button("Ask") { isAsking = true }
                        Button("Share") { isSharing = true }
                        Menu("More") { Button("Archive") {} }
                    }
                    .navigationTitle("Trips")
                    .searchable(text: $query)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Edit") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
                    }
                    .navigationDestination(for: String.self) { name in
                        Text("In \(name)").navigationTitle(name).navigationBarTitleDisplayMode(.inline)
                    }
                }
                .tabItem { Text("Plans") }
                Text("profile").tabItem { Text("Me") }.badge(2)
            }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
            .sheet(isPresented: $isSharing) { Text("shared").toolbar { ToolbarItem { Button("Done") {} } } }
        }
    }

    /// Returns the markup of a newly mounted document.
    private func freshHTML(_ host: ViewHost) -> String {
        let document = WebDocument()
        document.mount(host.elementTrees)
        return document.html
    }

    @Test func `pages, sheets and tabs come and go without leaving traces`() async throws {
        let host = ViewHost { Trips() }
        for use in ["Rome", "Trips", "Ask", "Yes", "Me", "Plans", "Archive"] {
            try await host.tap(use)
            #expect(host.html == freshHTML(host), "after \(use)")
        }
        try await host.tap("Share")
        #expect(host.html == freshHTML(host))
        try await host.back()
        #expect(host.html == freshHTML(host))
    }

    @Test func `bar content is placed in its bars`() throws {
        let html = ViewHost { Trips() }.html

        #expect(try #require(html.firstRange(of: "data-kind=\"leading\"")).upperBound < html.index(of: ">Edit<"))
        #expect(html.index(of: ">Edit<") < html.index(of: "data-kind=\"principal\""))
        #expect(html.index(of: "data-kind=\"toolbar\"") < html.index(of: ">Sort<"))
        #expect(html.index(of: "data-kind=\"searching\"") < html.index(of: "type=\"search\""))
        #expect(html.index(of: "data-kind=\"tabbar\"") < html.index(of: ">Plans<"))
        #expect(html.contains("<h1>Trips</h1>"))
    }

    @Test func `items of a sheet without a bar are not those of the page behind`() async throws {
        let host = ViewHost { Trips() }

        try await host.tap("Share")

        #expect(host.html.contains("<dialog"))
        #expect(host.html.contains(">shared<"))
        #expect(!host.html.contains(">Done<"))
    }

    @Test func `a page under another is inert, and its bar tells the way back`() async throws {
        let host = ViewHost { Trips() }
        #expect(!host.html.contains("data-state=\"covered\" data-style=\"large\""))

        try await host.tap("Rome")

        #expect(host.html.contains("data-kind=\"back\""))
        #expect(host.html.contains("data-back"))
        #expect(host.html.contains("inert"))
        #expect(host.html.contains("data-in=\"translate:calc(100%*var(--forth)) 0\""))
    }

    struct Bars: View {
        var body: some View {
            NavigationStack {
                NavigationLink("nothing") { Page() }
                NavigationLink("items") { Page().toolbar { Button("Item") {} } }
            }
        }

        struct Page: View {
            @State private var title = ""
            var body: some View {
                Button("Name") { title = "Name of the page" }
                Button("Forget") { title = "" }
                Text("content").navigationTitle(title).navigationBarBackButtonHidden()
            }
        }
    }

    @Test func `a pushed page without title and back button has no bar`() async throws {
        let host = ViewHost { Bars() }
        #expect(!host.html.contains("data-variant=\"bare\""))

        try await host.tap("nothing")
        #expect(host.html.contains("data-variant=\"bare\""))
        try await host.tap("Name")
        #expect(!host.html.contains("data-variant=\"bare\""))
        try await host.tap("Forget")
        #expect(host.html.contains("data-variant=\"bare\""))
        #expect(host.html == freshHTML(host))
    }

    @Test func `a pushed page with an item has a bar`() async throws {
        let host = ViewHost { Bars() }

        try await host.tap("items")

        #expect(!host.html.contains("data-variant=\"bare\""))
    }

    @Test func `a link has the address of where it leads`() async throws {
        let host = ViewHost { Trips() }

        #expect(host.html.contains("<a class"))
        #expect(host.html.contains(#"href="/rome" data-role="link""#))
    }

    struct Starred: View {
        @State private var hasStar = true

        var body: some View {
            NavigationLink {
                Text("there")
            } label: {
                Text("Row")
                if hasStar { Button("Star") { hasStar = false } }
            }
        }
    }

    @Test func `controls in a link take taps, and its other content does not`() async throws {
        let host = ViewHost { NavigationStack { Starred() } }
        #expect(try host.standalonePage().contains("pointer-events:auto"))
        #expect(try host.standalonePage().contains("isolation:isolate;--area:-1"))

        try await host.tap("Star")

        #expect(host.texts.contains("Row") && !host.texts.contains("Star"))
        #expect(try !host.standalonePage().contains("--area:-1"))
    }

    @Test func `a link without an address is no button around a button`() {
        struct Sheet: View {
            var body: some View {
                Text("page").sheet(isPresented: .constant(true)) { NavigationStack { Starred() } }
            }
        }
        let html = ViewHost { Sheet() }.html

        #expect(html.contains(#"data-role="link""#))
        #expect(!html.contains("href"))
        #expect(html.contains(#"role="link" tabindex="0""#))
    }

    struct Letters: View {
        @State private var isAsking = false

        var body: some View {
            TabView {
                Text("first").tabItem { Text("Start") }
                NavigationStack {
                    VStack {
                        NavigationLink("Up", value: 1)
                        NavigationLink("To a view") { Text("there") }
                        NavigationLink("Nowhere", value: nil as Int?)
                        Button("Ask") { isAsking = true }
                        Menu("More") { NavigationLink("In a menu", value: 2) }
                    }
                    .navigationDestination(for: Int.self) { NavigationLink("Up", value: $0 + 10) }
                    .sheet(isPresented: $isAsking) { NavigationStack { NavigationLink("Aside") { Text("x") } } }
                }
                .tabItem { Text("Letters") }
                .tag("letters")
            }
        }
    }

    @Test func `addresses of links go through tabs and pages`() async throws {
        let host = ViewHost { Letters() }
        try await host.tap("Letters")
        #expect(host.html.contains(#"href="/letters/1""#))
        #expect(host.html.contains(#"href="/letters/to-a-view""#))

        try await host.tap("Up")

        #expect(host.html.contains(#"href="/letters/1/11""#))
        #expect(host.html == freshHTML(host))
    }

    @Test func `a link without an address is a button`() async throws {
        let host = ViewHost { Letters() }
        try await host.tap("Letters")
        let before = host.html.components(separatedBy: "href=").count

        try await host.tap("Ask")

        #expect(before == 3)
        #expect(host.html.components(separatedBy: "href=").count == before)
        #expect(host.html.contains(">Aside<"))
    }

    @Test func `a link in a sidebar says that its page shows`() async throws {
        let host = ViewHost(size: CGSize(width: 1200, height: 800)) {
            NavigationSplitView {
                NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("page \($0)") }
            } detail: {
                Text("none")
            }
        }
        #expect(!host.html.contains("aria-current"))

        try await host.tap("One")

        #expect(host.html.contains(#"href="/1" aria-current="page""#))
    }

    @Test func `a menu looks like the buttons around it, its items do not`() {
        let html = ViewHost { Menu("More") { Button("Archive") {} }.buttonStyle(.bordered) }.html

        #expect(html.components(separatedBy: "data-style=\"bordered\"").count == 2)
        #expect(html.index(of: "data-style=\"bordered\"") < html.index(of: ">More<"))
    }

    struct Nested: View {
        @State private var isAsking = false
        @State private var isEditing = false
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
                    Button("Edit") { isEditing = true }
                    if isEditing { Text("editing").toolbar { ToolbarItem { Button("Done") { isEditing = false } } } }
                }
            }
        }
    }

    @Test func `presented content shows at any depth and is removed again`() async throws {
        let host = ViewHost { Nested() }
        #expect(!host.html.contains(">Done<"))

        try await host.tap("Ask")
        #expect(host.html.contains("role=\"alertdialog\""))
        #expect(host.html == freshHTML(host))
        try await host.tap("Yes")
        #expect(!host.html.contains("<dialog"))
        try await host.tap("Edit")
        #expect(host.html.contains(">Done<"))
        try await host.tap("Done")

        #expect(!host.html.contains(">Done<"))
        #expect(host.html == freshHTML(host))
    }

    @Test func `an alert names itself`() async throws {
        let host = ViewHost { Trips() }

        try await host.tap("Ask")

        #expect(host.html.contains("role=\"alertdialog\""))
        #expect(host.html.contains("aria-label=\"Sure?\""))
    }

    @Test func `a menu is a button with a popover after it`() {
        let html = ViewHost { Menu("More") { Button("Archive") {} } }.html

        #expect(html.contains("data-menu"))
        #expect(html.contains("popover=\"manual\""))
        #expect(html.index(of: ">More<") < html.index(of: ">Archive<"))
    }
}

extension String {
    /// Returns the index of a part; the end index if it is not found.
    fileprivate func index(of part: String) -> String.Index { firstRange(of: part)?.lowerBound ?? endIndex }

    @MainActor @Test func `a background of a presentation has precedence over that of its style rules`() {
        let host = ViewHost {
            Text("page").fullScreenCover(isPresented: .constant(true)) { Text("cover").presentationBackground(.black) }
        }

        #expect(host.html.contains(/<dialog[^>]* style="background:#000/))
    }
}
