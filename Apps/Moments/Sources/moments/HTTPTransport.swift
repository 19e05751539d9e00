import AsyncHTTPClient
import Foundation
import MomentsAPI
import MomentsModel
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import Synchronization

/// A transport that sends requests to another server over HTTP.
///
/// It has no streams, so changes by other people do not arrive by themselves: the app polls.
final class HTTPTransport: APITransport {
    private let client: HTTPClient
    private let base: URL
    private let token: Mutex<String?>

    /// The time limit of a response.
    private static let timeout = TimeAmount.seconds(30)
    /// The maximum length of a response in bytes; a longer one is not from this API.
    private static let maximumAnswer = 16 << 20

    /// - Parameter base: The address of the server, without a path.
    init(_ base: URL, client: HTTPClient = .moments, token: String?) {
        self.base = base
        self.client = client
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
        var request = HTTPClientRequest(url: base.appendingPathComponent(path).absoluteString)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: contentType)
        request.headers.add(name: "Accept", value: "application/json")
        // Browsers load photos through this host, for which they have the cookie: see PhotoRelay.
        request.headers.add(name: "Moments-Addresses", value: "paths")
        if let token = token.withLock({ $0 }) { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
        request.body = .bytes(ByteBuffer(data: body))
        do {
            let response = try await client.execute(request, timeout: Self.timeout)
            return (Int(response.status.code), Data(buffer: try await response.body.collect(upTo: Self.maximumAnswer)))
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

extension HTTPClient {
    /// Lives as long as the program. Fails at once if no server answers, instead of retrying for 30 seconds while a person
    /// waits.
    static let moments: HTTPClient = {
        var configuration = HTTPClient.Configuration.singletonConfiguration
        configuration.connectionPool.retryConnectionEstablishment = false
        // Shorter than the server's timeout: a request sent while the server closes the connection would be lost.
        configuration.connectionPool.idleTimeout = .seconds(5)
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()
}
