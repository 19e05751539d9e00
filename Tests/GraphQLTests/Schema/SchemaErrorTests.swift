import Testing

@testable import GraphQL

@Suite struct SchemaErrorTests {
    private struct Unknown: Sendable {}

    @Test func `a Swift type without a declaration is named`() {
        #expect {
            try Schema {
                ObjectType("Query", in: Void.self) {
                    Field("unknown") { _, _ in Unknown() }
                }
            }
        } throws: { error in
            "\(error)".contains("Unknown") && "\(error)".contains("ObjectType")
        }
    }

    @Test func `a schema that breaks rules says all of it`() {
        #expect {
            try Schema {
                ObjectType("Query", in: Void.self) {
                    Field("__a") { _, _ in 1 }
                    Field("b") { _, _ in 1 }
                    Field("b") { _, _ in 2 }
                }
            }
        } throws: { error in
            (error as? SchemaError)?.errors.count == 2
        }
    }

    @Test func `a schema without a query is refused`() {
        #expect(throws: SchemaError.self) {
            try Schema {
                ObjectType("Mutation", in: Void.self) { Field("a") { _, _ in 1 } }
            }
        }
    }
}
