import GraphQL

/// A message to a client.
///
/// Source: the protocol graphql-transport-ws, "Message types".
enum ServerMessage: Equatable, Sendable {
    case connectionAck
    /// The answer to a ping, with its payload.
    case pong(ObjectValue?)
    /// A response to an operation, as JSON.
    case next(id: String, [UInt8])
    /// The end of an operation that was not executed or has failed; the errors are a list in JSON.
    case error(id: String, [UInt8])
    /// The end of an operation.
    case complete(id: String)

    /// Creates the end of an operation that was not executed or has failed.
    static func failure(id: String, _ errors: [GraphQLError]) -> ServerMessage {
        // The body of a response without data is `{"errors":[…]}`.
        let body = GraphQLResponse(errors: errors).body
        return .error(id: id, Array(body.dropFirst(#"{"errors":"#.utf8.count).dropLast()))
    }

    /// The message as JSON in UTF-8.
    var json: [UInt8] {
        switch self {
        case .connectionAck: Array(#"{"type":"connection_ack"}"#.utf8)
        case .pong(nil): Array(#"{"type":"pong"}"#.utf8)
        case .pong(let payload?):
            Array(#"{"type":"pong","payload":"#.utf8) + Value.object(payload).json + Array("}".utf8)
        case .next(let id, let response): Self.message("next", id, response)
        case .error(let id, let errors): Self.message("error", id, errors)
        case .complete(let id): Self.message("complete", id, nil)
        }
    }

    private static func message(_ type: String, _ id: String, _ payload: [UInt8]?) -> [UInt8] {
        var json = Array(#"{"id":"#.utf8)
        json += Value.string(id).json
        json += Array(#","type":"\#(type)""#.utf8)
        if let payload {
            json += Array(#","payload":"#.utf8)
            json += payload
        }
        json.append(UInt8(ascii: "}"))
        return json
    }
}
