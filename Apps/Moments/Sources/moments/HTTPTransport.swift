import Foundation
import MomentsAPI
import MomentsModel
import OrielTracing
import Synchronization
import Tracing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that sends requests to another server over HTTP.
///
/// It has no streams, so changes by other people do not arrive by themselves: the app polls.
final class HTTPTransport: PhotoTransport {
    private let server: RemoteServer
    private let base: URL
    private let token: Mutex<String?>

    /// The maximum length of a response in bytes; a longer one is not from this API.
    private static let maximumAnswer = 16 << 20

    /// - Parameter base: The address of the server, without a path.
    init(_ base: URL, server: RemoteServer = .shared, token: String?) {
        self.base = base
        self.server = server
        self.token = Mutex(token)
    }

    func authorize(with token: String?) { self.token.withLock { $0 = token } }

    func execute(_ body: Data) async throws -> APIAnswer {
        let (status, answer) = try await post("graphql", contentType: "application/json", body: body)
        return APIAnswer(status: status, body: answer)
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? { nil }

    func upload(_ file: URL) async throws -> PhotoUpload {
        let data = try Data(contentsOf: file, options: .mappedIfSafe)
        let (status, answer) = try await post("photos", contentType: "application/octet-stream", body: data)
        guard (200..<300).contains(status) else {
            guard let refusal = try? JSONDecoder().decode(Refusal.self, from: answer) else {
                throw APIError.networkError(status: status)
            }
            throw APIError.refused(refusal.refusal)
        }
        guard let photo = try? JSONDecoder().decode(PhotoUpload.self, from: answer) else {
            throw APIError.invalidJSON
        }
        return photo
    }

    private func post(_ path: String, contentType: String, body: Data) async throws -> (status: Int, body: Data) {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue(contentType, forHTTPHeaderField: "Content-Type")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        // Browsers load photos through this host, for which they have the cookie: see PhotoRelay.
        request.setValue("paths", forHTTPHeaderField: "Moments-Addresses")
        if let token = token.withLock({ $0 }) {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        request.httpBody = body
        do {
            return try await SpanSource.ofProcess.withSpan("POST \(path)", kind: .client) { span in
                var fields: [String: String] = [:]
                SpanSource.ofProcess?.inject(into: &fields, using: FieldsInjector())
                for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
                let (body, response) = try await server.send(request, limit: Self.maximumAnswer)
                span?.attributes["http.response.status_code"] = response.statusCode
                return (response.statusCode, body)
            }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw APIError.networkError(status: nil)
        }
    }

    /// The body of an HTTP response that rejects a photo.
    private struct Refusal: Decodable {
        struct Body: Decodable {
            var code: String
            var message: String
            var reason: String?
            var retryAfter: Int?
        }

        var error: Body

        var refusal: APIRefusal {
            APIRefusal(
                code: APIRefusal.Code(rawValue: error.code),
                message: error.message,
                reason: error.reason,
                retryAfter: error.retryAfter.map { .seconds($0) }
            )
        }
    }
}

private struct FieldsInjector: Injector {
    func inject(_ value: String, forKey key: String, into fields: inout [String: String]) { fields[key] = value }
}
