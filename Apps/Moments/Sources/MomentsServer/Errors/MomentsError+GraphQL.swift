import GraphQL

extension MomentsError {
    /// The error as clients of the API see it: the message, and in `extensions` its code and what else there is to
    /// know.
    var graphQL: GraphQLError {
        var extensions: ObjectValue = ["code": .string(codeText)]
        if let reason { extensions["reason"] = .string(reason) }
        if let retryAfter { extensions["retryAfter"] = .int(Int(retryAfter.wholeSeconds)) }
        return GraphQLError(message, extensions: extensions)
    }
}
