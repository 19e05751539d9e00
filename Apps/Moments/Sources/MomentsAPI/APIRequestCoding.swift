import Foundation
import MomentsModel

/// A JSON coder for requests and responses.
enum APIRequestCoding {
    private struct Request<Variables: Encodable>: Encodable {
        let query: String
        let operationName: String
        let variables: Variables
    }

    static func body<Operation: APIOperation>(of operation: Operation) -> Data {
        let request = Request(
            query: Operation.document,
            operationName: Operation.operationName,
            variables: operation.variables
        )
        do {
            return try JSONCoding.encoder().encode(request)
        } catch {
            preconditionFailure("The variables of \(Operation.operationName) cannot be written as JSON: \(error)")
        }
    }

    /// Decodes a response and returns the operation's output.
    ///
    /// - Throws: `APISessionError`.
    static func output<Operation: APIOperation>(
        of answer: APIAnswer,
        to operation: Operation
    ) throws -> Operation.Output {
        let isSuccess = (200..<300).contains(answer.status)
        guard !answer.body.isEmpty else {
            throw isSuccess ? APISessionError.noData : APISessionError.networkError(status: answer.status)
        }
        // Check for errors first: partial data may lack required fields, and then does not decode.
        let refusals: [APIRefusal]
        do {
            refusals = try JSONCoding.decoder().decode(Refusals.self, from: answer.body).errors ?? []
        } catch {
            throw isSuccess ? APISessionError.invalidJSON : APISessionError.networkError(status: answer.status)
        }
        if let refusal = refusals.first { throw APISessionError.refused(refusal) }
        guard isSuccess else { throw APISessionError.networkError(status: answer.status) }
        return try operation.output(of: response(Operation.Response.self, in: answer.body))
    }

    private static func response<Response: Decodable>(_ type: Response.Type, in body: Data) throws -> Response {
        let envelope: Envelope<Response>
        do {
            envelope = try JSONCoding.decoder().decode(Envelope<Response>.self, from: body)
        } catch {
            throw APISessionError.invalidJSON
        }
        guard let response = envelope.data else { throw APISessionError.noData }
        return response
    }

    private struct Refusals: Decodable {
        let errors: [APIRefusal]?
    }

    private struct Envelope<Response: Decodable>: Decodable {
        let data: Response?
    }
}

/// Decodes an element of a GraphQL response's `errors`.
extension APIRefusal: Decodable {
    private enum CodingKeys: CodingKey { case message, extensions }
    private enum ExtensionKeys: CodingKey { case code, reason, retryAfter }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        message = try container.decode(String.self, forKey: .message)
        guard container.contains(.extensions), try !container.decodeNil(forKey: .extensions) else { return }
        let extensions = try container.nestedContainer(keyedBy: ExtensionKeys.self, forKey: .extensions)
        code = try extensions.decodeIfPresent(String.self, forKey: .code).map(Code.init(rawValue:))
        reason = try extensions.decodeIfPresent(String.self, forKey: .reason)
        retryAfter = try extensions.decodeIfPresent(Double.self, forKey: .retryAfter).flatMap(Self.duration)
    }

    /// Returns a duration for 0 to 86,400 seconds (one day); nil for any other value.
    private static func duration(_ seconds: Double) -> Duration? {
        (0...86_400).contains(seconds) ? .seconds(seconds) : nil
    }
}
