import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
@Suite struct ListHTMLTests {
    private func fresh(_ host: ViewHost) -> String {
        let document = WebDocument()
        document.mount(host.elementTrees)
        return document.html
    }

    private func count(_ text: String, in host: ViewHost) -> Int { host.html.components(separatedBy: text).count - 1 }

    @Test func `a list is named by its style, and its rows are items`() {
        let host = ViewHost { List(["a", "b"], id: \.self) { Text($0) }.listStyle(.plain) }

        #expect(host.html.contains(#"data-kind="list" data-style="plain""#))
        #expect(count(#"role="list""#, in: host) == 1)
        #expect(count(#"role="listitem""#, in: host) == 2)
    }

    @Test func `rows of a collection within another one are items of one list`() async throws {
        struct Groups: View {
            @State private var names: [String] = []

            var body: some View {
                List {
                    ForEach(0..<2) { group in
                        ForEach(names, id: \.self) { Text("\($0) \(group)") }
                        Button("Add") { names.append("a") }
                    }
                }
            }
        }
        let host = ViewHost { Groups() }
        #expect(count(#"role="list""#, in: host) == 1)

        try await host.tap("Add")
        #expect(count(#"role="list""#, in: host) == 1)
        #expect(count(#"role="listitem""#, in: host) == 4)
        #expect(host.html == fresh(host))
    }

    @Test func `sections of a collection within another one are no items of a list`() {
        let host = ViewHost {
            List { ForEach(0..<2) { _ in ForEach(0..<2) { number in Section("\(number)") { Text("a") } } } }
        }

        let rows = host.html.matches(of: /<[^>]* data-kind="rows"[^>]*>/)
        #expect(rows.count == 3)
        #expect(rows.allSatisfy { !$0.output.contains("role=") })
    }

    @Test func `a link in a modifier of a row is marked, and fills the row`() {
        func link(_ row: some View) -> String {
            let host = ViewHost { NavigationStack { List { row } } }
            return host.html.firstMatch(of: /<a[^>]*data-role="link"[^>]*>/).map { String($0.output) } ?? ""
        }
        let next = NavigationLink("Next") { Text("Page") }
        let star = Image(systemName: "star")

        let bare = link(next)
        let behind = link(next.background { star })
        let padded = link(next.padding(4).background { star })
        let besides = link(HStack { next }.background { star })

        #expect(bare.contains("<a") && !bare.contains("data-row"))
        #expect(behind.contains("data-row"))
        #expect(padded.contains("data-row"))
        #expect(besides.contains("<a") && !besides.contains("data-row"))
    }

    @Test func `an empty collection leaves no box behind`() {
        let host = ViewHost { List([] as [String], id: \.self) { Text($0) } }

        #expect(!host.html.contains(#"data-kind="rows""#))
    }

    @Test func `the line under a row begins at the title of its label`() async throws {
        struct Rows: View {
            @State private var hasIcon = true

            var body: some View {
                List {
                    if hasIcon { Label("a", systemImage: "star") } else { Text("a") }
                    Button("Change") { hasIcon.toggle() }
                }
            }
        }
        let host = ViewHost { Rows() }
        #expect(lines(in: host) == [true, false])

        try await host.tap("Change")
        #expect(lines(in: host) == [false, false])

        try await host.tap("Change")
        #expect(lines(in: host) == [true, false])
    }

    @Test func `a label begins a row only if it is first and shows its icon and its title`() {
        let host = ViewHost {
            List {
                NavigationLink(value: 1) { Label("link", systemImage: "star").padding(2) }
                Toggle(isOn: .constant(true)) { Label("switch", systemImage: "star") }
                LabeledContent {
                    Text("value")
                } label: {
                    Label("labelled", systemImage: "star")
                }
                HStack {
                    Label("first", systemImage: "star")
                    Text("second")
                }
                HStack {
                    Text("first")
                    Label("second", systemImage: "star")
                }
                Label("leading", systemImage: "star").frame(maxWidth: .infinity, minHeight: 60, alignment: .leading)
                Label("centred", systemImage: "star").frame(maxWidth: .infinity, minHeight: 60)
                Label("no title", systemImage: "star").labelStyle(.iconOnly)
                Label("no icon", systemImage: "star").labelStyle(.titleOnly)
            }
        }

        #expect(lines(in: host) == [true, true, true, true, false, true, false, false, false])
    }

    /// Returns for each row whether the line under it begins at a title.
    private func lines(in host: ViewHost) -> [Bool] {
        let document = WebDocument()
        document.mount(host.elementTrees)
        let classes = document.makePage().rules.matches(of: /\.([\w-]+)\{[^}]*--line-start/).map(\.1)
        return document.html.matches(of: /<div([^>]*)data-kind="row"/).map { row in
            row.1.split { !$0.isLetter && !$0.isNumber }.contains { classes.contains($0) }
        }
    }

