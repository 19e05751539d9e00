import Testing

@testable import GraphQL

@Suite struct DocumentPrinterTests {
    /// Returns the parts of a tree that do not depend on whitespace and name indices.
    private func shape(_ document: Document) -> [String] {
        document.nodes.enumerated().map { index, node in
            let text =
                switch node.kind {
                case .string, .blockString: document.string(of: index)
                case .int, .float: document.text(of: index)
                default: document.name(of: index)
                }
            let alias = node.alias == NameTable.none ? "" : document.names[node.alias]
            return "\(node.kind) \(node.flags.rawValue) \(alias) \(text) \(node.subtreeEnd)"
        }
    }

    @Test func `an operation is laid out a selection a line`() throws {
        let document = try Document(
            parsing:
                "query Q($a:[Int!]!=[1,2]@d){x:y(a:$a,b:{c:null d:E}){...F ...on T@e{z}...@f{w}}} fragment F on T{q}"
        )

        #expect(
            document.description == """
                query Q($a: [Int!]! = [1, 2] @d) {
                  x: y(a: $a, b: {c: null, d: E}) {
                    ...F
                    ... on T @e {
                      z
                    }
                    ... @f {
                      w
                    }
                  }
                }

                fragment F on T {
                  q
                }

                """
        )
    }

    @Test func `definitions of types are laid out a member a line`() throws {
        let document = try Document(
            parsing: """
                extend schema @a { query: Q } "d" interface I implements J & K @a { "f" f(x: Int = 1 @a, y: E): [I!]! @a }
                union U = | A | B enum E { A B @a } input P { x: Int = 1 } directive @a(x: Int "why" y: Int) repeatable on
                FIELD | QUERY extend scalar S @a type T
                """
        )

        #expect(
            document.description == """
                extend schema @a {
                  query: Q
                }

                "d"
                interface I implements J & K @a {
                  "f"
                  f(x: Int = 1 @a, y: E): [I!]! @a
                }

                union U = A | B

                enum E {
                  A
                  B @a
                }

                input P {
                  x: Int = 1
                }

                directive @a(
                  x: Int
                  "why"
                  y: Int
                ) repeatable on FIELD | QUERY

                extend scalar S @a

                type T

                """
        )
    }

    @Test(arguments: [
        "{ a }",
        "query { a }",
        "mutation M @a(b: -1.5e3) { a: a, b: c }",
        "\"d\" subscription ($a: Int, \"v\" $b: [[I!]]! = { a: [] } @a) { a(x: $a) @b(y: [$b]) @b }",
        "\"\"\"d\"\"\" fragment F on T { ...F }",
        #"{ a(x: "\u00e9\u{1F389}\uD83C\uDF89\u0007\n\"\\\/", y: "") }"#,
        "schema { query: Q mutation: M subscription: S }",
        "directive @d repeatable on FIELD extend type T implements I",
        "type T { \"a\" f(\"b\" x: Int \"\"\"c\"\"\" y: [Int] = [1]): T }",
    ])
    func `printing and parsing yields the same tree`(source: String) throws {
        let document = try Document(parsing: source)

        #expect(try shape(Document(parsing: document.description)) == shape(document))
    }

    @Test(arguments: [
        "", "one line", "  indented alone", "two\nlines", "first\n    deeper\n\n  \nlast", "  first deeper\nsecond",
        "ends with a quote\"", "ends with a backslash\\", "a \\\"\"\" escape", "\"\"\"\"\"\" six", "#no comment",
        "é🎉\t",
    ])
    func `a block string reads back as the same text`(text: String) throws {
        var writer = SourceWriter()
        writer.open("type T { f(x: S = ")
        writer.write(string: text, asBlock: true)
        writer.close("): T }")

        let document = try Document(parsing: writer.text)
        let literal = try #require(document.nodes.indices.first { document.nodes[$0].kind == .blockString })
        #expect(document.string(of: literal) == text)
    }

    @Test(arguments: ["\n", "\nstarts blank", "ends blank\n", "  all\n  deeper", "a\rb", "   ", "a\u{2028}\r\nb"])
    func `a text that a block string would change is written in quotes`(text: String) throws {
        var writer = SourceWriter()
        writer.write(string: text, asBlock: true)

        let document = try Document(parsing: "{ a(x: \(writer.text)) }")
        let literal = try #require(document.nodes.indices.first { document.nodes[$0].kind == .string })
        #expect(document.string(of: literal) == text)
    }
}
