import APIKit
import Foundation
import GraphQL
import Synchronization

/// A transport to a GraphQL service in the same process.
public final class ServiceTransport: APITransport {
    /// Executes a request with the token of a sign-in.
    public typealias Execute = @Sendable (GraphQLRequest, _ token: String?) async -> GraphQLResponse
    /// Executes a subscription with the token of a sign-in.
    public typealias Subscribe = @Sendable (GraphQLRequest, _ token: String?) async -> SubscriptionResult

    private let run: Execute
    private let open: Subscribe
    private let token: Mutex<String?>

    /// - Parameter token: The token of the session's sign-in.
    public init(token: String?, execute: @escaping Execute, subscribe: @escaping Subscribe) {
        run = execute
        open = subscribe
        self.token = Mutex(token)
    }

    public func authorize(with token: String?) { self.token.withLock { $0 = token } }

    /// The token of the current sign-in.
    public var currentToken: String? { token.withLock { $0 } }

    public func execute(_ body: Data) async throws -> APIAnswer {
        let response = await run(try GraphQLRequest(json: Array(body)), currentToken)
        return APIAnswer(body: Data(response.body))
    }

    /// Takes each response from the server on demand, so that changes in between are merged there.
    public func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? {
        let subscription = Subscription(body: body, token: currentToken, open: open)
        return AsyncThrowingStream { try await subscription.next() }
    }
}

/// A subscription that starts when its first response is requested.
private actor Subscription {
    private enum State {
        case new
        case open(ResponseStream.AsyncIterator)
        case ended
    }

    private let body: Data
    private let token: String?
    private let open: ServiceTransport.Subscribe
    private var state = State.new

    init(body: Data, token: String?, open: @escaping ServiceTransport.Subscribe) {
        self.body = body
        self.token = token
        self.open = open
    }

    func next() async throws -> Data? {
        if case .new = state {
            switch await open(try GraphQLRequest(json: Array(body)), token) {
            case .stream(let responses): state = .open(responses.makeAsyncIterator())
            case .response(let refusal):
                state = .ended
                return Data(refusal.body)
            }
        }
        guard case .open(var responses) = state else { return nil }
        return try await responses.next().map { Data($0.body) }
    }
}
