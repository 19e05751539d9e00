/// What a client asks for: a document, which of its operations, and the values of its variables.
public struct GraphQLRequest: Sendable {
    public var query: String
    /// Needed when the document has several operations.
    public var operationName: String?
    public var variables: ObjectValue

    public init(_ query: String, operationName: String? = nil, variables: ObjectValue = [:]) {
        self.query = query
        self.operationName = operationName
        self.variables = variables
    }
}
