import Testing

@testable import GraphQL

@Suite struct ParserTests {
    /// Returns the kinds of the nodes of a document, with their names if they have one.
    private func nodes(_ text: String) throws -> [String] {
        let document = try Document(parsing: text)
        return document.nodes.enumerated().map { index, node in
            node.name == NameTable.none ? "\(node.kind)" : "\(node.kind) \(document.name(of: index))"
        }
    }

    private func error(_ text: String, limits: SyntaxLimits = SyntaxLimits()) -> String? {
        do throws(GraphQLError) {
            _ = try Document(parsing: text, limits: limits)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a tree has its nodes in the order of the text`() throws {
        #expect(
            try nodes("query Q($a: [Int!] = 1 @d) { b: c(x: {y: [$a, E, null, true]}) { ...F @e ... on T { g } } }")
                == [
                    "operation Q", "variableDefinition a", "listType", "nonNullType", "namedType Int", "defaultValue",
                    "int",
                    "directive d", "selectionSet", "field c", "argument x", "object", "objectField y", "list",
                    "variable a",
                    "enumeration E", "null null", "boolean true", "selectionSet", "fragmentSpread F", "directive e",
                    "inlineFragment", "namedType T", "selectionSet", "field g",
                ]
        )
    }

    @Test func `definitions of types have their parts as children`() throws {
        #expect(
            try nodes(
                "\"d\" type T implements I & J @d { \"e\" f(x: Int = 1): [T] } union U = | T directive @d on | FIELD"
            ) == [
                "objectType T", "description", "string", "implements", "namedType I", "namedType J", "directive d",
                "fieldDefinition f", "description", "string", "inputValueDefinition x", "namedType Int", "defaultValue",
                "int", "listType", "namedType T", "unionType U", "unionMembers", "namedType T", "directiveDefinition d",
                "directiveLocation FIELD",
            ]
        )
    }

    @Test func `keywords are names where names are expected`() throws {
        let names = "query mutation subscription fragment on type schema extend null true false input enum"

        #expect(throws: Never.self) { try Document(parsing: "{ \(names) } fragment type on on { query(type: on) }") }
        #expect(throws: Never.self) {
            try Document(parsing: "type type { \(names.split(separator: " ").map { "\($0): on " }.joined()) }")
        }
    }

    @Test(arguments: [
        ("", "1:1: Syntax error: unexpected end of document."),
        ("{}", "1:2: Syntax error: expected a name, found '}'."),
        ("{ a ", "1:5: Syntax error: expected a name, found end of document."),
        ("{ a() }", "1:5: Syntax error: expected a name, found ')'."),
        ("{ a(b) }", "1:6: Syntax error: expected ':', found ')'."),
        ("query () { a }", "1:8: Syntax error: expected '$', found ')'."),
        ("query ($a: Int = $b) { a }", "1:18: Syntax error: the variable '$b' is not allowed in a constant value."),
        ("fragment on on T { a }", "1:10: Syntax error: expected the name of a fragment, found 'on'."),
        ("fragment F { a }", "1:12: Syntax error: expected 'on', found '{'."),
        ("\"d\" { a }", "1:1: Syntax error: a description is not allowed here."),
        ("\"d\" extend type T { a: Int }", "1:1: Syntax error: a description is not allowed here."),
        ("extend type T", "1:14: Syntax error: unexpected end of document."),
        ("enum E { true }", "1:10: Syntax error: 'true' cannot be an enum value."),
        ("directive @d on HERE", "1:17: Syntax error: expected a directive location, found 'HERE'."),
        ("type T { a: Int } 5", "1:19: Syntax error: unexpected '5'."),
        ("{ a } }", "1:7: Syntax error: unexpected '}'."),
    ])
    func `a syntax error is reported at its position`(text: String, message: String) {
        #expect(error(text) == message)
    }

    @Test func `limits end what costs too much`() {
        let limits = SyntaxLimits(bytes: 100, tokens: 20, depth: 5)

        #expect(error("{ a { b { c { d { e } } } } }", limits: limits) == nil)
        #expect(error("{ a { b { c { d { e { f } } } } } }", limits: limits)?.contains("deeper than 5 levels") == true)
        #expect(error("{ a(x: [[[[[1]]]]]) }", limits: limits)?.contains("deeper than 5 levels") == true)
        #expect(
            error("{ a b c d e f g h i j k l m n o p q r s }", limits: limits)?.contains("more than 20 tokens") == true
        )
        #expect(error("{ a }" + String(repeating: " ", count: 100), limits: limits)?.contains("at most 100") == true)
    }

    @Test(arguments: ["{a", "{a(x:[", "{a(x:{b:", "{a(x:$", "query($a:["])
    func `a megabyte of openings ends without a crash`(opening: String) {
        let count = 1_000_000 / opening.utf8.count

        #expect(error(String(repeating: opening, count: count)) != nil)
    }
}
