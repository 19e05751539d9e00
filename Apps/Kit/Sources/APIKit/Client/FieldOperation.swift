/// A request for one field, which is declared in one line; the GraphQL document follows from it:
///
///     extension APIRequest where Self == FieldOperation<Int> {
///         static func deletePost(_ id: Int) -> Self { .mutation("deletePost", ["id": id]) }
///     }
///
///     // mutation deletePost($id: Int!) { deletePost(id: $id) }
///     try await api.perform(.deletePost(17))
///
/// Its description omits the arguments, because a code or a password must not appear in logs.
public struct FieldOperation<Output: Decodable & Sendable>: APIRequest, CustomStringConvertible, CustomReflectable {
    /// The name of the field, and of the operation.
    public let operationName: String
    public let document: String
    public let variables: APIVariables
    public let needsSignIn: Bool

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - selection: The fields of an object with their braces; empty for a scalar.
    ///   - needsSignIn: Whether the query requires a signed-in viewer.
    public static func query(
        _ field: String,
        _ arguments: KeyValuePairs<String, any APIVariable> = [:],
        _ selection: String = "",
        needsSignIn: Bool = true
    ) -> Self {
        Self("query", field, arguments, selection, needsSignIn)
    }

    /// Creates a mutation; its parameters are those of a query.
    public static func mutation(
        _ field: String,
        _ arguments: KeyValuePairs<String, any APIVariable> = [:],
        _ selection: String = "",
        needsSignIn: Bool = true
    ) -> Self {
        Self("mutation", field, arguments, selection, needsSignIn)
    }

    private init(
        _ kind: String,
        _ field: String,
        _ arguments: KeyValuePairs<String, any APIVariable>,
        _ selection: String,
        _ needsSignIn: Bool
    ) {
        func list(_ item: (String, any APIVariable) -> String) -> String {
            arguments.isEmpty ? "" : "(\(arguments.map { item($0.key, $0.value) }.joined(separator: ", ")))"
        }
        let declared = list { name, value in "$\(name): \(type(of: value).graphQLType)" }
        document = "\(kind) \(field)\(declared) { \(field)\(list { name, _ in "\(name): $\(name)" }) \(selection) }"
        operationName = field
        variables = APIVariables(arguments)
        self.needsSignIn = needsSignIn
    }

    /// - Throws: `APIError.noData` if the response has no field.
    public func output(of response: [String: Output]) throws -> Output {
        guard let field = response.first else { throw APIError.noData }
        return field.value
    }

    public var description: String { operationName }

    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A value that requests send as a variable.
public protocol APIVariable: Encodable, Sendable {
    /// Its type in the schema, such as `Int!`; by default the name of the Swift type with `!`.
    static var graphQLType: String { get }
}

extension APIVariable {
    public static var graphQLType: String { "\(Self.self)!" }
}

extension Int: APIVariable {}
extension String: APIVariable {}

extension Bool: APIVariable {
    public static var graphQLType: String { "Boolean!" }
}

extension Optional: APIVariable where Wrapped: APIVariable {
    public static var graphQLType: String { String(Wrapped.graphQLType.dropLast()) }
}

/// The variables of a request by name.
public struct APIVariables: Encodable, Sendable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let values: [(name: String, value: any APIVariable)]

    init(_ arguments: KeyValuePairs<String, any APIVariable>) { values = arguments.map { ($0.key, $0.value) } }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in values { try container.encode(value, forKey: Name(stringValue: name)) }
    }
}
