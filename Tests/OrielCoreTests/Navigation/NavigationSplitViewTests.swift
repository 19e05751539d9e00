import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of columns, and of the stack they become in a narrow window.
@MainActor
@Suite struct NavigationSplitViewTests {
    struct Letters: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("Letter a", value: "a")
                    NavigationLink("Letter b", value: "b")
                    NavigationLink("About") { Text("About letters") }
                }
                .navigationTitle("Letters")
                .navigationDestination(for: String.self) { letter in
                    VStack {
                        Text("Detail \(letter)")
                        NavigationLink("Next to \(letter)", value: letter + letter)
                    }
                }
            } detail: {
                Text("Nothing chosen")
            }
        }
    }

    private let wide = CGSize(width: 1200, height: 800)

    private func backButtons(_ host: ViewHost) -> Int {
        func count(_ tree: ElementTree) -> Int {
            (tree.element.kind == .backButton ? 1 : 0) + tree.children.map(count).reduce(0, +)
        }
        return host.elementTrees.map(count).reduce(0, +)
    }

    @Test func `a link beside the detail takes the place of what is there`() async throws {
        let host = ViewHost(size: wide) { Letters() }
        #expect(host.texts.contains("Nothing chosen"))

        try await host.tap("Letter a")
        #expect(host.texts.contains("Detail a"))
        #expect(!host.texts.contains("Nothing chosen"))

        try await host.tap("Letter b")
        try await host.tap("About")
        #expect(host.texts.contains("About letters"))
        #expect(!host.texts.contains("Detail b"))
        #expect(backButtons(host) == 0)
    }

    /// Returns the indices of the links marked as selected.
    private func currentLinks(_ host: ViewHost) -> [Int] {
        func links(_ tree: ElementTree) -> [Bool] {
            (tree.element.kind == .navigationLink ? [tree.element.attributes.bool(.isSelected)] : [])
                + tree.children.flatMap(links)
        }
        return host.elementTrees.flatMap(links).enumerated().filter(\.element).map(\.offset)
    }

    @Test func `the link whose page shows beside it says so`() async throws {
        let host = ViewHost(size: wide) { Letters() }
        #expect(currentLinks(host) == [])

        try await host.tap("Letter b")
        #expect(currentLinks(host) == [1])
        try await host.tap("Next to b")
        #expect(currentLinks(host) == [1])
        try await host.tap("About")
        #expect(currentLinks(host) == [2])
    }

    @Test func `in a narrow window no link says that its page shows`() async throws {
        let host = ViewHost { Letters() }

        try await host.tap("Letter b")

        #expect(currentLinks(host) == [])
    }

    @Test func `links in the detail go deeper`() async throws {
        let host = ViewHost(size: wide) { Letters() }

        try await host.tap("Letter a")
        try await host.tap("Next to a")
        #expect(host.texts.contains("Detail aa"))
        #expect(backButtons(host) == 1)

        try await host.tap("Letter b")
        #expect(host.texts.contains("Detail b"))
        #expect(backButtons(host) == 0)
    }

    @Test func `a narrow window has one stack`() async throws {
        let host = ViewHost { Letters() }
        #expect(!host.texts.contains("Nothing chosen"))

        try await host.tap("Letter a")

        #expect(host.texts.contains("Detail a"))
        #expect(backButtons(host) == 1)
    }
}

/// Tests of columns whose lists select what the next column shows.
@MainActor
@Suite struct SplitSelectionTests {
    struct Folders: View {
        @State var folder: String?
        let usesLinks: Bool

