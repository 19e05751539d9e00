internal import CoreMetrics
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import OrielCore
internal import ServiceLifecycle

/// The sources of a server's connections: an address of its own or, in a worker, the port all workers share and the other workers.
struct Listening: Sendable {
    private let onListening: @Sendable (Int) -> Void
    private let port: Int
    private let worker: Worker?
    private let intake: ConnectionIntake?
    private let places: SessionPlaces?
    private let folder = TemporaryFolder()
    private let opensPage: @Sendable (String) -> Bool
    private let trustsForwarded: Bool
    let address: BindAddress

    init(
        server: LiveServer,
        worker: Worker?,
        places: SessionPlaces?,
        metrics: ServerMetrics,
        logger: Logger,
        onListening: @escaping @Sendable (Int) -> Void
    ) throws {
        self.worker = worker
        self.places = places
        trustsForwarded = server.options.trustsForwarded
        opensPage = { [paths = server.pagePaths] in PageAddress.opensPage($0, among: paths) }
        self.onListening = onListening
        port = worker?.environment.port ?? server.options.port
        guard let worker else {
            intake = nil
            address = .hostname(server.options.host, port: server.options.port)
            return
        }
        let port = port
        intake = ConnectionIntake(worker: worker, listener: server.listener, logger: logger) {
            metrics.workers.set(1)
            onListening(port)
        }
        // Hummingbird needs an address. This one is accessible only to this process's user, and is removed when it is bound.
        address = .unixDomainSocket(path: try folder.makePlace().appendingPathComponent("unused").path)
    }

    var services: [any Service] { intake.map { [$0] } ?? [] }

    func isRunning(on channel: any Channel) {
        folder.remove()
        if worker == nil { onListening(channel.localAddress?.port ?? port) }
    }

    func liveChannel(responder: @escaping HTTPChannelHandler.Responder, host: SocketHost) -> LiveChannel {
        guard let worker, let intake else { return LiveChannel(responder: responder, host: host) }
        let router = ConnectionRouter(
            worker: worker.id,
            peers: { worker.peers },
            lessLoadedPeer: { worker.lessLoadedPeer },
            hasImage: { ImageFile.named($0) != nil },
            opensPage: places == nil ? nil : opensPage,
            isOccupied: { !worker.isForOneSession || worker.isOccupied }
        )
        let channel = LiveChannel(responder: responder, host: host) { [places, trustsForwarded] tried in
            HandoverGate(
                worker: worker,
                router: router,
                places: places,
                trustsForwarded: trustsForwarded,
                tried: tried
            ) {
                host.metrics.handedOver.increment()
            }
        }
        intake.serve(with: channel)
        return channel
    }
}
