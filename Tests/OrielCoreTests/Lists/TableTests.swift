import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct TableTests {
    private struct Person: Identifiable, Equatable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [
        Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85),
        Person(id: 3, name: "Alan", age: 41),
    ]

    private final class Model {
        var one: Int?
        var several: Set<Int> = []
        var order = [KeyPathComparator(\Person.name)]
    }

    private func host(_ sizeClass: UserInterfaceSizeClass = .regular, @ViewBuilder _ content: () -> some View)
        -> ViewHost
    {
        let content = content()
        return ViewHost { content.environment(\.horizontalSizeClass, sizeClass) }
    }

    @Test func `cells are in rows below headers`() {
        let host = host {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }
        }

        #expect(host.texts == ["Name", "Age", "Ada", "36", "Grace", "85", "Alan", "41"])
    }

    @Test func `a compact table shows its first column without headers`() {
        let host = host(.compact) {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }
        }

        #expect(host.texts == ["Ada", "Grace", "Alan"])
    }

    @Test func `a tap selects one row`() async throws {
        let model = Model()
        let host = host {
            Table(Self.people, selection: Binding(get: { model.one }, set: { model.one = $0 })) {
                TableColumn("Name", value: \.name)
            }
        }

        try await host.tap("Grace")

        #expect(model.one == 2)
    }

    @Test func `taps select several rows`() async throws {
        let model = Model()
        let host = host {
            Table(Self.people, selection: Binding(get: { model.several }, set: { model.several = $0 })) {
                TableColumn("Name", value: \.name)
            }
        }

        for name in ["Ada", "Grace", "Alan", "Grace"] { try await host.tap(name) }

        #expect(model.several == [1, 3])
    }

    @Test func `a tap on a header sorts by its column, another one in reverse`() async throws {
        let model = Model()
        let host = host {
            Table(Self.people, sortOrder: Binding(get: { model.order }, set: { model.order = $0 })) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                TableColumn("Note") { _ in Text("-") }
            }
        }
        #expect(host.outline.contains("value: \"ascending\""))

        try await host.tap("Age")
        #expect(model.order.map(\.keyPath) == [\Person.age, \Person.name])
        #expect(Self.people.sorted(using: model.order).map(\.id) == [1, 3, 2])

        try await host.tap("Age")
        #expect(model.order.map(\.order) == [.reverse, .forward])

        await #expect(throws: ViewHostError.self) { try await host.tap("Note") }
    }

    @Test func `columns sort by the app's comparators`() async throws {
        var order: [KeyPathComparator<Person>] = []
        let host = host {
            Table(Self.people, sortOrder: Binding(get: { order }, set: { order = $0 })) {
                TableColumn("Age", sortUsing: KeyPathComparator(\Person.age)) { Text("\($0.age)") }
            }
        }

        try await host.tap("Age")

        #expect(order == [KeyPathComparator(\.age)])
    }

    @Test func `rows are built one by one, too`() {
        let isLast = true
        let host = host {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Self.people[2])
                ForEach(Self.people.prefix(2)) { TableRow($0) }
                if isLast { TableRow(Person(id: 9, name: "Last", age: 0)) }
            }
        }

        #expect(host.texts == ["Name", "Alan", "Ada", "Grace", "Last"])
    }

    @Test func `rows of a builder are selected by their values' ids`() async throws {
        let model = Model()
        let host = host {
            Table(of: Person.self, selection: Binding(get: { model.one }, set: { model.one = $0 })) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(Self.people) { TableRow($0) }
            }
        }

        try await host.tap("Alan")

        #expect(model.one == 3)
    }

    @Test func `columns are conditional`() {
        let hasAge = false
        let host = host {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                if hasAge { TableColumn("Age") { Text("\($0.age)") } }
            }
        }

        #expect(host.texts == ["Name", "Ada", "Grace", "Alan"])
    }

    @Test func `tables have the roles of tables`() throws {
        let html = try host {
            Table(Self.people, sortOrder: .constant([KeyPathComparator(\.age, order: .reverse)])) {
                TableColumn("Name", value: \.name).width(120)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 40, max: 80).alignment(.numeric)
                TableColumn("Twice") { Text("\(2 * $0.age)") }.width(min: 10, ideal: 50)
            }
        }
        .standalonePage()

        #expect(html.contains("role=\"table\""))
        #expect(html.components(separatedBy: "role=\"row\"").count == 5)
        #expect(html.components(separatedBy: "role=\"cell\"").count == 10)
        #expect(html.contains("aria-sort=\"descending\""))
        // Only the second column can be resized: the first has a fixed width, and the last takes the rest.
        #expect(html.components(separatedBy: "role=\"separator\"").count == 2)
        #expect(html.contains("data-watch=\"divider 1\""))
        #expect(html.contains("aria-valuemin=\"40\"") && html.contains("aria-valuemax=\"80\""))
        #expect(html.contains("grid-template-columns:120px minmax(40px,var(--column-1,80px)) minmax(10px,50fr)"))
    }
}
