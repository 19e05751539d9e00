import GraphQL
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import OrielTracing

/// A service that answers HTTP requests by executing a schema.
struct GraphQLService<Viewer: Sendable>: Sendable {
    let schema: Schema<Viewer>
    let options: GraphQLServerOptions
    private let metrics = OperationMetrics()
    private let spans: SpanSource?
    /// Nil if there are no event streams.
    private let streams: ClientPlaces?

    init(schema: Schema<Viewer>, options: GraphQLServerOptions, spans: SpanSource? = SpanSource.ofProcess) {
        var limits = schema.options
        limits.syntax = options.syntax
        limits.validation = options.validation
        self.schema = schema.with(options: limits)
        self.options = options
        self.spans = spans
        streams = options.eventStreams.map { streams in
            ClientPlaces(
                of: "event streams",
                maximumCount: streams.maximumCount,
                maximumCountPerClient: streams.maximumCountPerClient
            )
        }
    }

    /// Returns the body of a JSON request.
    func body(of request: Request) async throws -> [UInt8] {
        guard RequestReader.isJSON(request.headers[.contentType]) else {
            throw RequestRefusal(
                .unsupportedMediaType,
                "The body must be JSON in UTF-8; send \"Content-Type: application/json\"."
            )
        }
        let body = try await request.body.collect(upTo: options.maximumBodySize)
        return Array(body.readableBytesView)
    }

    /// Reads a request, executes it and creates the response.
    ///
    /// - Parameters:
    ///   - client: The client, for the limit of event streams; nil if it is unknown.
    ///   - read: Returns the request and the viewer; throws `RequestRefusal` to reject the request.
    func answer(
        _ request: Request,
        _ logger: Logger,
        isReadOnly: Bool = false,
        client: @autoclosure () -> String?,
        _ read: () async throws -> (GraphQLRequest, Viewer)
    ) async throws -> Response {
        guard let type = MediaType.preferred(by: request.headers[.accept], among: offered) else {
            let types = offered.map(\.rawValue).joined(separator: " or ")
            return refusal(RequestRefusal(.notAcceptable, "The Accept header must allow \(types)."), .json)
        }
        guard !CrossSitePolicy.refuses(request.headers, authority: request.head.authority) else {
            return refusal(RequestRefusal(.forbidden, "Cross-site requests are not allowed."), type)
        }
        do {
            let (asked, viewer) = try await read()
            let start = ContinuousClock.now
            if type == .eventStream, let streams, let streamOptions = options.eventStreams {
                let place = try streams.take(for: client())
                let result = await subscribe(asked, in: viewer, isReadOnly: isReadOnly, logger, since: start)
                return answer(result, to: asked, logger, since: start, place, streamOptions)
            }
            let response = await spans.withOperation(asked.operationName) {
                await schema.execute(asked, in: viewer, isReadOnly: isReadOnly, options: execution(logger, start))
            } outcome: {
                Self.outcome(of: $0)
            }
            record(response, to: asked, since: start)
            return answer(response, type)
        } catch let fault as RequestRefusal {
            return refusal(fault, type)
        }
    }

    /// Executes a request that may be a subscription, in a span that ends when its source is open.
    func subscribe(
        _ asked: GraphQLRequest,
        in viewer: Viewer,
        isReadOnly: Bool = false,
        _ logger: Logger,
        since start: ContinuousClock.Instant
    ) async -> SubscriptionResult {
        await spans.withOperation(asked.operationName) {
            await schema.subscribe(asked, in: viewer, isReadOnly: isReadOnly, options: execution(logger, start))
        } outcome: { result in
            switch result {
            case .response(let response): Self.outcome(of: response)
            case .stream: "ok"
            }
        }
    }

    private var offered: [MediaType] { streams == nil ? [.graphQL, .json] : MediaType.allCases }

    func execution(_ logger: Logger, _ start: ContinuousClock.Instant) -> ExecutionOptions {
        var execution = ExecutionOptions()
        execution.deadline = options.timeout.map { start + $0 }
        execution.eventTimeout = options.timeout
        execution.maximumCost = options.maximumCost
        execution.maskedMessage = options.maskedMessage
        execution.onUnexpectedError = { error, path in
            // The client is gone, or the time is over.
            guard !(error is CancellationError) else { return }
            logger.error("A resolver failed", metadata: ["path": "\(path)", "error": "\(String(reflecting: error))"])
        }
        return execution
    }

