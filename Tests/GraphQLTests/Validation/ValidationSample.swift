import Testing

@testable import GraphQL

/// A schema for validation tests, with helpers.
enum ValidationSample {
    static let system = TypeSystem(
        knownGood: """
            type Query {
              hello: String
              viewer: User!
              node(id: ID!): Node
              feed: [Item!]!
              search(filter: Filter, kinds: [Kind!], first: Int! = 10): [Item]
              user(by: UserBy): User
              any(json: JSON, matrix: [[Int]], when: Float, on: Boolean): String
              range(from: Int!, to: Int!): String
            }
            type Mutation { like(id: ID!): Boolean }
            type Subscription { liked(by: ID): User tick: Int }
            interface Node { id: ID! }
            type User implements Node {
              id: ID!
              name: String!
              nickname: String
              friends(first: Int): [User!]!
              best: User
              avatar(size: Size = SMALL): String
            }
            type Photo implements Node { id: ID! url: String! tag: String ratio: Float owner: User details: PhotoDetails }
            type Link implements Node { id: ID! url: String tag: Int ratio: Float! owner: User details: LinkDetails }
            type PhotoDetails { size: Int note: String }
            type LinkDetails { size: Float note: String }
            union Item = Photo | Link
            enum Kind { PHOTO LINK }
            enum Size { SMALL LARGE }
            input Filter { text: String! limit: Int = 5 kinds: [Kind!] inner: Filter }
            input UserBy @oneOf { id: ID name: String }
            scalar JSON
            directive @trace(label: String) repeatable on
              FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT | FRAGMENT_DEFINITION | QUERY | SUBSCRIPTION
            directive @once on FIELD | QUERY
            directive @need(key: String!) on FIELD
            directive @onVariable on VARIABLE_DEFINITION
            """
    )

    /// Returns the locations of each error of a document, sorted: `["1:3 1:9"]` is one error with two locations.
    static func places(
        _ document: String,
        _ system: TypeSystem = system,
        limits: ValidationLimits = ValidationLimits()
    ) throws -> [String] {
        try errors(document, system, limits: limits).map { error in
            error.locations.map { "\($0.line):\($0.column)" }.sorted().joined(separator: " ")
        }.sorted()
    }

    static func errors(
        _ document: String,
        _ system: TypeSystem = system,
        limits: ValidationLimits = ValidationLimits()
    ) throws -> [GraphQLError] {
        Validator.errors(in: try Document(parsing: document), against: system, limits: limits)
    }
}

extension TypeSystem {
    /// Creates a type system from a definition known to be valid.
    convenience init(knownGood sdl: String) {
        do throws(GraphQLError) {
            self.init(compiling: SchemaDefinitionReader.blueprint(of: try Document(parsing: sdl)))
        } catch {
            preconditionFailure("The schema of the test is not valid: \(error)")
        }
    }
}
