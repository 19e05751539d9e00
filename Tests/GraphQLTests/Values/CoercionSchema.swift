@testable import GraphQL

/// Returns a schema whose field `f` has one argument of each kind of input type.
func coercionSchema() throws -> TypeSystem {
    try TypeSystem(
        sdl: """
            type Query {
              f(
                int: Int, float: Float, string: String, boolean: Boolean, id: ID, any: Any, colour: Colour,
                required: Int!, defaulted: Int! = 7, ints: [Int], requiredInts: [Int!]!, matrix: [[Int]], point: Point,
                points: [Point!], key: Key
              ): Int
            }
            scalar Any
            enum Colour { RED GREEN }
            input Point { x: Int! y: Int = 0 name: String inner: Point colour: Colour = RED }
            input Key @oneOf { id: ID name: String }
            """
    )
}

extension TypeSystem {
    /// Returns the type of an argument of `Query.f`.
    func inputType(_ argument: String) throws -> TypeReference {
        try required(query.fields.first?.arguments.first { $0.name == argument }).type
    }

    private func required<T>(_ value: T?) throws -> T {
        guard let value else { throw GraphQLError("The schema of the tests has no such argument.") }
        return value
    }
}
