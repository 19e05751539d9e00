import GraphQL
import GraphQLServer
import HTTPTypes
import Hummingbird
import Logging
import Synchronization
import TestSupport

/// The context of a schema with subscriptions, whose events a test controls.
final class Ticker: Sendable {
    struct Broken: Error {}

    /// A stream of the numbers that a test yields.
    let numbers = AsyncStream<Int>.makeStream()
    /// Open when the subscription to `numbers` has ended.
    let hasEnded = Gate()
    private let count = Mutex(0)

    init() {
        numbers.continuation.onTermination = { [hasEnded] _ in hasEnded.open() }
    }

    /// The number of events that were requested from `ticks`.
    var taken: Int { count.withLock { $0 } }

    /// Returns the numbers from 1 to `last`; a negative number fails.
    private func ticks(_ last: Int) -> AsyncThrowingStream<Int, any Error> {
        AsyncThrowingStream {
            if last < 0 { throw Broken() }
            let number = self.count.withLock { count in
                count += 1
                return count
            }
            return number <= last ? number : nil
        }
    }

    /// Returns an endless stream of long texts; `hasEnded` opens when the server has released it.
    private func texts() -> AsyncThrowingStream<String, any Error> {
        let end = End(hasEnded)
        return AsyncThrowingStream {
            withExtendedLifetime(end) {}
            self.count.withLock { $0 += 1 }
            return String(repeating: "x", count: 100_000)
        }
    }

    /// Opens a gate when its last reference is released.
    private final class End: Sendable {
        private let gate: Gate

        init(_ gate: Gate) { self.gate = gate }

        deinit { gate.open() }
    }

    func schema() throws -> Schema<Ticker> {
        try Schema {
            ObjectType("Query", in: Ticker.self) { Field("hello") { _, _ in "world" } }
            ObjectType("Mutation", in: Ticker.self) { Field("change") { _, _ in true } }
            ObjectType("Subscription", in: Ticker.self) {
                Field("numbers", subscribe: { _, ticker in ticker.numbers.stream })
                Field("ticks", Arg("last", Int.self), subscribe: { _, ticker, last in ticker.ticks(last) })
                Field("texts", subscribe: { _, ticker in ticker.texts() })
            }
        }
    }

    /// Returns sockets that serve the schema. The member `as` of the first message says how the client is received.
    func sockets(
        _ options: GraphQLServerOptions = GraphQLServerOptions(),
        _ limits: GraphQLSocketOptions = GraphQLSocketOptions()
    ) throws -> GraphQLSockets {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return GraphQLSockets(try schema(), options: options, sockets: limits, logger: logger) { handshake in
            switch handshake.payload["as"] {
            case "stranger": throw HTTPError(.unauthorized, message: "The token is invalid.")
            case "foreigner": throw HTTPError(.forbidden, message: "Not from here.")
            case "nobody": throw Broken()
            default: return self
            }
        }
    }

    /// Returns a router that serves the schema. The header `From` identifies clients.
    func router(_ options: GraphQLServerOptions) throws -> Router<BasicRequestContext> {
        let schema = try schema()
        let router = Router()
        router.addGraphQL(schema, options: options) { _, _ in
            self
        } client: { request, _ in
            request.headers[.from] ?? "nobody"
        }
        return router
    }
}
