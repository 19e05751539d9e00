internal import AsyncHTTPClient
internal import Foundation
public import Logging
internal import NIOCore
internal import NIOHTTP1

/// Sends messages to browsers by their push services.
public struct PushSender: Sendable {
    /// The key that browsers subscribe with.
    public let key: ApplicationServerKey
    private let services: PushServices
    private let contact: String
    private let logger: Logger

    /// The time limit of one request.
    private static let patience = TimeAmount.seconds(10)

    /// Creates a sender.
    ///
    /// - Parameters:
    ///   - key: The key that browsers have subscribed with.
    ///   - contact: Where the operator of a push service reaches the one of this server: a `mailto:` or `https:` address.
    ///   - services: Endpoints elsewhere are never called. The default is the services of the browsers.
    ///   - logger: Logs push services that are not reached, at the level `info`.
    public init(key: ApplicationServerKey, contact: String, services: PushServices = .browsers, logger: Logger) {
        (self.key, self.contact, self.services, self.logger) = (key, contact, services, logger)
    }

    /// Returns whether messages can be sent to a subscription: whether its endpoint is at one of the services.
    public func accepts(_ subscription: PushSubscription) -> Bool { services.contain(subscription.endpoint) }

    /// Encrypts a message and sends it, for at most ten seconds. Redirects are not followed.
    ///
    /// - Returns: What became of the message; `.gone` for an endpoint elsewhere, and `.refused(413)` for more than
    ///   ``PushMessage/maximumLength`` bytes, both without a request.
    public func send(_ message: PushMessage, to subscription: PushSubscription) async -> PushOutcome {
        guard accepts(subscription) else { return .gone }
        // As a push service would answer. Texts of people must never end the process.
        guard message.content.count <= PushMessage.maximumLength else { return .refused(413) }
        do {
            let response = try await client.execute(try request(message, to: subscription), timeout: Self.patience)
            let status = Int(response.status.code)
            let pause = response.headers.first(name: "retry-after").flatMap(Int.init)
            // The body is not read: what matters is the status.
            return Self.outcome(of: status, retryAfter: pause)
        } catch {
            logger.info("A push service was not reached.", metadata: ["error": "\(error)"])
            return .failed(retryAfter: nil)
        }
    }

    func request(_ message: PushMessage, to subscription: PushSubscription) throws -> HTTPClientRequest {
        var request = HTTPClientRequest(url: subscription.endpoint.absoluteString)
        request.method = .POST
        request.headers = [
            "Authorization": try key.authorization(for: subscription.endpoint, contact: contact, at: Date()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "\(max(0, message.lifetime.components.seconds))",
            "Urgency": message.urgency.rawValue,
        ]
        if let topic = message.topic { request.headers.add(name: "Topic", value: topic) }
        request.body = .bytes(try PushEncryption.encrypt(message.content, for: subscription))
        return request
    }

    /// Source: RFC 8030, section 5, and what the services document.
    static func outcome(of status: Int, retryAfter seconds: Int?) -> PushOutcome {
        switch status {
        case 200..<300: .accepted
        // 401 and 403: the subscription was made with another key.
        case 401, 403, 404, 410: .gone
        case 408, 429, 500...: .failed(retryAfter: seconds.map { .seconds(min(max($0, 0), 86_400)) })
        default: .refused(status)
        }
    }
}

/// Closed with the process. It has no tracer: push services must not receive the IDs of traces.
private let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(5), read: .seconds(10))
        )
        configuration.tracing.tracer = nil
        return configuration
    }()
)
