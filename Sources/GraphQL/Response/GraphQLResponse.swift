/// The answer to a request, written as JSON.
public struct GraphQLResponse: Sendable {
    /// The whole response in JSON and UTF-8.
    public let body: [UInt8]
    /// Whether the request was executed, so that there is data, if only null.
    public let hasData: Bool
    public let errors: [GraphQLError]

    /// The answer to a request that is not executed.
    public init(errors: [GraphQLError]) {
        var buffer = ResponseBuffer()
        buffer.append("{")
        buffer.append(errors: errors)
        buffer.append("}")
        body = buffer.withBytes { Array($0) }
        hasData = false
        self.errors = errors
    }

    init(body: [UInt8], errors: [GraphQLError]) {
        self.body = body
        hasData = true
        self.errors = errors
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
