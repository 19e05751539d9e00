import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ListTests {
    final class Model: ObservableObject {
        @Published var names: [String]
        @Published var isLocked = false
        init(_ names: String...) { self.names = names }
    }

    struct Names: View {
        @ObservedObject var model: Model
        var body: some View {
            List {
                ForEach(model.names, id: \.self) { name in
                    Text(name).deleteDisabled(name == "fixed")
                }
                .onDelete { model.names.remove(atOffsets: $0) }
                .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func kinds(_ host: ViewHost) -> String { host.elementTrees.map(\.outline).joined(separator: " ") }

    @Test func `each view is a row, through groups, conditions and views of the app`() {
        struct Two: View {
            var body: some View {
                Text("b")
                if true { Text("c") }
            }
        }
        let host = ViewHost {
            List {
                Text("a")
                Two()
                Group { Text("d").padding() }
                AnyView(Text("e"))
                EmptyView()
            }
        }

        #expect(
            kinds(host)
                == "list(listRow(text) listRow(text) listRow(text) listRow(padding(text)) listRow(text))"
        )
    }

    @Test func `a stack is one row`() {
        let host = ViewHost {
            List {
                HStack {
                    Text("a"); Text("b")
                }
            }
        }

        #expect(kinds(host) == "list(listRow(hStack(text text)))")
    }

    @Test func `sections hold their rows between header and footer`() {
        let host = ViewHost {
            List {
                Section("Fruit") { Text("Apple") }
                Section {
                    Text("Leek")
                } header: {
                    Text("Greens")
                } footer: {
                    Text("fresh")
                }
                Section { Text("Bread") }
            }
        }

        #expect(
            kinds(host) == """
                list(section(sectionHeader(text) sectionRows(listRow(text))) \
                section(sectionHeader(text) sectionRows(listRow(text)) sectionFooter(text)) \
                section(sectionRows(listRow(text))))
                """
        )
    }

    @Test func `a section can be folded by its header`() async throws {
        struct Folding: View {
            @State private var isOpen = true
            var body: some View {
                List { Section("Fruit", isExpanded: $isOpen) { Text("Apple") } }
            }
        }
        let host = ViewHost { Folding() }

        try await host.tap("Fruit")
        #expect(host.texts == ["Fruit"])

        try await host.tap("Fruit")
        #expect(host.texts == ["Fruit", "Apple"])
    }

    @Test func `rows are deleted by position, except where they may not`() async throws {
        let model = Model("a", "fixed", "c")
        let host = ViewHost { Names(model: model) }

        try await host.delete("c")

        #expect(model.names == ["a", "fixed"])
        #expect(host.texts == ["a", "fixed"])
        await #expect(throws: ViewHostError.self) { try await host.delete("fixed") }
    }

    @Test func `deleting a row removes its element and no other`() async throws {
        let host = ViewHost { Names(model: Model("a", "b", "c")) }
        _ = host.drainPatches()

        try await host.delete("b")

        let patches = host.drainPatches()
        #expect(patches.count == 1)
        guard case .remove? = patches.first?.operation else {
            Issue.record("\(patches)")
            return
        }
    }

    @Test func `two rows deleted in one turn are the two that were meant`() async throws {
        let model = Model("a", "b", "c", "d")
        let host = ViewHost { Names(model: model) }
        let rows = host.elementTrees[0].children[0].children

        async let first = host.send(.delete, to: rows[0].id)
        async let second = host.send(.delete, to: rows[2].id)
        _ = await (first, second)

        #expect(model.names == ["b", "d"])
    }

    @Test func `rows are moved`() async throws {
        let model = Model("a", "b", "c")
        let host = ViewHost { Names(model: model) }

        try await host.move("a", to: 3)

        #expect(host.texts == ["b", "c", "a"])
    }

    @Test func `rows can be deleted from when an action is there`() async throws {
        struct Locking: View {
            @ObservedObject var model: Model
            var body: some View {
                List {
                    ForEach(model.names, id: \.self) { Text($0) }
                        .onDelete(perform: model.isLocked ? nil : { model.names.remove(atOffsets: $0) })
                }
            }
        }
        let model = Model("a", "b")
        model.isLocked = true
        let host = ViewHost { Locking(model: model) }
        await #expect(throws: ViewHostError.self) { try await host.delete("a") }

        model.isLocked = false
        await host.settle()
        try await host.delete("a")

        #expect(model.names == ["b"])
    }

    @Test func `row modifiers apply from outside and inside the row`() {
        let host = ViewHost {
            List {
                Group {
                    Text("a").listRowInsets(EdgeInsets()).padding()
                    Text("b").listRowBackground(Color.red)
                    Text("c").listRowBackground(Text("behind"))
                }
                .listRowSeparator(.hidden)
            }
        }
        let rows = host.elementTrees[0].children

        #expect(rows.map { $0.element.attributes[.topSeparator] } == Array(repeating: .bool(false), count: 3))
        #expect(rows[0].element.attributes[.insets] == .insets(EdgeInsets()))
        #expect(rows[1].element.attributes[.color] == .color(.red))
        #expect(rows[1].element.attributes[.insets] == nil)
        #expect(rows[2].children.map(\.element.kind) == [.text, .listRowBackground])
    }

    @Test func `a list in a row does not inherit row modifiers`() {
        let host = ViewHost {
            List {
                List { Text("inner") }.listRowSeparator(.hidden)
            }
        }
        let outer = host.elementTrees[0].children[0]

        #expect(outer.element.attributes[.topSeparator] == .bool(false))
        #expect(outer.children[0].children[0].element.attributes[.topSeparator] == nil)
    }

    @Test func `a background comes, changes and goes`() async throws {
        struct Marked: View {
            @State private var step = 0
            var body: some View {
                List {
                    Button("next") { step += 1 }
                        .listRowBackground(step % 3 == 0 ? nil : Text("behind \(step)"))
                }
            }
        }
        let host = ViewHost { Marked() }
        #expect(host.texts == ["next"])

        try await host.tap("next")
        #expect(host.texts == ["next", "behind 1"])
        try await host.tap("next")
        #expect(host.texts == ["next", "behind 2"])
        try await host.tap("next")
        #expect(host.texts == ["next"])
    }

    @Test func `a tap selects a row and sends only the changes`() async throws {
        struct Choosing: View {
            @State private var choice: String? = "b"
            var body: some View {
                VStack {
                    List(["a", "b", "c"], id: \.self, selection: $choice) { Text($0) }
                    Text("chosen \(choice ?? "none")")
                }
            }
        }
        let host = ViewHost { Choosing() }
        _ = host.drainPatches()

        try await host.tap("c")

        #expect(host.texts.last == "chosen c")
        #expect(host.drainPatches().count == 3)
    }

    @Test func `a set of rows is selected one by one`() async throws {
        struct Choosing: View {
            @State private var choice: Set<Int> = []
            var body: some View {
                VStack {
                    List(selection: $choice) { ForEach(0..<3) { Text("row \($0)") } }
                    Text(choice.sorted().map(String.init).joined(separator: " "))
                }
            }
        }
        let host = ViewHost { Choosing() }

        try await host.tap("row 2")
        try await host.tap("row 0")
        #expect(host.texts.last == "0 2")
        try await host.tap("row 2")
        #expect(host.texts.last == "0")
    }

    @Test func `an edit button begins and ends editing`() async throws {
        let host = ViewHost {
            EditButton()
            Names(model: Model("a"))
        }

        try await host.tap("Edit")
        #expect(host.elementTrees[1].element.attributes[.isEditing] == .bool(true))

        try await host.tap("Done")
        #expect(host.elementTrees[1].element.attributes[.isEditing] == nil)
    }

    @Test func `in edit mode a row asks before it is deleted`() async throws {
        let model = Model("a", "b")
        let host = ViewHost {
            EditButton()
            Names(model: model)
        }
        try await host.tap("Edit")

        try await host.tap("Delete")
        #expect(model.names == ["a", "b"])
        let controls = host.elementTrees[1].outline.components(separatedBy: "rowControl").count - 1
        #expect(controls == 3)
    }

    @Test func `swipe actions lie beside the row and can be used`() async throws {
        struct Swiped: View {
            @State private var isPinned = false
            var body: some View {
                List {
                    Text(isPinned ? "pinned" : "loose")
                        .swipeActions(edge: .leading) { Button("Pin") { isPinned = true } }
                }
            }
        }
        let host = ViewHost { Swiped() }
        #expect(kinds(host) == "list(listRow(text swipeActions(button(text))))")

        try await host.tap("Pin")

        #expect(host.texts.first == "pinned")
    }

    @Test func `pulling down runs the action and shows that it runs`() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let host = ViewHost {
            List { Text("a") }.refreshable { for await _ in stream { return } }
        }

        try await host.refresh()
        #expect(host.elementTrees[0].element.attributes.bool(.isRefreshing))

        continuation.yield()
        try await host.wait(until: { !host.elementTrees[0].element.attributes.bool(.isRefreshing) })
    }

    @Test func `a form is a list of controls`() {
        let host = ViewHost {
            Form { Section { Toggle("Wifi", isOn: .constant(true)) } }
        }

        #expect(kinds(host) == "list(section(sectionRows(listRow(toggle(text)))))")
        #expect(host.elementTrees[0].element.attributes[.role] == .string("form"))
    }
}

extension ElementTree {
    /// The kinds of the elements in nested parentheses; collections are replaced by their content.
    var outline: String {
        let inside = children.map(\.outline).joined(separator: " ")
        if element.kind == .lazyRows { return inside }
        return children.isEmpty ? element.kind.rawValue : "\(element.kind.rawValue)(\(inside))"
    }
}
