import Testing

@testable import GraphQL

@Suite struct DocumentTests {
    @Test func `the children of a node are found without its grandchildren`() throws {
        let document = try Document(parsing: "{ a { b c } d(x: [1, 2]) } query Q { e }")

        let operations = Array(document.definitions)
        #expect(operations.count == 2)
        let selections = document.children(of: try #require(document.selectionSet(of: operations[0])))
        #expect(selections.map { document.name(of: $0) } == ["a", "d"])
    }
}
