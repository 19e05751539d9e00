import CoreMetrics
import Logging
import Testing

@testable import OrielServer

@Suite struct MetricsServerTests {
    @Test func `numbers with a port of their own are served there`() async throws {
        let options = try TestServer.options("--metrics-port", "1")
        let registry = PrometheusRegistry()
        let metrics = ServerMetrics(factory: registry)
        metrics.sessions.increment()
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let server = MetricsServer(
            host: "127.0.0.1",
            port: 0,
            isShared: false,
            numbers: ServiceMetrics(registry: registry, worker: nil, broadcast: .shared),
            dashboard: Dashboard(registry: registry, worker: nil, broadcast: .shared, views: ViewFigures()) { [] },
            policy: HostPolicy(options: options),
            metrics: metrics,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            onListening: { continuation.yield($0) }
        )
        let running = Task { try await server.run() }
        defer { running.cancel() }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())

        let numbers = try await RawConnection.open(port: port).request("GET", "/metrics", headers: ["Host": "10.0.0.1"])
        let dashboard = try await RawConnection.open(port: port)
            .request("GET", "/oriel/dashboard.json", headers: ["Host": "10.0.0.1"])
        #expect(dashboard.status == 200 && dashboard.text.contains(#""oriel_sessions":1"#))
        let foreign = try await RawConnection.open(port: port).request(
            "GET",
            "/metrics",
            headers: ["Host": "evil.example"]
        )
        let page = try await RawConnection.open(port: port).request("GET", "/", headers: [:])

        #expect(numbers.text.contains("oriel_sessions 1"))
        #expect(foreign.status == 421 && page.status == 404)
    }
}
