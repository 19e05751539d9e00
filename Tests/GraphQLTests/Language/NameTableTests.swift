import Testing

@testable import GraphQL

@Suite struct NameTableTests {
    @Test func `a name has one number however often it is met`() {
        var names = NameTable()

        let first = names.intern("author")
        let other = names.intern("title")
        let again = names.intern("author")

        #expect(other != first)
        #expect(again == first)
        #expect(names.count == 2)
        #expect(names[first] == "author")
    }

    @Test func `a name that was never met is not found`() {
        var names = NameTable()
        _ = names.intern("author")

        #expect(names.find("autho") == NameTable.none)
        #expect(names.find("") == NameTable.none)
    }

    @Test func `thousands of names are distinct`() {
        var names = NameTable()
        let ids = (0..<5000).map { names.intern("name\($0)") }

        #expect(ids == (0..<5000).map { NameTable.ID($0) })
        #expect((0..<5000).allSatisfy { names.find("name\($0)") == $0 && names[NameTable.ID($0)] == "name\($0)" })
    }

    @Test func `a name is found by its number in another table`() {
        var schema = NameTable()
        var document = NameTable()
        for name in ["a", "b", "c"] { _ = schema.intern(name) }
        let c = document.intern("c")
        let d = document.intern("d")

        #expect(schema.find(c, of: document) == 2)
        #expect(schema.find(d, of: document) == NameTable.none)
    }

    @Test(arguments: [("__type", true), ("__", true), ("_", false), ("_a_", false), ("a__", false), ("", false)])
    func `two underscores at the beginning are reserved`(name: String, isReserved: Bool) {
        var names = NameTable()
        let id = names.intern(name)

        #expect(names.isReserved(id) == isReserved)
    }
}
