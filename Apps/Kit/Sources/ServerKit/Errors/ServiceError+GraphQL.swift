public import GraphQL

extension ServiceError {
    /// The error as API clients see it: the message, with the code and further details in `extensions`.
    public var graphQL: GraphQLError {
        var extensions: ObjectValue = ["code": .string(codeText)]
        if let reason { extensions["reason"] = .string(reason) }
        if let retryAfter { extensions["retryAfter"] = .int(Int(retryAfter.wholeSeconds)) }
        return GraphQLError(message, extensions: extensions)
    }
}
