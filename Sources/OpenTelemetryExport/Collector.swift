internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1

/// A receiver of spans.
protocol Collector: Sendable {
    /// Hands over a body of a request.
    func take(_ body: Data) async -> CollectorAnswer
}

/// What a collector says about a batch.
enum CollectorAnswer: Equatable, Sendable {
    /// It has the batch, except for a number of spans that it rejects for good.
    case taken(rejected: Int)
    /// It will never take the batch.
    case refused(String)
    /// The batch can be sent again, after a pause if it names one.
    case busy(String, pause: Duration?)
}

/// A collector that is reached over HTTP.
struct HTTPCollector: Collector {
    /// The bytes of an answer that are read.
    private static let answerLimit = 65_536
    private static let patience = TimeAmount.seconds(10)

    private let url: String

    init(_ url: URL) { self.url = url.absoluteString }

    func take(_ body: Data) async -> CollectorAnswer {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.headers = ["Content-Type": "application/json"]
        request.body = .bytes(body)
        do {
            let response = try await client.execute(request, timeout: Self.patience)
            let answer = try? await response.body.collect(upTo: Self.answerLimit)
            return Self.answer(
                Int(response.status.code),
                retryAfter: response.headers.first(name: "retry-after"),
                body: answer.map { Data($0.readableBytesView) } ?? Data()
            )
        } catch {
            return .busy("the collector was not reached: \(error)", pause: nil)
        }
    }

    /// Source: OTLP, "Failures": 429, 502, 503 and 504 are sent again, other errors never.
    static func answer(_ status: Int, retryAfter: String?, body: Data) -> CollectorAnswer {
        switch status {
        case 200..<300:
            let rejected = (try? JSONDecoder().decode(PartialSuccess.self, from: body))?.rejected ?? 0
            return .taken(rejected: max(0, rejected))
        case 429, 502, 503, 504:
            let pause = retryAfter.flatMap(Int.init).map { Duration.seconds(min(max($0, 0), 3600)) }
            return .busy("the collector answered \(status)", pause: pause)
        default: return .refused("the collector answered \(status)")
        }
    }
}

/// The body of an answer.
private struct PartialSuccess: Decodable {
    let rejected: Int?

    private enum Key: String, CodingKey { case partialSuccess, rejectedSpans }

    /// A number of 64 bits is a text in the JSON of Protobuf; some collectors write a number.
    init(from decoder: any Decoder) throws {
        let partial = try decoder.container(keyedBy: Key.self).nestedContainer(
            keyedBy: Key.self,
            forKey: .partialSuccess
        )
        let text = try? partial.decode(String.self, forKey: .rejectedSpans)
        rejected = try text.flatMap { Int($0) } ?? partial.decodeIfPresent(Int.self, forKey: .rejectedSpans)
    }
}

/// Closed with the process. It has no tracer: requests to the collector would make spans, and those requests.
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
