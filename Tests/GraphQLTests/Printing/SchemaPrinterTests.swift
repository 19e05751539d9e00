import Testing

@testable import GraphQL

@Suite struct SchemaPrinterTests {
    @Test func `a schema is printed as it was declared, without what every schema has`() throws {
        let sdl = """
            "Of one thing."
            schema {
              query: Root
            }

            directive @cost(weight: Int! = 1, tags: [String!]) repeatable on FIELD_DEFINITION | FIELD

            scalar Date @specifiedBy(url: "https://example.org/date")

            \"\"\"
            Has an identity.

            And no more.
            \"\"\"
            interface Node {
              id: ID!
            }

            type Root implements Node {
              id: ID!
              "Found by a key."
              node(
                "The key."
                by: Key! = {id: "1"}
                old: Colour = RED @deprecated
              ): Any @deprecated(reason: "Ask \\"Root\\".")
            }

            union Any = Root | Other

            type Other {
              a: [[Int!]]!
            }

            enum Colour {
              RED
              "Not red."
              GREEN @deprecated(reason: "Too green.")
            }

            input Key @oneOf {
              id: ID
              at: [Float]
            }

            """
        #expect(try TypeSystem(sdl: sdl).text == sdl)
    }

    @Test(arguments: [
        "type Query {\n  a: Int\n}\n",
        "schema {\n  query: Query\n}\n\ntype Query {\n  a: Int\n}\n\ntype Mutation {\n  a: Int\n}\n",
        "type Query {\n  a: Int\n}\n\ntype Subscription {\n  a: Int\n}\n",
        "directive @skip(if: Boolean!, why: String) on FIELD\n\ntype Query {\n  a: Int\n}\n",
    ])
    func `the schema definition and built-in directives are printed where they say something`(sdl: String) throws {
        #expect(try TypeSystem(sdl: sdl).text == sdl)
    }
}
