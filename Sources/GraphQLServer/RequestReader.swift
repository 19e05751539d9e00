import GraphQL
import HTTPTypes
import Hummingbird

/// A reader of GraphQL requests from HTTP requests.
///
/// Source: GraphQL over HTTP, sections "POST" and "GET".
enum RequestReader {
    /// Returns the request in a JSON body.
    ///
    /// - Parameter documents: The documents that the request can name.
    /// - Throws: `RequestRefusal` with the HTTP status and a message.
    static func request(body: [UInt8], documents: PersistedDocuments?) throws(RequestRefusal) -> GraphQLRequest {
        let members: ObjectValue
        do throws(GraphQLError) {
            members = try GraphQLRequest.members(json: body)
        } catch {
            throw RequestRefusal(.badRequest, error.message)
        }
        return try request(members: members, documents)
    }

    /// Returns the request in the query of a URL.
    ///
    /// - Parameter documents: The documents that the request can name.
    static func request(
        addressQuery query: String,
        documents: PersistedDocuments?
    ) throws(RequestRefusal) -> GraphQLRequest {
        guard let parameters = AddressParameters.parameters(of: query) else {
            throw RequestRefusal(.badRequest, "The query of the URL has an invalid escape or is not UTF-8.")
        }
        var members = ObjectValue()
        for (key, value) in parameters {
            switch key {
            case "query", "operationName", "documentId": members[key] = .string(value)
            case "variables", "extensions":
                do throws(GraphQLError) {
                    members[key] = try Value(json: Array(value.utf8))
                } catch {
                    throw RequestRefusal(.badRequest, "\"\(key)\": \(error.message)")
                }
            default: break
            }
        }
        return try request(members: members, documents)
    }

    /// Returns the request with the members of a JSON object.
    ///
    /// - Parameter documents: The documents that the request can name.
    static func request(
        members: ObjectValue,
        _ documents: PersistedDocuments?
    ) throws(RequestRefusal) -> GraphQLRequest {
        var resolved = members
        if let documents { resolved = try documents.resolving(members) }
        do throws(GraphQLError) {
            return try GraphQLRequest(members: resolved)
        } catch {
            throw RequestRefusal(.badRequest, error.message)
        }
    }

    /// Returns whether a content type is JSON in UTF-8.
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
