import GraphQL
import HummingbirdCore
import ServiceLifecycle

/// The responses to a subscription, written as events.
///
/// The next response is requested from the subscription when the previous one is written, so a slow client slows down
/// the source.
struct EventStream: Sendable {
    private enum Step: Sendable {
        case response(GraphQLResponse?)
        /// The source of events has failed.
        case failure(any Error)
        case keepAlive
        /// The server stops.
        case shutdown
    }

    private let responses: ResponseStream.AsyncIterator
    private let options: EventStreamOptions
    private let clientError: @Sendable (any Error) -> GraphQLError

    /// - Parameter clientError: Returns the error that the client sees when the source has failed.
    init(
        _ responses: ResponseStream,
        _ options: EventStreamOptions,
        clientError: @escaping @Sendable (any Error) -> GraphQLError
    ) {
        self.responses = responses.makeAsyncIterator()
        self.options = options
        self.clientError = clientError
    }

    /// Writes events until the source ends, then `complete`.
    ///
    /// - Throws: `CancellationError` if the task is cancelled or the server stops; the error of the writer. The body
    ///   then has no proper end, so the client knows that the subscription is not complete, and subscribes again.
    func write(to writer: inout any ResponseBodyWriter) async throws {
        // Some browsers and proxies do not report the beginning of a response before its first bytes.
        try await writer.write(ServerSentEvent.comment)
        try await withThrowingTaskGroup(of: Step.self) { group in
            defer { group.cancelAll() }
            requestResponse(in: &group)
            requestKeepAlive(in: &group)
            group.addTask {
                try await gracefulShutdown()
                return .shutdown
            }
            while let step = try await group.next() {
                // A cancelled source may end as if it were complete.
                try Task.checkCancellation()
                switch step {
                case .response(let response?):
                    try await writer.write(ServerSentEvent.next(response))
                    requestResponse(in: &group)
                case .response(nil):
                    try await writer.write(ServerSentEvent.complete)
                    return
                case .failure(let error):
                    try await writer.write(ServerSentEvent.next(GraphQLResponse(errors: [clientError(error)])))
                    try await writer.write(ServerSentEvent.complete)
                    return
                case .keepAlive:
                    try await writer.write(ServerSentEvent.comment)
                    requestKeepAlive(in: &group)
                case .shutdown:
                    throw CancellationError()
                }
            }
        }
        try await writer.finish(nil)
    }

    /// Requests one response. A failure is a step of its own, because an error of the writer is none of the source.
    private func requestResponse(in group: inout ThrowingTaskGroup<Step, any Error>) {
        group.addTask { [responses] in
            var responses = responses
            do {
                return .response(try await responses.next())
            } catch {
                return .failure(error)
            }
        }
    }

    private func requestKeepAlive(in group: inout ThrowingTaskGroup<Step, any Error>) {
        group.addTask { [options] in
            try await options.clock.sleep(for: options.keepAliveInterval)
            return .keepAlive
        }
    }
}
