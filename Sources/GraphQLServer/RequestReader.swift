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
        do throws(GraphQLError) {
            return try GraphQLRequest(json: body)
        } catch {
            throw RequestRefusal(.badRequest, error.message)
        }
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
        do throws(GraphQLError) {
            return try GraphQLRequest(members: members)
        } catch {
            throw RequestRefusal(.badRequest, error.message)
        }
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
