import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
@Suite struct NavigationHTMLTests {
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

    /// The page as it would be without a history of changes.
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

    @Test func `what belongs into bars goes there`() throws {
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
        #expect(host.html.contains("inert"))
        #expect(host.html.contains("data-in=\"translate:100% 0\""))
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

    @Test func `what goes elsewhere shows however deep it is declared, and goes again`() async throws {
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
    /// Where a part begins; the end if it is not there.
    fileprivate func index(of part: String) -> String.Index { firstRange(of: part)?.lowerBound ?? endIndex }
}
