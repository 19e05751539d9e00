/// The answer to a request, written as JSON.
public struct GraphQLResponse: Sendable {
    /// The whole response in JSON and UTF-8.
    public let body: [UInt8]
    /// Whether the request was executed, so that there is data, if only null.
    public let hasData: Bool
    /// What went wrong, in the order in which it did.
    public let errors: [GraphQLError]
    /// Why the request was not executed; nil when it was.
    public let refusal: Refusal?

    /// Why a request is not executed.
    public enum Refusal: Sendable, Hashable {
        /// The document cannot be read.
        case syntax
        /// The document does not fit the schema, an operation or a variable is missing, or a limit is passed.
        case request
        /// The operation is of a kind that this way of asking does not have.
        case operation
        /// Its time was up, or nobody waits for the response any longer.
        case overdue
    }

    /// The answer to a request that is not executed.
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

    /// The answer to a request of which no field can be executed: its data is null.
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
