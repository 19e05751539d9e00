import OrielTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Tables as Apple documents them.
private struct Person: Identifiable {
    let givenName: String
    let familyName: String
    let emailAddress: String
    let age: Int
    let id = UUID()

    var fullName: String { givenName + " " + familyName }
}

private struct PeopleTable: View {
    @State private var people = [
        Person(givenName: "Juan", familyName: "Chavez", emailAddress: "juanchavez@icloud.com", age: 30),
        Person(givenName: "Mei", familyName: "Chen", emailAddress: "meichen@icloud.com", age: 25),
    ]

    var body: some View {
        Table(people) {
            TableColumn("Given Name", value: \.givenName)
            TableColumn("Family Name", value: \.familyName)
            TableColumn("E-Mail Address", value: \.emailAddress)
        }
    }
}

private struct SelectableTable: View {
    let people: [Person]
    @State private var selectedPeople = Set<Person.ID>()
    @State private var selectedPerson: Person.ID?

    var body: some View {
        Table(people, selection: $selectedPeople) {
            TableColumn("Given Name", value: \.givenName)
            TableColumn("Family Name", value: \.familyName)
        }
        Table(people, selection: $selectedPerson) {
            TableColumn("Name") { person in Text(person.fullName) }
        }
    }
}

private struct SortableTable: View {
    @State private var people: [Person] = []
    @State private var sortOrder = [KeyPathComparator(\Person.givenName)]
    @State private var selection: Set<Person.ID> = []

    var body: some View {
        Table(people, sortOrder: $sortOrder) {
            TableColumn("Given Name", value: \.givenName)
            TableColumn("Family Name", value: \.familyName)
            TableColumn("E-Mail address", value: \.emailAddress)
        }
        .onChange(of: sortOrder) { _, sortOrder in
            people.sort(using: sortOrder)
        }
        Table(people, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Given Name", value: \.givenName) { Text($0.givenName) }
                .width(min: 50, ideal: 100, max: 200)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
                .width(60)
                .alignment(.trailing)
            TableColumn("Actions") { _ in Button("Call") {} }
        }
    }
}

private struct ExplicitTable: View {
    let person: Person
    let others: [Person]
    @State private var selection: Person.ID?

    var body: some View {
        Table(of: Person.self, selection: $selection) {
            TableColumn("Given Name", value: \.givenName)
            TableColumn("E-Mail Address", value: \.emailAddress)
        } rows: {
            TableRow(person)
            ForEach(others) { other in
                TableRow(other).contextMenu { Button("Delete") {} }
            }
        }
    }
}

private struct CustomizedTable: View {
    let people: [Person]
    @SceneStorage("columns") private var columns: TableColumnCustomization<Person>

    var body: some View {
        Table(people, columnCustomization: $columns) {
            TableColumn("Given Name", value: \.givenName)
                .customizationID("given")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Family Name", value: \.familyName).customizationID("family")
            TableColumn("E-Mail Address", value: \.emailAddress)
                .customizationID("mail")
                .defaultVisibility(.hidden)
        }
        Button("Reset") { columns = TableColumnCustomization() }
    }
}

private struct DisclosedTable: View {
    let family: [Person]
    @State private var isExpanded = false

    var body: some View {
        Table(of: Person.self) {
            TableColumn("Given Name", value: \.givenName)
            TableColumn("E-Mail Address", value: \.emailAddress)
        } rows: {
            DisclosureTableRow(family[0], isExpanded: $isExpanded) {
                ForEach(family.dropFirst()) { TableRow($0) }
            }
            DisclosureTableRow(family[1]) { TableRow(family[0]) }
        }
        Button("Toggle") { isExpanded.toggle() }
    }
}

/// People and those below them.
private struct Member: Identifiable {
    let id: String
    var members: [Member]?

    static let family = [
        Member(id: "Ada", members: [Member(id: "Byron"), Member(id: "Anne", members: [Member(id: "Judith")])]),
        Member(id: "Mary"),
    ]
}