    func record(_ response: GraphQLResponse, to asked: GraphQLRequest, since start: ContinuousClock.Instant) {
        let outcome = Self.outcome(of: response)
        // Operation names of rejected requests are not recorded, because any name is possible.
        let name = response.refusal == nil ? asked.operationName : nil
        metrics.record(operation: name, outcome: outcome, duration: start.duration(to: .now))
    }

    private static func outcome(of response: GraphQLResponse) -> String {
        response.refusal != nil ? "refused" : response.errors.isEmpty ? "ok" : "partial"
    }

    /// Records that the source of a subscription has been opened.
    func recordStream(to asked: GraphQLRequest, since start: ContinuousClock.Instant) {
        metrics.record(operation: asked.operationName, outcome: "ok", duration: start.duration(to: .now))
    }

    // MARK: Event streams

    private func answer(
        _ result: SubscriptionResult,
        to asked: GraphQLRequest,
        _ logger: Logger,
        since start: ContinuousClock.Instant,
        _ place: ClientPlaces.Place,
        _ streamOptions: EventStreamOptions
    ) -> Response {
        switch result {
        case .response(let response):
            place.free()
            record(response, to: asked, since: start)
            let isEvent =
                switch response.refusal {
                case nil, .syntax, .request: true
                case .operation, .overdue: false
                }
            guard isEvent else { return answer(response, MediaType.eventStream.ofErrors) }
            var events = ServerSentEvent.next(response)
            events.writeImmutableBuffer(ServerSentEvent.complete)
            return Response(status: .ok, headers: Self.streamHeaders, body: ResponseBody(byteBuffer: events))
        case .stream(let responses):
            recordStream(to: asked, since: start)
            let events = EventStream(responses, streamOptions) { error in clientError(error, logger) }
            let body = ResponseBody { writer in
                defer { place.free() }
                try await events.write(to: &writer)
            }
            return Response(status: .ok, headers: Self.streamHeaders, body: body)
        }
    }

    /// Returns the error that a client sees when the source of a subscription has failed, as for the error of a field.
    func clientError(_ error: any Error, _ logger: Logger) -> GraphQLError {
        if let error = error as? GraphQLError { return error }
        logger.error("A subscription failed", metadata: ["error": "\(String(reflecting: error))"])
        return GraphQLError(options.maskedMessage)
    }

    private static var streamHeaders: HTTPFields {
        [
            .contentType: MediaType.eventStream.rawValue + "; charset=utf-8",
            .cacheControl: "no-store",
            // nginx would collect events before it passes them on.
            .accelBuffering: "no",
        ]
    }

    // MARK: Responses

    private func answer(_ response: GraphQLResponse, _ type: MediaType) -> Response {
        var headers: HTTPFields = [.contentType: type.rawValue + "; charset=utf-8", .cacheControl: "no-store"]
        let status: HTTPResponse.Status
        switch response.refusal {
        case nil: status = .ok
        case .operation:
            headers[.allow] = "POST"
            status = .methodNotAllowed
        // The status does not depend on the response type, because the client is not at fault.
        case .overdue: status = .serviceUnavailable
        case .syntax: status = type == .json ? .ok : .badRequest
        case .request: status = type == .json ? .ok : .unprocessableContent
        }
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body))
        )
    }

    private func refusal(_ fault: RequestRefusal, _ type: MediaType) -> Response {
        let response = GraphQLResponse(errors: [GraphQLError(fault.message)])
        var headers: HTTPFields = [
            .contentType: type.ofErrors.rawValue + "; charset=utf-8", .cacheControl: "no-store",
        ]
        if fault.status == .methodNotAllowed { headers[.allow] = "POST" }
        if let seconds = fault.retryAfter { headers[.retryAfter] = "\(seconds)" }
        return Response(
            status: fault.status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body))
        )
    }
}

extension HTTPField.Name {
    fileprivate static let accelBuffering = HTTPField.Name("X-Accel-Buffering")!
}
