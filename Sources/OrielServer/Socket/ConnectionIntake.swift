internal import Foundation
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import OrielWorkerShim
internal import ServiceLifecycle
internal import Synchronization

/// Serves the connections of a process: those accepted from its port and, in a worker, those handed over by others.
///
/// A thread waits in `accept`. The system wakes one of the waiting workers for each connection, in turn, so new connections spread evenly.
///
/// NIO's own listening channels are not used: an error in the setup of one connection, or an error of the network that
/// `accept` reports, would close them.
final class ConnectionIntake: Service {
    /// The port whose connections are served.
    enum Port: Sendable {
        /// A port of this process's own. It is opened when the service runs.
        case own(host: String, port: Int)
        /// The port that all workers share.
        case shared(Worker, listener: Int32, port: Int)
    }

    private struct NewConnection: Sendable {
        let connection: HandedConnection
        /// Nil if another worker has handed it over.
        var arrival: ConnectionArrival?
    }

    /// A mailbox has space again after a millisecond or two; a worker that reads nothing for this long is stuck.
    private static let maximumAttempts = 200

    private let port: Port
    private let logger: Logger
    private let onListening: @Sendable (Int) -> Void
    private let liveChannel = Mutex<LiveChannel?>(nil)
    private let (arriving, continuation) = AsyncStream.makeStream(of: NewConnection.self)
    private let (starting, start) = AsyncStream.makeStream(of: Void.self)
    private let open = Mutex<[ObjectIdentifier: any Channel]>([:])
    private let acceptThread = AcceptThread()
    private let group = MultiThreadedEventLoopGroup.singleton

    /// - Parameter onListening: Gets the number of the port.
    init(port: Port, logger: Logger, onListening: @escaping @Sendable (Int) -> Void) {
        self.port = port
        self.logger = logger
        self.onListening = onListening
    }

    /// Sets the handler of connections. Must be called before ``run()``.
    func serve(with channel: LiveChannel) { liveChannel.withLock { $0 = channel } }

    /// Lets ``run()`` accept connections, now that the rest of the server runs. A server that cannot start must not have
    /// served anybody before.
    func serverIsRunning() { start.finish() }

