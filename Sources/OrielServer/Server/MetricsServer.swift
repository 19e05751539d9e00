internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import ServiceLifecycle

/// Serves `/metrics` and the dashboard on a port of its own, which the operator must not expose to the public network.
///
/// With several workers, one has the port and answers for all. The others wait for the port to become free.
struct MetricsServer: Service {
    let host: String
    let port: Int
    /// Whether other workers use the same port.
    let isShared: Bool
    let numbers: ServiceMetrics
    let dashboard: Dashboard?
    let policy: HostPolicy
    let metrics: ServerMetrics
    let logger: Logger
    var onListening: @Sendable (Int) -> Void = { _ in }

    /// The delay before a worker tries again to bind the port.
    private static let retryDelay = Duration.seconds(1)

    func run() async throws {
        while true {
            do {
                return try await application.run()
            } catch let error as IOError where isShared && error.errnoCode == EADDRINUSE {
                // Nil if the server is stopping.
                let waited: Void? = try? await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.retryDelay) }
                guard waited != nil else { return }
            } catch {
                throw ServerError(error, host: host, port: port, option: "--metrics-port") ?? error
            }
        }
    }

    private var application: some ApplicationProtocol {
        let router = Router(context: BasicRequestContext.self)
        router.add(middleware: HostMiddleware(policy: policy, metrics: metrics))
        router.get("/metrics") { _, _ in await numbers.response() }
        dashboard?.add(to: router) { _, _ in true }
        return Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
            logger: logger
        )
    }
}

extension ServiceMetrics {
    /// Returns all metrics as a response.
    func response() async -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: await text()))
        )
    }
}
