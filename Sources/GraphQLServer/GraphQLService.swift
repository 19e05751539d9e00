import GraphQL
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A service that answers HTTP requests by executing a schema.
struct GraphQLService<Viewer: Sendable>: Sendable {
    let schema: Schema<Viewer>
    let options: GraphQLServerOptions
    private let metrics = OperationMetrics()

    init(schema: Schema<Viewer>, options: GraphQLServerOptions) {
        var limits = schema.options
        limits.syntax = options.syntax
        limits.validation = options.validation
        self.schema = schema.with(options: limits)
        self.options = options
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
    /// - Parameter read: Returns the request and the viewer; throws `RequestRefusal` to reject the request.
    func answer(
        _ request: Request,
        _ logger: Logger,
        isReadOnly: Bool = false,
        _ read: () async throws -> (GraphQLRequest, Viewer)
    ) async throws -> Response {
        guard let type = MediaType.preferred(by: request.headers[.accept]) else {
            return refusal(
                .notAcceptable,
                "The Accept header must allow \(MediaType.graphQL.rawValue) or \(MediaType.json.rawValue).",
                .json
            )
        }
        guard !CrossSitePolicy.refuses(request.headers, authority: request.head.authority) else {
            return refusal(.forbidden, "Cross-site requests are not allowed.", type)
        }
        do {
            let (asked, viewer) = try await read()
            let start = ContinuousClock.now
            let response = await schema.execute(
                asked,
                in: viewer,
                isReadOnly: isReadOnly,
                options: execution(logger, start)
            )
            let outcome = response.refusal != nil ? "refused" : response.errors.isEmpty ? "ok" : "partial"
            // Operation names of rejected requests are not recorded, because any name is possible.
            let name = response.refusal == nil ? asked.operationName : nil
            metrics.record(operation: name, outcome: outcome, duration: start.duration(to: .now))
            return answer(response, type)
        } catch let fault as RequestRefusal {
            return refusal(fault.status, fault.message, type)
        }
    }

    private func execution(_ logger: Logger, _ start: ContinuousClock.Instant) -> ExecutionOptions {
        var execution = ExecutionOptions()
        execution.deadline = options.timeout.map { start + $0 }
        execution.maximumCost = options.maximumCost
        execution.maskedMessage = options.maskedMessage
        execution.onUnexpectedError = { error, path in
            logger.error("A resolver failed", metadata: ["path": "\(path)", "error": "\(String(reflecting: error))"])
        }
        return execution
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

    private func refusal(_ status: HTTPResponse.Status, _ message: String, _ type: MediaType) -> Response {
        let response = GraphQLResponse(errors: [GraphQLError(message)])
        var headers: HTTPFields = [.contentType: type.rawValue + "; charset=utf-8", .cacheControl: "no-store"]
        if status == .methodNotAllowed { headers[.allow] = "POST" }
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body))
        )
    }
}
