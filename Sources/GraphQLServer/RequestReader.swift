import GraphQL
import HTTPTypes
import Hummingbird

/// Reads what a client asks for from its HTTP request.
///
/// Source: GraphQL over HTTP, sections "POST" and "GET".
enum RequestReader {
    /// The request in a body of JSON.
    ///
    /// - Throws: A refusal with the status that says what is wrong.
    static func request(body: [UInt8]) throws(RequestRefusal) -> GraphQLRequest {
        let value: Value
        do throws(GraphQLError) {
            value = try Value(json: body)
        } catch {
            throw RequestRefusal(.badRequest, error.message)
        }
        guard case .object(let members) = value else {
            throw RequestRefusal(.badRequest, "The body is one JSON object; several requests in one are not taken.")
        }
        return try request(members)
    }

    /// The request in the query of an address.
    static func request(addressQuery query: String) throws(RequestRefusal) -> GraphQLRequest {
        guard let parameters = AddressParameters.parameters(of: query) else {
            throw RequestRefusal(.badRequest, "The query of the address has an escape that is none, or is not UTF-8.")
        }
        var members = ObjectValue()
        for (key, value) in parameters {
            switch key {
            case "query", "operationName": members[key] = .string(value)
            case "variables", "extensions":
                do throws(GraphQLError) {
                    members[key] = try Value(json: Array(value.utf8))
                } catch {
                    throw RequestRefusal(.badRequest, "\"\(key)\": \(error.message)")
                }
            default: break
            }
        }
        return try request(members)
    }

    private static func request(_ members: ObjectValue) throws(RequestRefusal) -> GraphQLRequest {
        guard case .string(let query)? = members["query"] else {
            throw RequestRefusal(.badRequest, "\"query\" is the text of a document; it is missing, or not a string.")
        }
        var request = GraphQLRequest(query)
        switch members["operationName"] {
        case nil, .null?: break
        case .string(let name)?: request.operationName = name.isEmpty ? nil : name
        default: throw RequestRefusal(.badRequest, "\"operationName\" is a string or null.")
        }
        switch members["variables"] {
        case nil, .null?: break
        case .object(let variables)?: request.variables = variables
        default: throw RequestRefusal(.badRequest, "\"variables\" is an object or null.")
        }
        switch members["extensions"] {
        case nil, .null?, .object?: break
        default: throw RequestRefusal(.badRequest, "\"extensions\" is an object or null.")
        }
        return request
    }

    /// Whether a body's type is JSON in UTF-8.
    static func isJSON(_ contentType: String?) -> Bool {
        guard let parts = contentType?.split(separator: ";").map({ $0.trimmed.lowercased() }),
            parts.first == MediaType.json.rawValue
        else { return false }
        return parts.dropFirst().allSatisfy { parameter in
            guard parameter.hasPrefix("charset=") else { return true }
            let charset = parameter.dropFirst("charset=".count).filter { $0 != "\"" }
            return charset == "utf-8" || charset == "utf8"
        }
    }
}

/// A request that is answered before GraphQL has a look at it.
struct RequestRefusal: Error {
    let status: HTTPResponse.Status
    let message: String

    init(_ status: HTTPResponse.Status, _ message: String) {
        self.status = status
        self.message = message
    }
}
