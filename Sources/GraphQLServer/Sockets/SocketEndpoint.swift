import GraphQL
import HTTPTypes
import Hummingbird
import Logging

/// The parts that all sockets of a schema share.
struct SocketEndpoint<Viewer: Sendable>: Sendable {
    let service: GraphQLService<Viewer>
    let options: GraphQLSocketOptions
    let logger: Logger
    let makeContext: @Sendable (GraphQLHandshake) async throws -> Viewer

    /// The beginning of an operation.
    enum Opening: Sendable {
        case response(GraphQLResponse)
        case stream(ResponseStream.AsyncIterator)
    }

    /// A refusal of a client.
    struct Refusal: Error {
        let code: SocketCloseCode
        let reason: String
    }

    /// Decides whether a client may connect.
    func authenticate(_ handshake: GraphQLHandshake) async -> Refusal? {
        do {
            _ = try await makeContext(handshake)
            return nil
        } catch {
            let code: SocketCloseCode =
                switch (error as? any HTTPResponseError)?.status {
                case .unauthorized?: .unauthorized
                case .forbidden?: .forbidden
                case .tooManyRequests?, .serviceUnavailable?: .tryAgainLater
                default: .internalError
                }
            return Refusal(code: code, reason: message(of: error))
        }
    }

    /// Reads a request and begins to execute it, with the limits of requests over HTTP.
    func open(_ members: ObjectValue, _ handshake: GraphQLHandshake) async -> Opening {
        let start = ContinuousClock.now
        do {
            let asked = try RequestReader.request(members: members, service.options.documents)
            let viewer = try await makeContext(handshake)
            switch await service.subscribe(asked, in: viewer, logger, since: start) {
            case .response(let response):
                service.record(response, to: asked, since: start)
                return .response(response)
            case .stream(let responses):
                service.recordStream(to: asked, since: start)
                return .stream(responses.makeAsyncIterator())
            }
        } catch {
            return .response(GraphQLResponse(errors: [GraphQLError(message(of: error))]))
        }
    }

    /// Returns the message that the client sees when a request is refused.
    private func message(of error: any Error) -> String {
        if let refusal = error as? RequestRefusal { return refusal.message }
        if let error = error as? HTTPError { return error.body ?? error.status.reasonPhrase }
        if let error = error as? any HTTPResponseError { return error.status.reasonPhrase }
        if !(error is CancellationError) {
            logger.error("A context failed", metadata: ["error": "\(String(reflecting: error))"])
        }
        return service.options.maskedMessage
    }
}