    func run() async throws {
        await withGracefulShutdownHandler {
            for await _ in starting {}
        } onGracefulShutdown: { [start] in
            start.finish()
        }
        guard let liveChannel = liveChannel.withLock({ $0 }) else {
            preconditionFailure("ConnectionIntake requires serve(with:) before run().")
        }
        let own = try startListening()
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                for await new in arriving {
                    group.addTask { await self.take(new, liveChannel) }
                }
            }
        } onGracefulShutdown: { [self] in
            // Before the thread can close the socket: its number may then belong to another file.
            own?.stopAccepting()
            acceptThread.stop()
            passOnHandedConnections()
            continuation.finish()
            for channel in open.withLock({ Array($0.values) }) { Self.quiesce(channel) }
        }
        await waitForSockets()
        passOnHandedConnections()
    }

    /// Waits until all connections have closed. Those that have become sockets have no task that would wait for it.
    private func waitForSockets() async {
        while let (key, channel) = open.withLock({ $0.first.map { ($0.key, $0.value) } }) {
            do {
                try await channel.closeFuture.get()
            } catch {
                logger.debug("A connection was closed with an error", metadata: ["error": "\(error)"])
            }
            open.withLock { $0[key] = nil }
        }
    }

    /// From now on, what other workers hand over goes to one that serves: they learn only later that this one stops.
    private func passOnHandedConnections() {
        guard let worker else { return }
        // The handler stays until the process ends.
        worker.setConnectionHandler { [weak worker, logger] connection in
            guard let worker else { return _ = close(connection.descriptor) }
            Self.pass(connection, on: worker, logger)
        }
    }

    /// Asks the handlers of a connection to finish the current request and close.
    private static func quiesce(_ channel: any Channel) {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }

    // MARK: - Accepting

    private var worker: Worker? { if case .shared(let worker, _, _) = port { worker } else { nil } }

    private var connections: ConnectionGate? { liveChannel.withLock { $0?.host.connections } }

    /// Returns the listening socket if it belongs to this process alone.
    ///
    /// - Throws: As ``ListeningSocket`` does.
    private func startListening() throws -> ListeningSocket? {
        switch port {
        case .own(let host, let port):
            let socket = try ListeningSocket(host: host, port: port)
            acceptThread.start {
                self.acceptNext(from: socket.descriptor)
            } onEnd: {
                socket.close()
            }
            onListening(socket.port)
            return socket
        case .shared(let worker, let listener, let port):
            worker.setConnectionHandler { [continuation] in continuation.yield(NewConnection(connection: $0)) }
            // A worker of one session serves only connections handed over by others.
            if !worker.isForOneSession { acceptThread.start { self.acceptNext(from: listener) } }
            onListening(port)
            return nil
        }
    }

    private func acceptNext(from listener: Int32) {
        let descriptor = oriel_accept(listener)
        guard descriptor >= 0 else { return handleAcceptFailure(-descriptor) }
        admit(descriptor)
        // The others wait in the system's queue until some have closed.
        while !OpenFiles.haveRoom(besides: listener), !acceptThread.isStopping {
            handleAcceptFailure(EMFILE)
        }
    }

    private func admit(_ descriptor: Int32) {
        guard let connections else { return _ = close(descriptor) }
        // Checked before anything is allocated for the connection.
        guard let arrival = connections.arrival(of: descriptor) else { return _ = close(descriptor) }
        let connection = HandedConnection(descriptor: descriptor, content: .init(tried: [], read: []))
        let new = NewConnection(connection: connection, arrival: arrival)
        guard case .terminated = continuation.yield(new) else { return }
        connections.cancel(arrival)
        close(descriptor)
    }

    /// Passes a connection of a worker that is stopping to one that still serves, and closes it here.
    private static func pass(_ connection: HandedConnection, on worker: Worker, _ logger: Logger) {
        defer { close(connection.descriptor) }
        let tried = connection.content.tried
        let others = worker.serviceState.workers.filter { $0.isServing && $0.id != worker.id }
        // One that has handed it over may serve it itself, unless both are stopping.
        let fallback = tried.contains(worker.id) ? nil : others.first
        guard let next = others.first(where: { !tried.contains($0.id) }) ?? fallback else { return }
        // The next one must not hand it back.
        let content = HandedConnection.Content(tried: tried + [worker.id], read: connection.content.read)
        for attempt in 1...maximumAttempts {
            do throws(Mailbox.Failure) {
                return try worker.handOver(connection.descriptor, content, to: next.id)
            } catch {
                guard error == .full, attempt < maximumAttempts else {
                    return logger.debug("A connection was refused during shutdown", metadata: ["error": "\(error)"])
                }
                usleep(1000)
            }
        }
    }

    private func handleAcceptFailure(_ error: Int32) {
        switch error {
        // The accept timed out, or the client closed the connection before it was accepted.
        case EAGAIN, EINTR, ECONNABORTED, EPROTO: break
        // The socket no longer listens, as the process is stopping.
        case EINVAL: usleep(1000)
        default:
            // No descriptors or no memory. The connections or files that use them will be closed eventually.
            connections?.reportFailure(error)
            usleep(100_000)
        }
    }

    // MARK: - Serving

    private func take(_ new: NewConnection, _ liveChannel: LiveChannel) async {
        do {
            let value = try await ClientBootstrap(group: group)
                .channelOption(.allowRemoteHalfClosure, value: true)
                .withConnectedSocket(new.connection.descriptor) { [logger] in
                    liveChannel.setup(channel: $0, logger: logger, handed: new.connection.content, arrival: new.arrival)
                }
            let key = ObjectIdentifier(value.channel)
            open.withLock { $0[key] = value.channel }
            value.channel.closeFuture.whenComplete { [self] _ in open.withLock { $0[key] = nil } }
            // The connection may have arrived after the others were asked to quiesce.
            if acceptThread.isStopping { Self.quiesce(value.channel) }
            await liveChannel.handle(value: value, logger: logger)
        } catch {
            new.arrival.map(liveChannel.host.connections.cancel)
            // The client has closed the connection.
            logger.debug("A connection cannot be served", metadata: ["error": "\(error)"])
        }
    }
}
