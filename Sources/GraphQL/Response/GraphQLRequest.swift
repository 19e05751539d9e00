/// What a client asks for: a document, which of its operations, and the values of its variables.
public struct GraphQLRequest: Sendable {
    /// The text of the document.
    public var query: String
    /// Needed when the document has several operations.
    public var operationName: String?
    /// The values of the variables by name, as JSON has them.
    public var variables: ObjectValue

    /// A request for the only operation of a document, or the one that is named.
    public init(_ query: String, operationName: String? = nil, variables: ObjectValue = [:]) {
        self.query = query
        self.operationName = operationName
        self.variables = variables
    }
}
