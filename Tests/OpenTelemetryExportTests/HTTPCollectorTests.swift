import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TestSupport
import Testing
import Tracing

@testable import OpenTelemetryExport

@Suite struct HTTPCollectorTests {
    @Test(
        arguments: [
            (200, nil, "", CollectorAnswer.taken(rejected: 0)),
            (200, nil, #"{"partialSuccess":{"rejectedSpans":"3"}}"#, .taken(rejected: 3)),
            (200, nil, #"{"partialSuccess":{"rejectedSpans":3}}"#, .taken(rejected: 3)),
            (200, nil, #"{"partialSuccess":{}}"#, .taken(rejected: 0)),
            (200, nil, #"{"partialSuccess":{"rejectedSpans":"-1"}}"#, .taken(rejected: 0)),
            (503, nil, "", .busy("the collector answered 503", pause: nil)),
            (429, "7", "", .busy("the collector answered 429", pause: .seconds(7))),
            (502, "-7", "", .busy("the collector answered 502", pause: .zero)),
            (504, "99999999999", "", .busy("the collector answered 504", pause: .seconds(3600))),
            (503, "Fri, 07 Nov 2014 23:59:59 GMT", "", .busy("the collector answered 503", pause: nil)),
            (400, nil, "", .refused("the collector answered 400")),
            (500, nil, "", .refused("the collector answered 500")),
            (301, nil, "", .refused("the collector answered 301")),
        ] as [(Int, String?, String, CollectorAnswer)]
    )
    func `an answer says what becomes of the batch`(
        status: Int,
        retryAfter: String?,
        body: String,
        expected: CollectorAnswer
    ) {
        #expect(HTTPCollector.answer(status, retryAfter: retryAfter, body: Data(body.utf8)) == expected)
    }

    @Test func `a batch that found the collector busy arrives over HTTP`() async throws {
        let server = try await CollectorServer(statuses: [.serviceUnavailable, .ok])
        let metrics = RecordedMetrics()
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/v1/traces"))
        let export = TraceExport(
            TraceResource(service: "test", version: "1"),
            ratio: 1,
            queue: SpanQueue(batch: 1, factory: metrics),
            collector: HTTPCollector(url),
            timing: TraceExport.Timing(firstPause: .milliseconds(1)),
            logger: RecordedLog().logger,
            factory: metrics,
            clock: ContinuousClock()
        )
        let running = Task { try await export.run() }

        export.tracer.startSpan("work", context: .topLevel).end()
        let (first, second) = (await server.next(), await server.next())

        #expect(first.path == "/v1/traces" && first.type == "application/json")
        #expect(first.body.contains(#""name":"work""#) && second.body == first.body)
        running.cancel()
        try await running.value
        #expect(metrics.counts["trace_spans_exported_total"] == 1)
        try await server.stop()
    }

    @Test func `a collector that is not there is busy`() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/v1/traces"))

        let answer = await HTTPCollector(url).take(Data())

        guard case .busy = answer else {
            Issue.record("expected a busy collector, got \(answer)")
            return
        }
    }
}

/// A server on this machine that answers with statuses in their order; the last one stays.
private final class CollectorServer: Sendable {
    struct Request: Sendable {
        var path = ""
        var type: String?
        var body = ""
    }

    let port: Int
    private let channel: any Channel
    private let requests: AsyncStream<Request>

    init(statuses: [HTTPResponseStatus]) async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: Request.self)
        let answers = Answers(statuses)
        channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
                    try channel.pipeline.syncOperations.addHandler(Handler(answers, arrived))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
        self.requests = requests
    }

    func next() async -> Request {
        var iterator = requests.makeAsyncIterator()
        return await iterator.next() ?? Request()
    }

    func stop() async throws { try await channel.close() }

    final class Answers: Sendable {
        private let statuses: Mutex<[HTTPResponseStatus]>

        init(_ statuses: [HTTPResponseStatus]) { self.statuses = Mutex(statuses) }

        func next() -> HTTPResponseStatus { statuses.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let answers: Answers
        private let arrived: AsyncStream<Request>.Continuation
        private var request = Request()

        init(_ answers: Answers, _ arrived: AsyncStream<Request>.Continuation) {
            (self.answers, self.arrived) = (answers, arrived)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): request = Request(path: head.uri, type: head.headers.first(name: "content-type"))
            case .body(let bytes): request.body += String(decoding: bytes.readableBytesView, as: UTF8.self)
            case .end:
                arrived.yield(request)
                let headers: HTTPHeaders = ["Content-Length": "0"]
                let head = HTTPResponseHead(version: .http1_1, status: answers.next(), headers: headers)
                context.write(wrapOutboundOut(.head(head)), promise: nil)
                context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            }
        }
    }
}
