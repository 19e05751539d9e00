/// The response to a request, encoded as JSON.
public struct GraphQLResponse: Sendable {
    /// The complete response as JSON in UTF-8.
    public let body: [UInt8]
    /// Whether the request was executed and the response has `data`, possibly null.
    public let hasData: Bool
    /// The errors in the order in which they occurred; empty if the request succeeded completely.
    public let errors: [GraphQLError]
    /// The reason why the request was not executed; nil if it was.
    public let refusal: Refusal?

    /// A reason why a request is not executed.
    public enum Refusal: Sendable, Hashable {
        /// The document has a syntax error.
        case syntax
        /// The document is invalid for the schema, an operation or variable is missing, or a limit is exceeded.
        case request
        /// The endpoint does not support this kind of operation.
        case operation
        /// The deadline has passed, or the request was cancelled.
        case overdue
    }

    /// Creates the response to a request that is not executed.
    public init(errors: [GraphQLError], refusal: Refusal = .request) {
        var buffer = ResponseBuffer()
        buffer.append("{")
        buffer.append(errors: errors)
        buffer.append("}")
        body = buffer.withBytes { Array($0) }
        hasData = false
        self.errors = errors
        self.refusal = refusal
    }

    /// Creates the response to a request of which no field can be executed; its data is null.
    static func withoutData(_ error: GraphQLError) -> GraphQLResponse {
        var buffer = ResponseBuffer()
        buffer.append("{\"data\":null,")
        buffer.append(errors: [error])
        buffer.append("}")
        return GraphQLResponse(body: buffer.withBytes { Array($0) }, errors: [error])
    }

    init(body: [UInt8], errors: [GraphQLError]) {
        self.body = body
        hasData = true
        self.errors = errors
        refusal = nil
    }
}

extension GraphQLResponse: CustomStringConvertible {
    /// The body as text.
    public var description: String { String(decoding: body, as: UTF8.self) }
}

extension ResponseBuffer {
    mutating func append(errors: [GraphQLError]) {
        append("\"errors\":[")
        for (index, error) in errors.enumerated() {
            if index > 0 { append(",") }
            append(json: error)
        }
        append("]")
    }
}
