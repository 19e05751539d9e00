/// A request: a document, the operation to execute, and the values of its variables.
public struct GraphQLRequest: Sendable {
    /// The text of the document.
    public var query: String
    /// The name of the operation to execute. Required if the document has several operations; otherwise it can be nil.
    public var operationName: String?
    /// The variables by name without `$`, as JSON values.
    public var variables: ObjectValue

    /// Creates a request for the named operation, or for the only operation of the document.
    public init(_ query: String, operationName: String? = nil, variables: ObjectValue = [:]) {
        self.query = query
        self.operationName = operationName
        self.variables = variables
    }
}