private struct FamilyTables: View {
    @State private var one: Member.ID?
    @State private var several: Set<Member.ID> = []
    @State private var order = [KeyPathComparator(\Member.id)]

    var body: some View {
        Table(Member.family, children: \.members) { TableColumn("Name", value: \.id) }
        Table(Member.family, children: \.members, selection: $one) { TableColumn("Name", value: \.id) }
        Table(Member.family, children: \.members, selection: $several) { TableColumn("Name", value: \.id) }
        Table(Member.family, children: \.members, sortOrder: $order) { TableColumn("Name", value: \.id) }
        Table(Member.family, children: \.members, selection: $one, sortOrder: $order) {
            TableColumn("Name", value: \.id)
        }
        Table(Member.family, children: \.members, selection: $several, sortOrder: $order) {
            TableColumn("Name", value: \.id)
        }
    }
}

/// A comparator of the app.
private struct ByNumber: SortComparator {
    var order = SortOrder.forward

    func compare(_ a: Int, _ b: Int) -> ComparisonResult {
        if a == b { return .orderedSame }
        return (a < b) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
}

/// Titles of columns that are texts or strings.
private struct TitledTable: View {
    struct Row: Identifiable {
        let id: String
        var score: Int?
        var age = 0
    }

    private let rows = [Row(id: "b", score: 2, age: 3), Row(id: "a", age: 1)]
    @State private var order = [KeyPathComparator(\Row.id)]
    private let title = "Score"

    var body: some View {
        Table(rows.sorted(using: order), sortOrder: $order) {
            TableColumn(Text("Id"), value: \.id)
            TableColumn(Text("Name"), value: \.id) { Text("named \($0.id)") }
            TableColumn(Text("Age"), value: \.age) { Text("\($0.age) years") }
            TableColumn(Text("Points"), value: \.score) { Text($0.score == nil ? "none" : "some") }
            TableColumn(title, value: \.score) { Text("score \($0.score ?? 0)") }
            TableColumn(Text("Order"), value: \.age, comparator: ByNumber()) { Text("\($0.age)") }
            TableColumn(title + " 2", value: \.age, comparator: ByNumber()) { Text("\($0.age)") }
        }
    }
}

private struct SectionedTable: View {
    @State private var isOpen = false

    var body: some View {
        Table(of: Member.self) {
            TableColumn("Name", value: \.id)
            TableColumn("Letters") { Text("\($0.id.count)") }
        } rows: {
            Section("Countesses") { TableRow(Member(id: "Ada")) }
            Section {
                TableRow(Member(id: "Mary"))
            } header: {
                Label("Others", systemImage: "person")
            }
            Section { Group { ForEach(Member.family[0].members ?? []) { TableRow($0) } } }
            Section("Closed" as String, isExpanded: $isOpen) { TableRow(Member(id: "Judith")) }
            Section(isExpanded: $isOpen) {
                TableRow(Member(id: "William"))
            } header: {
                Text("Too")
            }
        }
    }
}

/// Rows with the modifiers of rows.
private struct BusyTable: View {
    let note: (String) -> Void

    var body: some View {
        Table(of: Member.self) {
            TableColumn("Name", value: \.id)
        } rows: {
            Group {
                TableRow(Member(id: "Ada"))
                TableRow(Member(id: "Mary"))
            }
            .contextMenu { Button("Greet") { note("greeted") } }
            TableRow(Member(id: "Anne")).draggable("Anne")
            TableRow(Member(id: "Byron"))
                .dropDestination(for: String.self) { note("Byron got \($0.joined())") }
                .onHover { note("Byron is hovered: \($0)") }
            TableRow(Member(id: "Judith"))
                .itemProvider { NSItemProvider(object: "Judith" as NSString) }
                .contextMenu {
                    Button("Wave") { note("waved") }
                } preview: {
                    Text("A preview")
                }
            ForEach(["Annabella"].map { Member(id: $0) }) { TableRow($0) }
                .dropDestination(for: String.self) { position, names in note("\(names.joined()) at \(position)") }
        }
    }
}

/// The names that were inserted into the rows of a table.
private struct InsertingTable: View {
    let note: (Int, Int) -> Void

