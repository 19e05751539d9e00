internal import Foundation
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import OrielWorkerShim
internal import ServiceLifecycle
internal import Synchronization

/// Serves the connections of a worker: those accepted from the port that all workers share, and those handed over by others.
///
/// A thread waits in `accept`. The system wakes one of the waiting workers for each connection, in turn, so new connections spread evenly.
final class ConnectionIntake: Service {
    private let worker: Worker
    private let listener: Int32
    private let logger: Logger
    private let onListening: @Sendable () -> Void
    private let liveChannel = Mutex<LiveChannel?>(nil)
    private let (arriving, continuation) = AsyncStream.makeStream(of: HandedConnection.self)
    private let open = Mutex<[ObjectIdentifier: any Channel]>([:])
    private let isStopping = Atomic(false)
    private let group = MultiThreadedEventLoopGroup.singleton

    /// - Parameter listener: A listening socket.
    init(worker: Worker, listener: Int32, logger: Logger, onListening: @escaping @Sendable () -> Void) {
        self.worker = worker
        self.listener = listener
        self.logger = logger
        self.onListening = onListening
    }

    /// Sets the handler of connections. Must be called before ``run()``.
    func serve(with channel: LiveChannel) { liveChannel.withLock { $0 = channel } }

    func run() async throws {
        guard let liveChannel = liveChannel.withLock({ $0 }) else {
            preconditionFailure("ConnectionIntake requires serve(with:) before run().")
        }
        worker.setConnectionHandler { [continuation] in continuation.yield($0) }
        // A worker of one session serves only connections handed over by others.
        if !worker.isForOneSession { startAccepting() }
        onListening()
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                for await connection in arriving {
                    group.addTask { await self.take(connection, liveChannel) }
                }
            }
        } onGracefulShutdown: { [self] in
            isStopping.store(true, ordering: .sequentiallyConsistent)
            worker.setConnectionHandler(nil)
            continuation.finish()
            for channel in open.withLock({ Array($0.values) }) { Self.quiesce(channel) }
        }
    }

    /// Asks the handlers of a connection to finish the current request and close.
    private static func quiesce(_ channel: any Channel) {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }

    // MARK: - Accepting

    private var connections: ConnectionGate? { liveChannel.withLock { $0?.host.connections } }

    private func startAccepting() {
        let thread = Thread { [self] in
            // `accept` times out every second; see ``ListeningSocket``.
            while !isStopping.load(ordering: .sequentiallyConsistent) { acceptNext() }
        }
        thread.name = "oriel.accept"
        thread.stackSize = 512 * 1024
        thread.start()
    }

    private func acceptNext() {
        let descriptor = oriel_accept(listener)
        guard descriptor >= 0 else { return handleAcceptFailure(-descriptor) }
        // Checked before anything is allocated for the connection.
        if connections?.drops(descriptor) == true {
            close(descriptor)
            return
        }
        let connection = HandedConnection(descriptor: descriptor, content: .init(tried: [], read: []))
        guard case .terminated = continuation.yield(connection) else { return }
        // This worker is stopping. Another worker that still serves takes the connection.
        let next = worker.serviceState.workers.first { $0.isServing && $0.id != worker.id }
        do throws(Mailbox.Failure) {
            if let next { try worker.handOver(descriptor, connection.content, to: next.id) }
        } catch {
            logger.debug("A connection was refused during shutdown", metadata: ["error": "\(error)"])
        }
        close(descriptor)
    }

    private func handleAcceptFailure(_ error: Int32) {
        switch error {
        // The accept timed out, or the client closed the connection before it was accepted.
        case EAGAIN, EINTR, ECONNABORTED, EPROTO: break
        default:
            // No descriptors or no memory. The connections or files that use them will be closed eventually.
            logger.warning(
                "A connection cannot be accepted",
                metadata: ["error": "\(String(cString: strerror(error)))"]
            )
            usleep(100_000)
        }
    }

    // MARK: - Serving

    private func take(_ connection: HandedConnection, _ liveChannel: LiveChannel) async {
        do {
            let value = try await ClientBootstrap(group: group)
                .channelOption(.allowRemoteHalfClosure, value: true)
                .withConnectedSocket(connection.descriptor) { [logger] in
                    liveChannel.setup(channel: $0, logger: logger, handed: connection.content)
                }
            let key = ObjectIdentifier(value.channel)
            open.withLock { $0[key] = value.channel }
            // The connection may have arrived after the others were asked to quiesce.
            if isStopping.load(ordering: .sequentiallyConsistent) { Self.quiesce(value.channel) }
            await liveChannel.handle(value: value, logger: logger)
            open.withLock { $0[key] = nil }
        } catch {
            // The client has closed the connection.
            logger.debug("A connection cannot be served", metadata: ["error": "\(error)"])
        }
    }
}
