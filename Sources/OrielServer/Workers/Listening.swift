internal import CoreMetrics
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import OrielCore
internal import ServiceLifecycle

/// How connections reach a server: from an address of its own, or, in a worker, from the port all workers share and from each other.
struct Listening: Sendable {
    private let onListening: @Sendable (Int) -> Void
    private let port: Int
    private let worker: Worker?
    private let intake: ConnectionIntake?
    private let path: String
    let address: BindAddress

    init(
        server: LiveServer,
        worker: Worker?,
        metrics: ServerMetrics,
        logger: Logger,
        onListening: @escaping @Sendable (Int) -> Void
    ) {
        self.worker = worker
        self.onListening = onListening
        port = worker?.environment.port ?? server.options.port
        guard let worker else {
            (intake, path) = (nil, "")
            address = .hostname(server.options.host, port: server.options.port)
            return
        }
        let port = port
        intake = ConnectionIntake(worker: worker, listener: server.listener, logger: logger) {
            metrics.workers.set(1)
            onListening(port)
        }
        // Hummingbird insists on an address of its own. Its name is removed before anybody could use it.
        path = Self.unusedPath(worker)
        address = .unixDomainSocket(path: path)
    }

    private static func unusedPath(_ worker: Worker) -> String {
        let name = "oriel-\(worker.environment.service)-\(worker.id)"
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        // The system takes 107 bytes.
        return path.utf8.count <= 100 ? path : "/tmp/\(name)"
    }

    var services: [any Service] { intake.map { [$0] } ?? [] }

    func isRunning(on channel: any Channel) {
        guard worker != nil else { return onListening(channel.localAddress?.port ?? port) }
        unlink(path)
    }

    func liveChannel(responder: @escaping HTTPChannelHandler.Responder, host: SocketHost) -> LiveChannel {
        guard let worker, let intake else { return LiveChannel(responder: responder, host: host) }
        let router = ConnectionRouter(
            worker: worker.id,
            peers: { worker.peers },
            lessLoadedPeer: { worker.lessLoadedPeer },
            hasImage: { ImageFile.named($0) != nil }
        )
        let channel = LiveChannel(responder: responder, host: host) { tried in
            HandoverGate(worker: worker, router: router, tried: tried) {
                host.metrics.handedOver.increment()
            }
        }
        intake.serve(with: channel)
        return channel
    }
}
