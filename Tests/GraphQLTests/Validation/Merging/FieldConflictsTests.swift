import Testing

@testable import GraphQL

@Suite struct FieldConflictsTests {
    @Test func `messages say which fields differ, and why`() throws {
        let document = "{ viewer { best { x: name } } viewer { best { x: avatar(size: LARGE) x: avatar } } }"

        #expect(
            try ValidationSample.errors(document).map(\.message).sorted() == [
                "Fields named \"viewer\" in the response cannot be merged: their fields \"best\" differ (their fields "
                    + "\"x\" differ (they select \"name\" and \"avatar\") and their fields \"x\" differ (they select "
                    + "\"name\" and \"avatar\")). Give one of them an alias.",
                "Fields named \"x\" in the response cannot be merged: their arguments differ. Give one of them an alias.",
            ]
        )
    }

    @Test func `every pair of one selection set is an error`() throws {
        #expect(
            try ValidationSample.places("{ viewer { a: id a: name a: nickname } }") == [
                "1:12 1:18", "1:12 1:26", "1:18 1:26",
            ]
        )
    }

    @Test func `few of many fields beneath are named`() throws {
        let fields = (0..<40).map { "a\($0): name" }.joined(separator: " ")
        let others = (0..<40).map { "a\($0): nickname" }.joined(separator: " ")

        let errors = try ValidationSample.errors("{ viewer { \(fields) } viewer { \(others) } }")
        #expect(errors.map(\.locations.count) == [40])
        #expect(try #require(errors.first).message.utf8.count < 1_200)
    }

    @Test func `names of any length make a short message`() throws {
        let name = String(repeating: "a", count: 50_000)

        let errors = try ValidationSample.errors("{ viewer { \(name): id \(name): name } }")
        #expect(errors.count == 1)
        #expect(try #require(errors.first).message.utf8.count < 300)
    }

    @Test func `a document of conflicts only is refused in bounded time`() throws {
        let levels = (0..<40).flatMap { level in
            (0..<8).map { index in
                "fragment A\(level)_\(index) on User { "
                    + "x: best { ...A\(level + 1)_\(index) ...A\(level + 1)_\((index + 1) % 8) } "
                    + "y: best { ...A\(level + 1)_\((index * 3 + 1) % 8) } }"
            }
        }
        let leaves = (0..<8).map { "fragment A40_\($0) on User { friends(first: \($0)) { id } }" }
        let document = "{ viewer { ...A0_0 ...A0_1 } } " + (levels + leaves).joined(separator: " ")

        #expect(try ValidationSample.errors(document).isEmpty == false)
    }
}
