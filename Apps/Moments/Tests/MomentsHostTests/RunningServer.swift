import Foundation
import Hummingbird
import Logging
import Testing

/// Runs a server while `body` talks to it.
func withServer(
    _ router: Router<BasicRequestContext>,
    logger: Logger = Logger(label: "test"),
    _ body: (URL) async throws -> Void
) async throws {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let app = Application(
        router: router,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) },
        logger: logger
    )
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await app.runService(gracefulShutdownSignals: []) }
        for await port in ports {
            try await body(#require(URL(string: "http://127.0.0.1:\(port)")))
            break
        }
        group.cancelAll()
    }
}