    @Test func `adjacent rows outside of sections form a card`() async throws {
        struct Rows: View {
            @State private var hasSection = false

            var body: some View {
                List {
                    Text("a")
                    Button("Part") { hasSection.toggle() }
                    if hasSection { Section("Title") { Text("s") } }
                    Text("c")
                }
            }
        }
        let host = ViewHost { Rows() }
        let places = {
            host.html.matches(of: /data-kind="row"(?: data-variant="([a-z ]+)")?/).map { $0.1.map(String.init) }
        }
        #expect(places() == ["first", nil, "last"])

        try await host.tap("Part")
        #expect(places() == ["first", "last", nil, "first last"])
        #expect(host.html.contains(#"data-kind="section" data-variant="titled""#))

        try await host.tap("Part")
        #expect(places() == ["first", nil, "last"])
    }

    @Test func `rows of a scroll view are painted one by one, unless one is blended with what is behind it`() {
        let plain = ViewHost { ScrollView { VStack { Text("a") }.padding() } }
        let blended = ViewHost { ScrollView { VStack { Text("a").padding().blendMode(.multiply) }.padding() } }
        let rules = { (host: ViewHost) in
            let document = WebDocument()
            document.mount(host.elementTrees)
            return document.makePage().rules
        }

        let layered = ViewHost { Text("a").blendMode(.multiply).background { Text("b") } }

        #expect(!rules(layered).contains("isolation:isolate"))
        #expect(rules(plain).contains("isolation:isolate"))
        #expect(!rules(blended).contains("isolation:isolate"))
    }

    @Test func `rows that can be deleted say so`() {
        let host = ViewHost { List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } } }

        #expect(host.html.contains(#"data-delete="Delete""#))
        #expect(host.html.contains("data-e=\(1 << 16)"))
    }

    @Test func `the word for deleting is in the language of the list`() {
        let host = ViewHost {
            List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
                .environment(\.locale, Locale(identifier: "zh-Hans-CN"))
        }

        #expect(host.html.contains(#"data-delete="删除""#))
    }

    @Test func `the room for rows that are not there stands outside of classes`() async throws {
        let host = ViewHost { List(0..<1000, id: \.self) { Text("row \($0)") } }
        #expect(host.html.contains("--trail:"))
        #expect(!host.html.contains("--lead:"))

        try await host.scroll(to: 500)

        #expect(host.html.contains("--lead:"))
        #expect(host.html == fresh(host))
    }

    @Test func `a step of a scroll sends the rows that come and little else`() async throws {
        let host = ViewHost { List(0..<1000, id: \.self) { Text("row \($0)") } }
        try await host.scroll(to: 100)
        _ = host.wireBytes

        try await host.scroll(to: 125)

        #expect(host.wireBytes < 700)
    }

    @Test func `updated pages with lists, sections and edit mode equal new pages`() async throws {
        struct Page: View {
            @State private var names = ["a", "b", "c"]
            @State private var isOpen = false
            @State private var editMode = EditMode.inactive
            var body: some View {
                List {
                    Section("Letters") {
                        ForEach(names, id: \.self) { name in
                            Text(name).listRowBackground(isOpen ? Color.red : nil).badge(name.count)
                        }
                        .onDelete { names.remove(atOffsets: $0) }
                    }
                    Section("More", isExpanded: $isOpen) { Text("inside") }
                    Button("Edit") { editMode = editMode == .active ? .inactive : .active }
                }
                .environment(\.editMode, $editMode)
            }
        }
        let host = ViewHost { Page() }
        _ = host.wireBytes

        try await host.tap("More")
        #expect(host.html == fresh(host))
        try await host.tap("Edit")
        #expect(host.html == fresh(host))
        try await host.delete("b")
        #expect(host.html == fresh(host))
        try await host.tap("Edit")
        #expect(host.html == fresh(host))
    }

    @Test func `a scroller says its axes, that it is refreshed, and that it is busy`() {
        let row = ViewHost { ScrollView(.horizontal, showsIndicators: false) { Text("a") } }
        #expect(row.html.contains(#"data-kind="scroll""#))
        #expect(!row.html.contains("aria-busy"))

        let column = ViewHost { ScrollView { Text("a") }.refreshable {} }
        #expect(column.html.contains(#"data-refresh="true""#))
        #expect(column.html.contains(#"aria-busy="false""#))
    }

    @Test func `a column that is disabled keeps the place of its bar`() {
        let column = ViewHost { ScrollView { Text("a") }.scrollDisabled(true) }
        #expect(column.html.contains(#"data-variant="disabled""#))

        let others = ViewHost {
            ScrollView { Text("a") }
            ScrollView([]) { Text("a") }
            ScrollView(.horizontal) { Text("a") }.scrollDisabled(true)
        }
        #expect(!others.html.contains("data-variant"))
    }

    @Test func `only readers of a position are tracked while scrolling`() {
        let size = ViewHost { GeometryReader { Text("\($0.size.width)") } }
        #expect(size.html.contains("data-e=1024"))
        #expect(!size.html.contains("data-track"))

        let place = ViewHost { GeometryReader { Text("\($0.frame(in: .global).minY)") } }
        #expect(place.html.contains("data-e=1024"))
        #expect(place.html.contains("data-track"))
    }
}
