extension GraphQLRequest {
    /// Parses a JSON request: one object with `query` and optional `operationName`, `variables` and `extensions`.
    ///
    /// - Parameter json: The request in UTF-8.
    /// - Throws: `GraphQLError` that describes the first error.
    public init(json: [UInt8]) throws(GraphQLError) {
        try self.init(members: Self.members(json: json))
    }

    /// Parses the members of a JSON request without checking them.
    ///
    /// - Throws: `GraphQLError` if the text is not one JSON object.
    package static func members(json: [UInt8]) throws(GraphQLError) -> ObjectValue {
        guard case .object(let members) = try Value(json: json) else {
            throw GraphQLError("The body must be one JSON object; batched requests are not supported.")
        }
        return members
    }

    /// Creates a request from the members of a JSON body or the query of a URL.
    ///
    /// - Throws: `GraphQLError` that names the invalid member.
    public init(members: ObjectValue) throws(GraphQLError) {
        guard case .string(let query)? = members["query"] else {
            throw GraphQLError("\"query\" must be a string with the text of a document.")
        }
        self.init(query)
        switch members["operationName"] {
        case nil, .null?: break
        case .string(let name)?: operationName = name.isEmpty ? nil : name
        default: throw GraphQLError("\"operationName\" must be a string or null.")
        }
        switch members["variables"] {
        case nil, .null?: break
        case .object(let variables)?: self.variables = variables
        default: throw GraphQLError("\"variables\" must be an object or null.")
        }
        switch members["extensions"] {
        case nil, .null?, .object?: break
        default: throw GraphQLError("\"extensions\" must be an object or null.")
        }
    }
}
