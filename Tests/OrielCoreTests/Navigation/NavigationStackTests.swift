import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Tests of pages: pushing and popping, preserved state, and their navigation bars.
@MainActor
@Suite struct NavigationStackTests {
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
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Detail: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        let number: Int
        var body: some View {
            VStack {
                Text("Detail \(number)")
                Text(isPresented ? "presented" : "not presented")
                NavigationLink("Deeper", value: number + 1)
                Button("Leave") { dismiss() }
            }
            .navigationTitle("Number \(number)")
        }
    }

    struct Numbers: View {
        var log = Log()
        var body: some View {
            NavigationStack {
                VStack {
                    Counter(name: "Count")
                    NavigationLink("One", value: 1)
                }
                .navigationTitle("Numbers")
                .onAppear { log.lines.append("root+") }
                .onDisappear { log.lines.append("root-") }
                .navigationDestination(for: Int.self) { number in
                    Detail(number: number)
                        .onAppear { log.lines.append("\(number)+") }
                        .onDisappear { log.lines.append("\(number)-") }
                }
            }
        }
    }

    @Test func `a link goes to the destination of its value and back`() async throws {
        let host = ViewHost { Numbers() }
        #expect(host.texts == ["Numbers", "Count 0", "One"])

        try await host.tap("One")
        #expect(host.texts == ["Number 1", "Detail 1", "presented", "Deeper", "Leave"])
        try await host.tap("Deeper")
        #expect(host.texts.contains("Detail 2"))
        try await host.tap("Leave")
        #expect(host.texts.contains("Detail 1"))
        try await host.tap("Numbers")

        #expect(host.texts == ["Numbers", "Count 0", "One"])
    }

    @Test func `a page below the top keeps its state and takes no events`() async throws {
        let host = ViewHost { Numbers() }
        try await host.tap("Count 0")
        try await host.tap("One")

        await #expect(throws: ViewHostError.self) { try await host.tap("Count 1") }
        try await host.back()

        #expect(host.texts.contains("Count 1"))
    }

    @Test func `pages appear and disappear as they are covered and shown`() async throws {
        let log = Log()
        let host = ViewHost { Numbers(log: log) }
        #expect(log.take() == ["root+"])

        try await host.tap("One")
        #expect(log.take().sorted() == ["1+", "root-"])
        try await host.tap("Deeper")
        #expect(log.take().sorted() == ["1-", "2+"])
        host.unmount()

        #expect(log.take() == ["2-"])
    }

    @Test func `the back button bears the title of the page below`() async throws {
        let host = ViewHost { Numbers() }

        try await host.tap("One")

        #expect(host.elements(.backButton).map(\.element.text) == ["Numbers"])
    }

    struct Typed: View {
        @State var path: [Int] = []
        var body: some View {
            VStack {
                NavigationStack(path: $path) {
                    NavigationLink("One", value: 1)
                        .navigationDestination(for: Int.self) { Detail(number: $0) }
                }
                Text("path \(path.description)")
                Button("Jump") { path = [7, 8] }
                Button("Home") { path.removeAll() }
                Button("Pop") { path.removeLast() }
            }
        }
    }

    @Test func `a path of the app and the pages follow each other`() async throws {
        let host = ViewHost { Typed() }

        try await host.tap("One")
        #expect(host.texts.contains("path [1]"))
        try await host.tap("Jump")
        #expect(host.texts.contains("Detail 8"))
        #expect(host.elements(.page).count == 3)
        try await host.tap("Pop")
        #expect(host.texts.contains("Detail 7"))
        try await host.back()
        #expect(host.texts.contains("path []"))
    }

    struct Views: View {
        @State private var count = 0
        @State private var isActive = false
        @State private var selection: String?
        var body: some View {
            NavigationView {
                VStack {
                    Button("Add \(count)") { count += 1 }
                    NavigationLink("Plain") { Counting(count: $count) }
                    NavigationLink(destination: Text("active page"), isActive: $isActive) { Text("Active") }
                    NavigationLink(destination: Text("tagged page"), tag: "a", selection: $selection) { Text("Tagged") }
                    Text(isActive ? "is active" : "is not active")
                    Text(selection ?? "nothing")
                }
            }
        }
    }

    struct Counting: View {
        @Binding var count: Int
        var body: some View { Button("Detail adds \(count)") { count += 1 } }
    }

    private func host(width: CGFloat, isStack: Bool = false) -> ViewHost {
        ViewHost(size: CGSize(width: width, height: 700)) {
            let view = NavigationView {
                NavigationLink("Open") { Text("page") }
                Text("second")
            }
            if isStack { view.navigationViewStyle(.stack) } else { view }
        }
    }

    @Test func `the first of several views is shown alone in a narrow window`() async throws {
        let host = host(width: 390)
        #expect(host.texts == ["Open"])

        try await host.tap("Open")
        #expect(host.texts == ["page"])
    }

    @Test func `several views stand side by side in a wide window`() async throws {
        let host = host(width: 1200)
        #expect(host.texts == ["Open", "second"])

        try await host.tap("Open")
        #expect(host.texts == ["Open", "page"])
    }

    @Test func `a bar with items does not make columns`() {
        let host = ViewHost(size: CGSize(width: 1200, height: 700)) {
            NavigationView { Text("only").toolbar { Button("Item") {} } }
        }
        #expect(host.texts == ["only", "Item"] && host.elements(.splitView).isEmpty)
    }

    @Test func `with the style of a stack the first view is shown alone`() {
        #expect(host(width: 1200, isStack: true).texts == ["Open"])
    }

    @Test func `links to views keep their pages up to date`() async throws {
        let host = ViewHost { Views() }

        try await host.tap("Plain")
        try await host.tap("Detail adds 0")
        #expect(host.texts == ["Detail adds 1"])
        try await host.back()

        #expect(host.texts.contains("Add 1"))
    }

    @Test func `bound links write when they are left`() async throws {
        let host = ViewHost { Views() }

        try await host.tap("Active")
        #expect(host.texts == ["active page"])
        try await host.back()
        #expect(host.texts.contains("is not active"))
        try await host.tap("Tagged")
        #expect(host.texts == ["tagged page"])
        try await host.back()

        #expect(host.texts.contains("nothing"))
    }

    struct Item: Identifiable, Hashable {
        let id: Int
    }

    struct Presenting: View {
        @State private var isPresented = false
        @State private var item: Item?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Show") { isPresented = true }
                    Button("Item") { item = Item(id: 3) }
                    Text(item == nil ? "no item" : "item")
                }
                .navigationDestination(isPresented: $isPresented) { Text("shown") }
                .navigationDestination(item: $item) { Text("item \($0.id)") }
            }
        }
    }

    @Test func `destinations by binding and item come and go with them`() async throws {
        let host = ViewHost { Presenting() }

        try await host.tap("Show")
        #expect(host.texts == ["shown"])
        try await host.back()
        try await host.tap("Item")
        #expect(host.texts == ["item 3"])
        try await host.back()

        #expect(host.texts.contains("no item"))
    }

    struct Missing: View {
        var body: some View { NavigationStack { NavigationLink("Go", value: "x") } }
    }

    @Test func `a value without a destination is reported and shown`() async throws {
        let host = ViewHost { Missing() }

        try await host.tap("Go")

        #expect(host.issues.count == 1)
        #expect(host.texts.first?.contains("navigationDestination(for: String.self)") == true)
    }

    @Test func `a link outside of a stack is disabled`() {
        let host = ViewHost { NavigationLink("Go", value: 1) }

        #expect(host.elements(.button).map { $0.element.attributes.bool(.isDisabled) } == [true])
    }

    @Test func `a path is restored from its representation`() throws {
        var path = NavigationPath([1, 2])
        path.append("three")

        let data = try JSONEncoder().encode(try #require(path.codable))
        let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))

        #expect(restored == path)
        #expect(restored.count == 3)
    }

    struct Uncodable: Hashable {}

    @Test func `a path with a value that is not codable has no representation`() {
        var path = NavigationPath()
        path.append(Uncodable())

        #expect(path.codable == nil)
    }

    @Test func `a stored path with an unknown type is refused`() {
        let data = Data(#"["NoSuchType", 1]"#.utf8)

        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }

    @MainActor final class Store: ObservableObject {
        let name = "store"
    }

    struct Reader: View {
        @EnvironmentObject private var store: Store
        var body: some View { Text("from \(store.name)") }
    }

    @Test func `a page sees the objects that its link sees`() async throws {
        let host = ViewHost {
            NavigationStack { NavigationLink("Go") { Reader() }.environmentObject(Store()) }
        }

        try await host.tap("Go")

        #expect(host.texts == ["from store"])
    }

    struct Bar: View {
        @State private var isEditing = false
        var body: some View {
            NavigationStack {
                Text("content")
                    .navigationTitle("Bar")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        if isEditing {
                            ToolbarItem { Button("Done") { isEditing = false } }
                        } else {
                            ToolbarItemGroup(placement: .primaryAction) { Button("Edit") { isEditing = true } }
                        }
                    }
                    .toolbar(isEditing ? .hidden : .visible, for: .navigationBar)
            }
        }
    }

    @Test func `toolbar items are elements that know their place`() async throws {
        let host = ViewHost { Bar() }
        func places() -> [String?] { host.elements(.toolbarItem).map { $0.element.attributes.string(.placement) } }
        #expect(places() == ["cancellationAction", "primaryAction"])
        #expect(host.elements(.page)[0].element.attributes.string(.titleDisplay) == "inline")

        try await host.tap("Edit")

        #expect(places() == ["cancellationAction", "automatic"])
        #expect(host.elements(.page)[0].element.attributes.bool(.hidesBar))
    }
}

extension ViewHost {
    /// Returns all elements of a kind, in document order.
    func elements(_ kind: Element.Kind) -> [ElementTree] {
        func search(_ tree: ElementTree) -> [ElementTree] {
            (tree.element.kind == kind ? [tree] : []) + tree.children.flatMap(search)
        }
        return elementTrees.flatMap(search)
    }
}
