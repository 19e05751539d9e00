import Testing

@testable import GraphQL

@Suite struct InputCoercionTests {
    private func coerce(_ json: String, to argument: String) throws -> Value {
        let system = try coercionSchema()
        let value = try JSONParser.value(of: Array(json.utf8))
        return try InputCoercion(system: system, notation: .json).coerce(value, to: system.inputType(argument))
    }

    private func faults(_ json: String, as argument: String) throws -> [String] {
        let system = try coercionSchema()
        let value = try JSONParser.value(of: Array(json.utf8))
        let coercion = InputCoercion(system: system, notation: .json)
        return coercion.faults(of: value, as: try system.inputType(argument)).map {
            $0.path.isEmpty ? $0.message : "\(ResponsePath($0.path)): \($0.message)"
        }
    }

    @Test(
        arguments: [
            ("1", "int", .int(1)),
            ("1.0", "int", .int(1)),
            ("-2147483648", "int", .int(-2_147_483_648)),
            ("1", "float", .double(1)),
            ("1.5", "float", .double(1.5)),
            ("\"\"", "string", ""),
            ("false", "boolean", false),
            ("4", "id", "4"),
            ("\"4\"", "id", "4"),
            ("{\"a\": [1, null, \"RED\"]}", "any", ["a": [1, nil, "RED"]]),
            ("\"RED\"", "colour", .enumeration("RED")),
            ("null", "int", nil),
            ("1", "ints", [1]),
            ("[1, null]", "ints", [1, nil]),
            ("null", "ints", nil),
            ("1", "matrix", [[1]]),
            ("[1, [2, 3], null]", "matrix", [[1], [2, 3], nil]),
            ("{\"x\": 1}", "point", ["x": 1, "y": 0, "colour": .enumeration("RED")]),
            (
                "{\"inner\": {\"x\": 2, \"y\": null}, \"x\": 1, \"colour\": \"GREEN\"}", "point",
                [
                    "x": 1, "y": 0, "inner": ["x": 2, "y": nil, "colour": .enumeration("RED")],
                    "colour": .enumeration("GREEN"),
                ]
            ),
            ("{\"x\": 1}", "points", [["x": 1, "y": 0, "colour": .enumeration("RED")]]),
            ("{\"name\": \"n\"}", "key", ["name": "n"]),
        ] as [(String, String, Value)]
    )
    func `a value becomes what its type means by it`(json: String, argument: String, value: Value) throws {
        #expect(try coerce(json, to: argument) == value)
    }

    @Test(arguments: [
        ("1.5", "int", "expected an Int, found 1.5"),
        ("2147483648", "int", "expected a 32-bit Int, found 2147483648"),
        ("\"1\"", "int", "expected an Int, found \"1\""),
        ("true", "float", "expected a Float, found true"),
        ("1e999", "float", "expected a Float, found 1e999"),
        ("1", "string", "expected a String, found 1"),
        ("1", "boolean", "expected a Boolean, found 1"),
        ("1.5", "id", "expected an ID (a string or an integer), found 1.5"),
        ("\"REDD\"", "colour", "the enum Colour has no value \"REDD\"; did you mean \"RED\"?"),
        ("1", "colour", "expected a value of the enum Colour, found 1"),
        ("null", "required", "expected a value of type Int!, found null"),
        ("[null]", "requiredInts", "[0]: expected a value of type Int!, found null"),
        ("[[1], [2, \"a\"]]", "matrix", "[1][1]: expected an Int, found \"a\""),
        ("5", "point", "expected an object of type Point, found 5"),
        ("[{\"x\": 1}]", "point", "expected an object of type Point, found a list"),
        ("{}", "key", "exactly one field of Key is required, found 0"),
        ("{\"id\": 1, \"name\": null}", "key", "exactly one field of Key is required, found 2"),
        ("{\"id\": null}", "key", "id: the field \"id\" of Key must not be null"),
    ])
    func `a value of another type is refused, with its place`(json: String, argument: String, fault: String) throws {
        #expect(throws: CoercionFault.self) { try coerce(json, to: argument) }
        #expect(try faults(json, as: argument) == [fault])
    }

    @Test func `everything that is wrong with a value is found`() throws {
        let faults = try faults(#"[{"y": "a", "z": 1}, {"x": 1, "inner": {"x": null}}, null]"#, as: "points")

        #expect(
            faults == [
                "[0]: the field \"x\" of type Int! is required, none was given",
                "[0].y: expected an Int, found \"a\"",
                "[0]: Point has no field \"z\"; did you mean \"x\"?",
                "[1].inner.x: expected a value of type Int!, found null",
                "[2]: expected a value of type Point!, found null",
            ]
        )
    }

    @Test func `no more faults are looked for than the limit`() throws {
        let json = "[" + [String](repeating: "true", count: 1000).joined(separator: ",") + "]"

        #expect(try faults(json, as: "ints").count == 50)
    }
}
