import Foundation
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Columns that the user resizes and moves.
@MainActor
@Suite struct TableArrangementTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85)]

    private final class Model {
        var columns = TableColumnCustomization<Person>()
    }

    /// A table with a binding of the state of a view, so that a change is shown.
    private struct Arranged: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            let binding = Binding<TableColumnCustomization<Person>>(
                get: {
                    _ = count
                    return model.columns
                },
                set: {
                    model.columns = $0
                    count += 1
                }
            )
            Table(TableArrangementTests.people, columnCustomization: binding) {
                TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
                TableColumn("Age") { Text("\($0.age)") }.width(min: 40, max: 200).customizationID("age")
                TableColumn("Id") { Text("\($0.id)") }.customizationID("id").disabledCustomizationBehavior(.reorder)
                TableColumn("Twice") { Text("\(2 * $0.age)") }.customizationID("twice")
            }
        }
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost { view.environment(\.horizontalSizeClass, .regular) }
    }

    private func headers(in host: ViewHost) -> [ElementTree] { host.elementTrees.flatMap { $0.all(.tableHead) } }

    private func titles(in host: ViewHost) -> [String] { headers(in: host).flatMap(\.visibleTexts) }

    private func widths(in host: ViewHost) -> [TableColumnWidth] {
        guard let header = host.elementTrees.flatMap({ $0.all(.tableHeader) }).first,
            case .columns(let widths)? = header.element.attributes[.columns]
        else { return [] }
        return widths
    }

    // MARK: - Widths

    @Test(arguments: [("120", 120.0), ("1000", 200), ("-5", 40), ("1e300", 200)])
    func `a divider sets the width of its column within the bounds`(text: String, width: Double) async {
        let model = Model()
        let host = host(Arranged(model: model))

        #expect(await host.send(.choose(text), to: headers(in: host)[1].id))

        #expect(widths(in: host).map(\.chosen) == [nil, width, nil, nil])
        #expect(model.columns[width: "age"] == width)
    }

    @Test(arguments: ["nan", "inf", "wide", ""])
    func `a width that is no number is dropped`(text: String) async {
        let model = Model()
        let host = host(Arranged(model: model))

        _ = await host.send(.choose(text), to: headers(in: host)[1].id)

        #expect(widths(in: host).allSatisfy { $0.chosen == nil })
    }

    @Test func `a table without a customization keeps widths by itself`() async {
        let host = host(
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }
        )

        #expect(await host.send(.choose("150"), to: headers(in: host)[0].id))

        #expect(widths(in: host).map(\.chosen) == [150, nil])
    }

    @Test func `fixed columns, columns that may not be resized and the last one have no divider`() async {
        let host = host(
            Table(Self.people) {
                TableColumn("Name", value: \.name).width(80)
                TableColumn("Age") { Text("\($0.age)") }.disabledCustomizationBehavior(.resize)
                TableColumn("Twice") { Text("\(2 * $0.age)") }
                TableColumn("Id") { Text("\($0.id)") }
            }
        )

        #expect(headers(in: host).map { $0.element.events.contains(.change) } == [false, false, true, false])
        let isTaken = await host.send(.choose("150"), to: headers(in: host)[0].id)
        #expect(!isTaken)
    }

    @Test func `a chosen width is the most that a column takes`() throws {
        let model = Model()
        model.columns[width: "name"] = 240
        let html = try host(Arranged(model: model)).standalonePage()

        #expect(html.contains("grid-template-columns:minmax(10px,var(--column-0,240px)) minmax(40px,"))
    }

    @Test func `widths from storage are bounded`() throws {
        let stored = #"{"choices":{},"widths":{"age":1e9,"name":-3}}"#
        let model = Model()
        model.columns = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data(stored.utf8))

        #expect(widths(in: host(Arranged(model: model))).map(\.chosen) == [10, 200, nil, nil])
    }

    @Test func `a customization from storage is bounded`() throws {
        let ids = (0..<1000).map { "\(1000 + $0)" }
        let long = String(repeating: "x", count: 257)
        let stored = StoredColumns(
            choices: Dictionary(uniqueKeysWithValues: ([long] + ids).map { ($0, true) }),
            order: [long] + ids,
            widths: Dictionary(uniqueKeysWithValues: ([long] + ids).map { ($0, 1e300) })
        )

        let data = try JSONEncoder().encode(stored)
        let columns = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
        let kept = try JSONDecoder().decode(StoredColumns.self, from: JSONEncoder().encode(columns))

        #expect(kept.order == Array(ids.prefix(256)))
        #expect(kept.choices.keys.sorted() == Array(ids.prefix(256)))
        #expect(kept.widths.keys.sorted() == Array(ids.prefix(256)))
        #expect(kept.widths.values.allSatisfy { $0 == 10_000 })
    }

    @Test func `widths from storage that are no numbers are skipped`() throws {
        let stored = #"{"choices":{},"widths":{"age":"inf","name":"nan","id":-3}}"#
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )

        let columns = try decoder.decode(TableColumnCustomization<Person>.self, from: Data(stored.utf8))

        #expect(columns[width: "age"] == nil)
        #expect(columns[width: "name"] == nil)
        #expect(columns[width: "id"] == 10)
    }

    /// The stored form of a customization.
    private struct StoredColumns: Codable {
        let choices: [String: Bool]
        let order: [String]
        let widths: [String: Double]
    }

    // MARK: - Order

    @Test func `a header is dropped on another one and takes its place`() async throws {
        let model = Model()
        let host = host(Arranged(model: model))
        #expect(titles(in: host) == ["Name", "Age", "Id", "Twice"])

        try await host.drag("Name", onto: "Twice")
        // The third column cannot be moved, and keeps its place.
        #expect(titles(in: host) == ["Age", "Twice", "Id", "Name"])

        try await host.drag("Name", onto: "Age")
        #expect(titles(in: host) == ["Name", "Age", "Id", "Twice"])
        #expect(host.texts.suffix(4) == ["Grace", "85", "2", "170"])
    }

    @Test func `a column that may not be moved stays`() async throws {
        let model = Model()
        let host = host(Arranged(model: model))

        await #expect(throws: ViewHostError.self) { try await host.drag("Id", onto: "Name") }

        #expect(titles(in: host) == ["Name", "Age", "Id", "Twice"])
    }

    @Test func `the menu of a header moves its column among those that are shown`() async throws {
        let model = Model()
        model.columns[visibility: "age"] = .hidden
        let host = host(Arranged(model: model))

        // The first of these buttons is in the menu of the first header.
        try await host.tap("Move Forward")
        #expect(titles(in: host) == ["Twice", "Id", "Name"])

        model.columns.resetOrder()
        #expect(model.columns[visibility: "age"] == .hidden)
    }

    @Test func `a column that the app has added since comes after those that were arranged`() async throws {
        let stored = #"{"choices":{},"order":["twice","name"]}"#
        let model = Model()
        model.columns = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data(stored.utf8))

        #expect(titles(in: host(Arranged(model: model))) == ["Twice", "Name", "Id", "Age"])
    }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