        init(folder: String? = nil, usesLinks: Bool = false) {
            _folder = State(initialValue: folder)
            self.usesLinks = usesLinks
        }

        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self, selection: $folder) { name in
                    if usesLinks { NavigationLink(name, value: name) } else { Text(name) }
                }
                .navigationTitle("Mail")
            } detail: {
                if let folder {
                    VStack {
                        Text("Letters in \(folder)")
                        Button("Close") { self.folder = nil }
                    }
                } else {
                    Text("Nothing chosen")
                }
            }
        }
    }

    private let wide = CGSize(width: 1200, height: 800)

    @Test(arguments: [false, true])
    func `in a narrow window a selection opens the detail, and going back clears it`(usesLinks: Bool) async throws {
        let host = ViewHost { Folders(usesLinks: usesLinks) }
        #expect(!host.texts.contains("Nothing chosen"))

        try await host.tap("Sent")
        #expect(host.texts.contains("Letters in Sent"))

        try await host.tap("Mail")
        #expect(!host.texts.contains("Letters in Sent"))

        try await host.tap("Sent")
        #expect(host.texts.contains("Letters in Sent"))
    }

    @Test(arguments: [false, true])
    func `in a wide window a selection changes the detail beside it`(usesLinks: Bool) async throws {
        let host = ViewHost(size: wide) { Folders(usesLinks: usesLinks) }
        #expect(host.texts.contains("Nothing chosen"))

        try await host.tap("Inbox")
        #expect(host.texts.contains("Letters in Inbox"))
        #expect(selectedRows(host) == [0])

        try await host.tap("Sent")
        #expect(host.texts.contains("Letters in Sent"))
        #expect(selectedRows(host) == [1])
    }

    @Test func `the app opens and closes the detail by its own selection`() async throws {
        let host = ViewHost { Folders(folder: "Inbox") }
        #expect(host.texts.contains("Letters in Inbox"))

        try await host.tap("Close")

        #expect(!host.texts.contains("Letters in Inbox"))
    }

    private func selectedRows(_ host: ViewHost) -> [Int] {
        func rows(_ tree: ElementTree) -> [Bool] {
            (tree.element.kind == .listRow ? [tree.element.attributes.bool(.isSelected)] : [])
                + tree.children.flatMap(rows)
        }
        return host.elementTrees.flatMap(rows).enumerated().filter(\.element).map(\.offset)
    }

    struct Shelves: View {
        @State private var shelf: Int?
        @State private var book: String?

        var body: some View {
            NavigationSplitView {
                List(1..<4, selection: $shelf) { Text("Shelf \($0)") }.navigationTitle("Shelves")
            } content: {
                List(["Emma", "Ulysses"], id: \.self, selection: $book) { Text($0) }
                    .navigationTitle("Shelf \(shelf ?? 0)")
            } detail: {
                Text("Reading \(book ?? "nothing")")
            }
        }
    }

    @Test func `three columns open one after another`() async throws {
        let host = ViewHost { Shelves() }
        #expect(!host.texts.contains("Emma"))

        try await host.tap("Shelf 2")
        #expect(host.texts.contains("Emma"))
        #expect(!host.texts.contains("Reading nothing"))

        try await host.tap("Ulysses")
        #expect(host.texts.contains("Reading Ulysses"))

        try await host.tap("Shelf 2")
        #expect(!host.texts.contains("Reading Ulysses"))
        try await host.tap("Shelves")
        #expect(!host.texts.contains("Emma"))
    }

    struct Preferring: View {
        @State private var column = NavigationSplitViewColumn.detail

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                VStack {
                    Text(column == .sidebar ? "on the sidebar" : "elsewhere")
                    Button("Go on") { column = .detail }
                }
                .navigationTitle("Places")
            } detail: {
                Text("The detail")
            }
        }
    }

    @Test func `the app chooses the column on top, and its binding follows the way back`() async throws {
        let host = ViewHost { Preferring() }
        #expect(host.texts.contains("The detail"))

        try await host.tap("Places")
        #expect(!host.texts.contains("The detail"))
        #expect(host.texts.contains("on the sidebar"))

        try await host.tap("Go on")
        #expect(host.texts.contains("The detail"))
    }

    struct Nested: View {
        @State private var folder: Int?

        var body: some View {
            NavigationSplitView {
                List(1..<3, selection: $folder) { Text("Folder \($0)") }.navigationTitle("Folders")
            } detail: {
                if let folder {
                    NavigationStack {
                        NavigationLink("Deeper") { Text("The last page").navigationTitle("Last") }
                            .navigationTitle("Contents of \(folder)")
                    }
                } else {
                    Text("Nothing chosen")
                }
            }
        }
    }

    /// Returns the pages on screen whose bars are shown.
    private func bars(_ host: ViewHost) -> Int {
        func count(_ tree: ElementTree) -> Int {
            let attributes = tree.element.attributes
            let isBar = tree.element.kind == .page && !attributes.bool(.hidesBar) && !attributes.bool(.isCovered)
            return (isBar ? 1 : 0) + tree.children.map(count).reduce(0, +)
        }
        return host.elementTrees.map(count).reduce(0, +)
    }

    @Test func `a stack in the detail takes the place of its page`() async throws {
        let host = ViewHost { Nested() }
        try await host.tap("Folder 2")
        #expect(host.texts.contains("Contents of 2"))
        #expect(bars(host) == 1)

        try await host.tap("Deeper")
        #expect(host.texts.contains("The last page"))
        try await host.back()
        try await host.back()
        #expect(!host.texts.contains("Contents of 2"))
        #expect(host.texts.contains("Folder 1"))
        #expect(bars(host) == 1)

        let wide = ViewHost(size: wide) { Nested() }
        #expect(bars(wide) == 2)
        try await wide.tap("Folder 1")
        #expect(bars(wide) == 2)
        #expect(wide.texts.contains("Contents of 1"))
    }

    struct Wrapped: View {
        @State private var folder: String?

        var body: some View {
            NavigationSplitView {
                NavigationStack {
                    List(["Inbox", "Sent"], id: \.self, selection: $folder) { NavigationLink($0, value: $0) }
                        .navigationTitle("Mail")
                }
            } detail: {
                Text("Letters in \(folder ?? "no folder")")
            }
        }
    }

    @Test func `a stack in the sidebar takes the place of its page`() async throws {
        let host = ViewHost { Wrapped() }
        #expect(bars(host) == 1)
        try await host.tap("Sent")
        #expect(host.texts.contains("Letters in Sent"))
        #expect(host.elements(.backButton).map(\.element.text) == ["Mail"])
        try await host.back()
        #expect(!host.texts.contains("Letters in Sent"))

        let wide = ViewHost(size: wide) { Wrapped() }
        #expect(bars(wide) == 2)
        try await wide.tap("Inbox")
        #expect(wide.texts.contains("Letters in Inbox"))
    }

    struct Several: View {
        @State private var chosen: Set<String> = []

        var body: some View {
            NavigationSplitView {
                List(["One", "Two"], id: \.self, selection: $chosen) { Text($0) }
                    .navigationTitle("Several")
                    .toolbar { EditButton() }
            } detail: {
                Text("Shown: \(chosen.sorted().joined(separator: " "))")
            }
        }
    }

    @Test func `of a set, a tap selects one row, and several only in edit mode`() async throws {
        let host = ViewHost { Several() }
        try await host.tap("Two")
        #expect(host.texts.contains("Shown: Two"))
        try await host.back()

        try await host.tap("One")
        #expect(host.texts.contains("Shown: One"))
        try await host.back()

        try await host.tap("Edit")
        try await host.tap("One")
        try await host.tap("Two")
        #expect(!host.texts.contains { $0.hasPrefix("Shown") })

        let wide = ViewHost(size: wide) { Several() }
        try await wide.tap("Edit")
        try await wide.tap("One")
        try await wide.tap("Two")
        #expect(wide.texts.contains("Shown: One Two"))
    }
}