    var body: some View {
        Table(of: Member.self) {
            TableColumn("Name", value: \.id)
        } rows: {
            inserting(ForEach(Member.family) { TableRow($0) })
            TableRow(Member(id: "Anne")).draggable("Anne")
        }
    }

    private func inserting<Rows: DynamicTableRowContent<Member>>(
        _ rows: Rows
    ) -> ModifiedContent<Rows, OnInsertTableRowModifier> {
        rows.onInsert(of: [.text]) { note($0, $1.count) }
    }
}

@MainActor
@Suite struct TableFormTests {
    private let person = Person(givenName: "Ada", familyName: "Lovelace", emailAddress: "ada@icloud.com", age: 36)

    @Test func `the headers of columns can be hidden`() {
        let size = CGSize(width: 900, height: 600)
        let shown = ViewHost(size: size) { PeopleTable().tableStyle(.inset) }
        #expect(shown.texts.contains("Given Name"))

        let hidden = ViewHost(size: size) { PeopleTable().tableColumnHeaders(.hidden).tableStyle(.automatic) }
        #expect(!hidden.texts.contains("Given Name"))
        #expect(hidden.texts.contains("Juan"))
    }

    @Test func `every form of table is taken`() {
        #expect(ViewHost { PeopleTable() }.texts.contains("Juan"))
        #expect(ViewHost { SelectableTable(people: [person]) }.texts.contains("Ada Lovelace"))
        #expect(ViewHost { SortableTable() }.issues.isEmpty)
        let explicit = ViewHost {
            ExplicitTable(person: person, others: [person]).environment(\.horizontalSizeClass, .regular)
        }
        #expect(explicit.texts.contains("ada@icloud.com"))
    }

    @Test func `a column is hidden and shown by the menu of the headers`() async throws {
        let host = ViewHost(size: CGSize(width: 900, height: 600)) {
            CustomizedTable(people: [person]).environment(\.horizontalSizeClass, .regular)
        }
        #expect(host.texts.contains("Lovelace") && !host.texts.contains("ada@icloud.com"))

        try await host.set(true, toggle: "E-Mail Address")
        try await host.set(false, toggle: "Family Name")
        #expect(host.texts.contains("ada@icloud.com") && !host.texts.contains("Lovelace"))
        // The first column cannot be hidden.
        #expect(throws: (any Error).self) { try host.value(of: "Given Name") }

        try await host.tap("Reset")
        #expect(host.texts.contains("Lovelace") && !host.texts.contains("ada@icloud.com"))
    }

    @Test func `a column is moved by dragging its header, and by its menu`() async throws {
        let host = ViewHost(size: CGSize(width: 900, height: 600)) {
            CustomizedTable(people: [person]).environment(\.horizontalSizeClass, .regular)
        }
        #expect(host.texts.prefix(4) == ["Given Name", "Family Name", "Ada", "Lovelace"])

        try await host.drag("Family Name", onto: "Given Name")
        #expect(host.texts.prefix(4) == ["Family Name", "Given Name", "Lovelace", "Ada"])

        try await host.tap("Move Forward")
        #expect(host.texts.prefix(4) == ["Given Name", "Family Name", "Ada", "Lovelace"])
    }

