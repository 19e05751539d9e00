import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct BarFormsTests {
    @Test func `a bar shows its title, subtitle and menu`() async throws {
        let host = ViewHost(size: CGSize(width: 1000, height: 700)) { BarForms() }
        #expect(host.texts.contains("3 unread"))

        try await host.tap("Duplicate")

        #expect(host.texts.last == "favourite")
    }

    @Test func `a hidden bar has no title`() {
        let pages = ViewHost { HiddenBars() }.html.components(separatedBy: #"data-kind="page""#).dropFirst()

        #expect(pages.map { $0.prefix { $0 != ">" }.contains("bare") } == [true, true, false])
    }

    @Test func `tabs without a label have the one of their role`() async throws {
        let host = ViewHost { TabForms() }
        #expect(host.texts.contains("at home"))

        try await host.tap("Search")
        #expect(host.texts.contains("found "))
    }

    @Test func `views of a tab style the bar`() async throws {
        let host = ViewHost { TabBarForms() }
        func bar(is state: String) -> Bool { host.html.contains(#"data-kind="tabbar" data-state="\#(state)""#) }
        var isHidden: Bool { host.html.contains(#"data-style="automatic" data-variant="bare""#) }
        #expect(bar(is: "filled"))

        try await host.tap("Clear")
        #expect(bar(is: "clear"))

        try await host.tap("Hidden")
        #expect(!bar(is: "clear") && !isHidden)
        try await host.set(true, toggle: "Hide")
        #expect(isHidden)
    }

    @Test func `the app moves the focus to the search field`() async throws {
        let host = ViewHost { SearchForms() }

        try await host.tap("Find")

        #expect(host.focusedName == "Search")
    }

    @Test func `a scope of a search is chosen`() async throws {
        let host = ViewHost { SearchForms() }
        #expect(host.texts.contains("in all"))

        try await host.focus("Search")
        try await host.select("Unread", in: "Scope")

        #expect(host.texts.contains("in unread"))
    }

    @Test func `a link without an arrow says so, and a document can be shared`() {
        let host = ViewHost { DocumentPageForms() }

        #expect(host.issues.isEmpty)
        #expect(host.html.components(separatedBy: #"data-state="unmarked""#).count == 2)
        #expect(host.html.contains("Share…"))
    }
}
