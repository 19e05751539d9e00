import Foundation

/// A JSON coder for requests and responses.
enum APIRequestCoding {
    private struct Request<Variables: Encodable>: Encodable {
        let query: String
        let operationName: String
        let variables: Variables
    }

    static func body(of operation: some APIRequest) -> Data {
        let request = Request(
            query: operation.document,
            operationName: operation.operationName,
            variables: operation.variables
        )
        do {
            return try JSONCoding.encoder().encode(request)
        } catch {
            preconditionFailure("The variables of \(operation.operationName) cannot be encoded as JSON: \(error)")
        }
    }

    /// Decodes a response and returns the operation's output.
    ///
    /// - Throws: `APIError`.
    static func output<Operation: APIRequest>(
        of answer: APIAnswer,
        to operation: Operation
    ) throws -> Operation.Output {
        let isSuccess = (200..<300).contains(answer.status)
        guard !answer.body.isEmpty else {
            throw isSuccess ? APIError.noData : APIError.networkError(status: answer.status)
        }
        let envelope: Envelope<Operation.Response>
        do {
            envelope = try JSONCoding.decoder().decode(Envelope<Operation.Response>.self, from: answer.body)
        } catch {
            throw isSuccess ? APIError.invalidJSON : APIError.networkError(status: answer.status)
        }
        if let refusal = envelope.refusal { throw APIError.refused(refusal) }
        guard isSuccess else { throw APIError.networkError(status: answer.status) }
        guard let response = envelope.data else { throw APIError.noData }
        return try operation.output(of: response)
    }

    /// A GraphQL response: its first error, or its data.
    private struct Envelope<Response: Decodable>: Decodable {
        private enum CodingKeys: CodingKey { case data, errors }

        let refusal: APIRefusal?
        let data: Response?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            refusal = try container.decodeIfPresent([APIRefusal].self, forKey: .errors)?.first
            // Partial data may lack required fields, and then does not decode.
            data = try refusal == nil ? container.decodeIfPresent(Response.self, forKey: .data) : nil
        }
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

    /// Returns a duration for 0 to 3,650 days, as a suspension may have; nil for any other value.
    private static func duration(_ seconds: Double) -> Duration? {
        (0...(3_650 * 86_400)).contains(seconds) ? .seconds(seconds) : nil
    }
}