    @Test func `a choice of columns can be coded`() throws {
        var choice = TableColumnCustomization<Person>()
        #expect(choice[visibility: "mail"] == .automatic)
        choice[visibility: "mail"] = .hidden
        choice[visibility: "name"] = .visible
        choice.resetOrder()

        let copy = try JSONDecoder().decode(
            TableColumnCustomization<Person>.self,
            from: JSONEncoder().encode(choice)
        )
        #expect(copy == choice && copy[visibility: "mail"] == .hidden)
        choice[visibility: "mail"] = .automatic
        #expect(copy != choice)
        choice[visibility: "mail"] = .hidden
        #expect(copy == choice)
        #expect(TableColumnCustomizationBehavior.all.contains([.reorder, .resize, .visibility]))
    }

    @Test func `a row shows the rows below it`() async throws {
        let child = Person(givenName: "Byron", familyName: "King", emailAddress: "byron@icloud.com", age: 9)
        let host = ViewHost(size: CGSize(width: 900, height: 600)) {
            DisclosedTable(family: [person, child]).environment(\.horizontalSizeClass, .regular)
        }
        #expect(host.texts.filter { $0 == "Byron" }.count == 1)

        try await host.tap("Toggle")

        #expect(host.texts.filter { $0 == "Byron" }.count == 2)
    }

    private func wide(_ view: some View) -> ViewHost {
        ViewHost(size: CGSize(width: 900, height: 600)) { view.environment(\.horizontalSizeClass, .regular) }
    }

    @Test func `a tree of values has a row for each that is open`() async throws {
        #expect(wide(FamilyTables()).texts.filter { $0 == "Mary" }.count == 6)
        let host = wide(
            Table(Member.family, children: \.members) {
                TableColumn("Name", value: \.id)
            }
        )
        #expect(host.texts == ["Name", "Ada", "Mary"])

        try await host.tap("Items")
        #expect(host.texts == ["Name", "Ada", "Byron", "Anne", "Mary"])
        #expect(TableOutlineGroupContent<[Member]>.TableRowValue.self == Member.self)
    }

    @Test func `titles of columns are texts and strings, and sort`() async throws {
        let host = wide(TitledTable())
        #expect(host.texts.prefix(8) == ["Id", "Name", "Age", "Points", "Score", "Order", "Score 2", "a"])

        try await host.tap("Age")
        #expect(host.texts[7] == "a")
        // It sorts by the same value, so the tap reverses the order.
        try await host.tap("Score 2")
        #expect(host.texts[7] == "b")
    }

    @Test func `sections of rows have headers, and can be closed`() async throws {
        let host = wide(SectionedTable())
        #expect(
            host.texts == [
                "Name", "Letters", "Countesses", "Ada", "3", "Others", "Mary", "4", "Byron", "5", "Anne", "4", "Closed",
                "Too",
            ]
        )

        try await host.tap("Closed")
        #expect(host.texts.suffix(6) == ["Closed", "Judith", "6", "Too", "William", "7"])

        // A table contains nothing but rows: the headers are rows, too.
        let html = try host.standalonePage()
        #expect(html.components(separatedBy: "role=\"row\"").count - 1 == 1 + 4 + 6)
        #expect(EmptyTableRowContent<Member>.TableRowValue.self == Member.self)
        #expect(TableHeaderRowContent<Member, Text>.TableRowValue.self == Member.self)
    }

    @Test func `rows have menus, are dragged, and take what is dropped`() async throws {
        var notes: [String] = []
        let host = wide(BusyTable { notes.append($0) })
        // Each row of a group has the menu.
        #expect(host.outline.components(separatedBy: "\"Greet\"").count == 3)

        try await host.tap("Greet")
        try await host.tap("Wave")
        try await host.drag("Anne", onto: "Byron")
        try await host.drag("Anne", onto: "Annabella", isAfter: true)

        #expect(notes.filter { !$0.contains("hovered") } == ["greeted", "waved", "Byron got Anne", "Anne at 1"])
    }

    @Test func `items are dropped between rows`() async throws {
        var notes: [[Int]] = []
        let host = wide(InsertingTable { notes.append([$0, $1]) })

        try await host.drag("Anne", onto: "Mary")

        #expect(notes == [[1, 1]])
    }
}
