internal import CoreMetrics
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import OrielCore
internal import ServiceLifecycle

/// The sources of a server's connections: a port of its own or, in a worker, the port all workers share and the other workers.
struct Listening: Sendable {
    private let worker: Worker?
    private let intake: ConnectionIntake
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
        let port: ConnectionIntake.Port =
            if let worker {
                .shared(worker, listener: server.listener, port: worker.environment.port)
            } else {
                .own(host: server.options.host, port: server.options.port)
            }
        intake = ConnectionIntake(port: port, logger: logger) { port in
            if worker != nil { metrics.workers.set(1) }
            onListening(port)
        }
        // Hummingbird needs an address. This one is accessible only to this process's user, and is removed when it is bound.
        address = .unixDomainSocket(path: try folder.makePlace().appendingPathComponent("unused").path)
    }

    var services: [any Service] { [intake] }

    /// Removes the address that Hummingbird has bound, and begins to accept connections.
    func serverIsRunning() {
        folder.remove()
        intake.serverIsRunning()
    }

    func liveChannel(responder: @escaping HTTPChannelHandler.Responder, host: SocketHost) -> LiveChannel {
        let channel = liveChannel(responder, host)
        intake.serve(with: channel)
        return channel
    }

    private func liveChannel(_ responder: @escaping HTTPChannelHandler.Responder, _ host: SocketHost) -> LiveChannel {
        guard let worker else { return LiveChannel(responder: responder, host: host) }
        let router = ConnectionRouter(
            worker: worker.id,
            peers: { worker.peers },
            lessLoadedPeer: { worker.lessLoadedPeer },
            hasImage: { ImageFile.named($0) != nil },
            opensPage: places == nil ? nil : opensPage,
            isOccupied: { !worker.isForOneSession || worker.isOccupied }
        )
        return LiveChannel(responder: responder, host: host) { [places, trustsForwarded] tried in
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
    }
}
