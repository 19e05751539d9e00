extension GraphQLRequest {
    /// Reads a request as clients send it: one JSON object with `query`, and `operationName` and `variables` if needed.
    ///
    /// - Parameter json: UTF-8.
    /// - Throws: A `GraphQLError` that says what is wrong with it.
    public init(json: [UInt8]) throws(GraphQLError) {
        guard case .object(let members) = try Value(json: json) else {
            throw GraphQLError("The body is one JSON object; several requests in one are not taken.")
        }
        try self.init(members: members)
    }

    /// Reads a request of its members, as they stand in a body or in the query of an address.
    ///
    /// - Throws: A `GraphQLError` that names the member that is wrong.
    public init(members: ObjectValue) throws(GraphQLError) {
        guard case .string(let query)? = members["query"] else {
            throw GraphQLError("\"query\" is the text of a document; it is missing, or not a string.")
        }
        self.init(query)
        switch members["operationName"] {
        case nil, .null?: break
        case .string(let name)?: operationName = name.isEmpty ? nil : name
        default: throw GraphQLError("\"operationName\" is a string or null.")
        }
        switch members["variables"] {
        case nil, .null?: break
        case .object(let variables)?: self.variables = variables
        default: throw GraphQLError("\"variables\" is an object or null.")
        }
        switch members["extensions"] {
        case nil, .null?, .object?: break
        default: throw GraphQLError("\"extensions\" is an object or null.")
        }
    }
}
