import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
@Suite struct ListLooksHTMLTests {
    private func page(_ host: ViewHost) -> (html: String, rules: String) {
        let document = WebDocument()
        document.mount(host.elementTrees)
        let page = document.makePage()
        return (document.html, page.rules)
    }

    @Test func `space between rows is a variable of the list`() {
        let page = page(ViewHost { List { Text("a") }.listRowSpacing(12) })

        #expect(page.html.contains(#"data-variant="spaced""#))
        #expect(page.rules.contains("--row-spacing:12px"))
    }

    @Test func `nil keeps the spacing of the list, and negative space is none`() {
        let none = page(ViewHost { List { Text("a") }.listRowSpacing(nil) })
        let negative = page(ViewHost { List { Text("a") }.listRowSpacing(-4) })

        #expect(!none.html.contains("spaced"))
        #expect(negative.rules.contains("--row-spacing:0"))
    }

    @Test func `a bordered list is a plain one with a border`() {
        let html = page(ViewHost { List { Text("a") }.listStyle(.bordered) }).html

        #expect(html.contains(#"data-style="plain" data-variant="bordered""#))
    }

    @Test func `every second row has a background if the style or the behaviour says so`() {
        func stripes(@ViewBuilder _ content: @escaping () -> some View) -> Int {
            page(ViewHost(content: content)).html.components(separatedBy: "striped").count - 1
        }
        let rows = List { ForEach(0..<4, id: \.self) { Text("\($0)") } }

        #expect(stripes { rows.listStyle(.plain) } == 0)
        #expect(stripes { rows.listStyle(.inset(alternatesRowBackgrounds: true)) } == 2)
        #expect(stripes { rows.listStyle(.bordered(alternatesRowBackgrounds: true)) } == 2)
        #expect(stripes { rows.listStyle(.bordered).alternatingRowBackgrounds() } == 2)
        #expect(
            stripes { rows.listStyle(.bordered(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled) }
                == 0
        )
    }

    @Test func `tables have the look of their style`() {
        struct Bird: Identifiable { let id: String }
        func table(_ style: some TableStyle) -> String {
            page(
                ViewHost {
                    Table(["Heron", "Wren"].map(Bird.init)) { TableColumn("Name", value: \.id) }
                        .tableStyle(style)
                        .environment(\.horizontalSizeClass, .regular)
                }
            ).html
        }

        #expect(table(.automatic).contains(#"data-style="plain" data-variant="table""#))
        #expect(table(.inset).contains(#"data-style="inset" data-variant="table""#))
        #expect(table(.bordered).contains(#"data-variant="table bordered""#))
        #expect(table(.inset(alternatesRowBackgrounds: true)).components(separatedBy: "striped").count == 2)
        #expect(!table(.bordered(alternatesRowBackgrounds: false)).contains("striped"))
    }

    @Test func `margins of a section are variables of the section, edge by edge`() {
        let page = page(
            ViewHost {
                List {
                    Section("One") { Text("a") }.listSectionMargins(.horizontal, 4).listSectionMargins(.top, 7)
                    Section("Two") { Text("b") }.listSectionMargins(.bottom, -1)
                }
            }
        )

        for rule in ["--section-start:4px", "--section-end:4px", "--section-spacing:7px", "--first-card:7px"] {
            #expect(page.rules.contains(rule))
        }
        #expect(page.rules.contains("padding-block-end:0"))
    }

    @Test func `only the lines around a section are hidden or tinted, not those between its rows`() {
        let page = page(
            ViewHost {
                List {
                    Section("One") { Text("a") }.listSectionSeparator(.hidden, edges: .bottom)
                    Section("Two") { Text("b") }.listSectionSeparatorTint(.red, edges: .top)
                    Section("Three") { Text("c") }.listSectionSeparator(.visible)
                }
            }
        )

        #expect(page.rules.contains("--section-bottom:#0000"))
        #expect(page.rules.contains("--section-top:" + Color.red.css))
        #expect(page.rules.contains("--section-top:var(--separator)"))
        #expect(!page.rules.contains("--line:"))
    }

    @Test func `the modifier nearest to a section decides, edge by edge`() {
        let page = page(
            ViewHost {
                List {
                    Section("One") { Text("a") }
                        .listSectionSeparator(.visible, edges: .top)
                }
                .listSectionSeparator(.hidden)
            }
        )

        #expect(page.rules.contains("--section-top:var(--separator);--section-bottom:#0000"))
    }

    private func stripes(_ host: ViewHost) -> [Bool] {
        host.html.matches(of: /data-kind="row"(?: data-variant="([a-z ]+)")?/).map {
            $0.1?.contains("striped") ?? false
        }
    }

    @Test func `every second row has a background of its own, also after an insertion`() async throws {
        struct Rows: View {
            @State private var names = ["b", "c"]
            @State private var alternates = true

            var body: some View {
                List { ForEach(names, id: \.self) { Text($0) } }
                    .listStyle(.plain)
                    .alternatingRowBackgrounds(alternates ? .enabled : .disabled)
                Button("Insert") { names.insert("a", at: 0) }
                Button("Stop") { alternates = false }
            }
        }
        let host = ViewHost { Rows() }
        #expect(stripes(host) == [false, true])

        try await host.tap("Insert")
        #expect(stripes(host) == [false, true, false])

        try await host.tap("Stop")
        #expect(stripes(host) == [false, false, false])
    }

    @Test func `rows alternate from the first row of a collection, also if it is not mounted`() async throws {
        let host = ViewHost {
            List(0..<1000, id: \.self) { Text("\($0)") }.listStyle(.plain).alternatingRowBackgrounds()
        }

        for position in [500, 501, 502] {
            try await host.scroll(to: position)
            let first = try #require(rows(in: host.elementTrees)?.element.attributes.number(.firstRow))
            #expect(stripes(host).first == (Int(first) % 2 == 1))
        }
    }

    private func rows(in trees: [ElementTree]) -> ElementTree? {
        for tree in trees {
            if tree.element.kind == .lazyRows { return tree }
            if let found = rows(in: tree.children) { return found }
        }
        return nil
    }

    @Test func `the dots of pages have the background of their style`() {
        let tabs = { (style: PageIndexViewStyle) in
            ViewHost {
                TabView {
                    Text("a")
                    Text("b")
                }
                .tabViewStyle(.page)
                .indexViewStyle(style)
            }
        }

        #expect(
            page(tabs(.page(backgroundDisplayMode: .always))).html.contains(#"data-kind="dots" data-style="always""#)
        )
        #expect(page(tabs(.page)).html.contains(#"data-kind="dots""#))
        #expect(!page(tabs(.page)).html.contains("data-style=\"always\""))
    }

    @Test func `the variant of a popover says that a grouped list fills it`() async throws {
        struct Filled: View {
            @State private var isPlain = false
            var body: some View {
                Text("a").popover(isPresented: .constant(true)) {
                    if isPlain {
                        List { Button("Change") { isPlain = false } }.listStyle(.plain)
                    } else {
                        List { Button("Change") { isPlain = true } }.listStyle(.insetGrouped)
                    }
                }
            }
        }
        let host = ViewHost { Filled() }
        #expect(host.html.contains(/data-variant="[^"]*grouped"/))

        try await host.tap("Change")

        #expect(!host.html.contains(/data-variant="[^"]*grouped"/))
    }
}
