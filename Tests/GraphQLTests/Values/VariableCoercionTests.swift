import Testing

@testable import GraphQL

@Suite struct VariableCoercionTests {
    private func coerce(_ variables: String, _ json: String) throws -> [String: Value] {
        let document = try Document(parsing: "query (\(variables)) { f(required: 1, requiredInts: []) }")
        let coercion = VariableCoercion(document: document, system: try coercionSchema())
        let given = try #require(try JSONParser.value(of: Array(json.utf8)).object)
        let values = try coercion.coerce(given, of: 0)
        return Dictionary(uniqueKeysWithValues: values.map { (document.names[$0.key], $0.value) })
    }

    private func errors(_ variables: String, _ json: String) throws -> [GraphQLError] {
        do {
            _ = try coerce(variables, json)
            return []
        } catch let fault as RequestFault {
            return fault.errors
        }
    }

    @Test(
        arguments: [
            ("$a: Int", "{}", [:]),
            ("$a: Int", #"{"a": null, "unknown": 1}"#, ["a": nil]),
            ("$a: Int = 5, $b: Int = null, $c: Int! = 6", "{}", ["a": 5, "b": nil, "c": 6]),
            ("$a: Int = 5", #"{"a": null}"#, ["a": nil]),
            ("$a: [Colour!] = RED", "{}", ["a": [.enumeration("RED")]]),
            ("$a: Point = {x: 1}", "{}", ["a": ["x": 1, "y": 0, "colour": .enumeration("RED")]]),
            ("$a: ID!, $b: [[Int]]", #"{"a": 1, "b": 2}"#, ["a": "1", "b": [[2]]]),
        ] as [(String, String, [String: Value])]
    )
    func `variables have their values, their defaults, or none`(
        variables: String,
        json: String,
        values: [String: Value]
    ) throws {
        #expect(try coerce(variables, json) == values)
    }

    @Test func `everything that is wrong is reported where the variable is defined`() throws {
        let errors = try errors("$a: Int!, $b: Int!, $c: Point, $d: Nothing", #"{"b": null, "c": {"x": true, "z": 1}}"#)

        #expect(errors.map { $0.locations.map(\.column) } == [[8], [18], [28], [28], [39]])
        #expect(
            errors.map(\.message).prefix(3) == [
                "The variable \"$a\": a value of type Int! is required, none was given.",
                "The variable \"$b\": expected a value of type Int!, found null.",
                "The variable \"$c\": at \"x\", expected an Int, found true.",
            ]
        )
    }

    @Test func `errors end at a limit`() throws {
        let variables = (0..<200).map { "$v\($0): Int!" }.joined(separator: " ")

        #expect(try errors(variables, "{}").count == 50)
    }
}
