import Testing

@testable import GraphQL

@Suite struct LiteralCoercionTests {
    /// Returns the value of the argument in `{ f(argument: literal) }`.
    private func coerce(_ literal: String, to argument: String, variables: [String: Value] = [:]) throws -> Value? {
        let system = try coercionSchema()
        let document = try Document(parsing: "{ f(\(argument): \(literal)) }")
        let values = Dictionary(uniqueKeysWithValues: variables.map { (document.names.find($0.key), $0.value) })
        let coercion = LiteralCoercion(document: document, system: system) { values[$0] }
        let node = try #require(document.nodes.indices.first { document.nodes[$0].kind == .argument })
        let definition = try #require(system.query.fields.first?.arguments.first { $0.name == argument })
        return try coercion.coerce(node + 1, of: definition, in: node)
    }

    @Test(
        arguments: [
            ("1", "int", .int(1)),
            ("1", "float", .double(1)),
            ("\"\"\"a\"\"\"", "string", "a"),
            ("123456789012345678901234567890", "id", "123456789012345678901234567890"),
            ("RED", "colour", .enumeration("RED")),
            ("{a: [RED, 1.5, null]}", "any", ["a": ["RED", 1.5, nil]]),
            ("null", "ints", nil),
            ("1", "matrix", [[1]]),
            (
                "{x: 1, inner: {x: 2}}", "point",
                [
                    "x": 1, "y": 0, "inner": ["x": 2, "y": 0, "colour": .enumeration("RED")],
                    "colour": .enumeration("RED"),
                ]
            ),
            ("{id: 5}", "key", ["id": "5"]),
        ] as [(String, String, Value)]
    )
    func `a literal becomes what its type means by it`(literal: String, argument: String, value: Value) throws {
        #expect(try coerce(literal, to: argument) == value)
    }

    @Test(arguments: [
        ("1.0", "int"), ("\"1\"", "int"), ("2147483648", "int"), ("true", "float"), ("1", "string"), ("RED", "string"),
        ("0", "boolean"), ("1.0", "id"), ("\"RED\"", "colour"), ("BLUE", "colour"), ("null", "required"),
        ("[1, null]", "requiredInts"), ("{y: 1}", "point"), ("{x: 1, z: 1}", "point"), ("[{x: 1}]", "point"),
        ("{}", "key"), ("{id: 1, name: \"n\"}", "key"), ("{id: null}", "key"), ("{x: $no}", "point"),
    ])
    func `a literal of another type is refused`(literal: String, argument: String) throws {
        #expect(throws: CoercionFault.self) { try coerce(literal, to: argument) }
    }

    @Test func `variables stand for their values, and absent ones for nothing`() throws {
        #expect(try coerce("$v", to: "int", variables: ["v": 5]) == 5)
        #expect(try coerce("$v", to: "int") == nil)
        #expect(try coerce("$v", to: "defaulted") == 7)
        #expect(try coerce("[1, $v]", to: "ints") == [1, nil])
        #expect(
            try coerce("{x: 1, y: $y, name: $n}", to: "point", variables: ["n": "a"])
                == ["x": 1, "y": 0, "name": "a", "colour": .enumeration("RED")]
        )
        #expect(try coerce("{a: $v, b: [$w]}", to: "any", variables: ["w": 1]) == ["b": [1]])
    }

    @Test func `a variable that is null stands nowhere where null is not allowed`() throws {
        #expect(throws: CoercionFault.self) { try coerce("$v", to: "required", variables: ["v": nil]) }
        #expect(throws: CoercionFault.self) { try coerce("$v", to: "required") }
        #expect(throws: CoercionFault.self) { try coerce("$v", to: "defaulted", variables: ["v": nil]) }
        #expect(throws: CoercionFault.self) { try coerce("{id: $v}", to: "key", variables: ["v": nil]) }
    }
}
