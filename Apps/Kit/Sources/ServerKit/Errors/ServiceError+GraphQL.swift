public import GraphQL

extension ServiceError {
    /// The error as API clients see it: the message, with the code and further details in `extensions`.
    public var graphQL: GraphQLError {
        var extensions: ObjectValue = ["code": .string(codeText)]
        if let reason { extensions["reason"] = .string(reason) }
        if let retryAfter { extensions["retryAfter"] = .int(Int(retryAfter.wholeSeconds)) }
        return GraphQLError(message, extensions: extensions)
    }

    /// Runs `body`, and converts a refusal to the error that API clients see.
    public static func toGraphQL<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as ServiceError {
            throw error.graphQL
        }
    }
}
