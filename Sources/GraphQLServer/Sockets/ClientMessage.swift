import GraphQL

/// A message of a client.
///
/// Source: the protocol graphql-transport-ws, "Message types".
enum ClientMessage: Equatable, Sendable {
    /// The first message, with the client's parameters.
    case connectionInit(ObjectValue)
    case ping(ObjectValue?)
    case pong
    /// An operation; the members are those of a request over HTTP.
    case subscribe(id: String, members: ObjectValue)
    /// The client needs no more responses.
    case complete(id: String)

    /// A message that the protocol does not know.
    struct Fault: Error, Equatable {
        let reason: String
    }

    /// The maximum length of an ID in bytes.
    private static let maximumID = 256

    /// - Parameter text: The message in UTF-8.
    /// - Throws: `Fault` that says what is wrong, in at most 100 bytes.
    init(_ text: [UInt8]) throws(Fault) {
        let members = try Self.object(text)
        guard case .string(let type)? = members["type"] else { throw Fault(reason: "\"type\" must be a string.") }
        switch type {
        case "connection_init": self = .connectionInit(try Self.payload(of: members) ?? [:])
        case "ping": self = .ping(try Self.payload(of: members))
        case "pong":
            _ = try Self.payload(of: members)
            self = .pong
        case "subscribe":
            let id = try Self.id(of: members)
            guard let request = try Self.payload(of: members) else {
                throw Fault(reason: "\"payload\" of \"subscribe\" must be an object.")
            }
            try Self.check(request)
            self = .subscribe(id: id, members: request)
        case "complete": self = .complete(id: try Self.id(of: members))
        default: throw Fault(reason: "The type of the message is unknown.")
        }
    }

    private static func object(_ text: [UInt8]) throws(Fault) -> ObjectValue {
        do throws(GraphQLError) {
            if let members = try Value(json: text).object { return members }
        } catch {
            throw Fault(reason: "The message is not valid JSON.")
        }
        throw Fault(reason: "The message must be a JSON object.")
    }

    private static func id(of members: ObjectValue) throws(Fault) -> String {
        guard case .string(let id)? = members["id"], !id.isEmpty else {
            throw Fault(reason: "\"id\" must be a string that is not empty.")
        }
        guard id.utf8.count <= maximumID else { throw Fault(reason: "\"id\" is longer than \(maximumID) bytes.") }
        return id
    }

    private static func payload(of members: ObjectValue) throws(Fault) -> ObjectValue? {
        switch members["payload"] {
        case nil, .null?: return nil
        case .object(let payload)?: return payload
        default: throw Fault(reason: "\"payload\" must be an object.")
        }
    }

    /// Checks the types of a request's members. The text of a document can be replaced by the name of a persisted one.
    private static func check(_ request: ObjectValue) throws(Fault) {
        var request = request
        if !(request["documentId"] ?? .null).isNull { request["query"] = .string("") }
        do throws(GraphQLError) {
            _ = try GraphQLRequest(members: request)
        } catch {
            throw Fault(reason: error.message)
        }
    }
}
