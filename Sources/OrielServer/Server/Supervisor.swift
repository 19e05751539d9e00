internal import Encodings
internal import Foundation
internal import Logging
internal import NIOCore
internal import OrielWorkerShim

/// Starts workers and restarts them when they end. It serves no connections, so no client data reaches it.
///
/// It is one loop on one thread, without an event loop or tasks. Its workers end with it, however it ends.
final class Supervisor {
    typealias Instant = ContinuousClock.Instant

    private struct Child {
        var process: pid_t
        var control: ControlChannel
        var notes: WorkerNotes
    }

    private let options: ServerOptions
    private let slots: Int
    private let listener: ListeningSocket
    private let memory: Int32
    private let signals: Int32
    private let service: String
    private let key: String
    private let logger: Logger
    private let manager = ServiceManager()
    private var state: SupervisorState
    private var children: [WorkerID: Child] = [:]
    private var exitCode: Int32?

    /// Opens the port.
    ///
    /// - Throws: `ServerError` if the server cannot listen on the address.
    init(options: ServerOptions, slots: Int) throws {
        self.options = options
        self.slots = slots
        var logger = Logger(label: "oriel")
        logger.logLevel = options.logLevel.level
        self.logger = logger
        do {
            listener = try ListeningSocket(host: options.host, port: options.port)
        } catch {
            throw ServerError(error, options: options) ?? error
        }
        memory = try WorkerNotes.makeMemory()
        let watched = [SIGTERM, SIGINT, SIGHUP, SIGCHLD]
        signals = oriel_signals_open(watched, watched.count)
        guard signals >= 0 else { throw IOError(errnoCode: -signals, reason: "signals") }
        service = Base64URL.text(of: SessionID().bytes)
        key = Base64URL.text(of: SessionID().bytes + SessionID().bytes)
        // Only this process speaks for the service.
        unsetenv("NOTIFY_SOCKET")
        var limits = SupervisorState.Limits()
        limits.stopTimeout = .seconds(options.shutdownTimeout + 5)
        limits.drain = .seconds(options.drainTimeout)
        state = SupervisorState(slots: slots, sessionWorkers: options.sessionWorkers, limits: limits)
    }

    /// Supervises until the service is stopped.
    ///
    /// - Returns: The exit code.
    func run() -> Int32 {
        perform(state.begin(now: .now))
        while true {
            if let exitCode { return exitCode }
            waitForEvents()
            perform(state.tick(now: .now))
        }
    }

    // MARK: - Events

    private func waitForEvents() {
        let order = Array(children)
        var files = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
        files += order.map { pollfd(fd: $0.value.control.descriptor, events: Int16(POLLIN), revents: 0) }
        let timeout = state.nextDeadline.map {
            max(0, min(60_000, Instant.now.duration(to: $0) / .milliseconds(1) + 1))
        }
        guard poll(&files, nfds_t(files.count), Int32(timeout ?? -1)) > 0 else { return }
        for (file, child) in zip(files.dropFirst(), order) where file.revents & Int16(POLLIN) != 0 {
            receive(from: child.key, child.value.control)
        }
        if files[0].revents != 0 { handleSignal(oriel_signals_next(signals)) }
    }

    private func receive(from id: WorkerID, _ control: ControlChannel) {
        // A signal reports the end of the worker.
        while let message = control.receive(WorkerMessage.self, waits: false) {
            switch message {
            case .ready: perform(state.ready(id, now: .now))
            case .occupied: perform(state.occupied(id, now: .now))
            }
        }
    }

    private func handleSignal(_ signal: Int32) {
        switch signal {
        case SIGTERM:
            manager?.send(.stopping)
            perform(state.drain(now: .now))
        case SIGINT:
            manager?.send(.stopping)
            perform(state.stop(now: .now))
        case SIGHUP: perform(state.reload(now: .now))
        default: break
        }
        // One signal may report several ended workers.
        var status: Int32 = 0
        while case let process = oriel_worker_wait(&status), process > 0 { handleEnd(process, status) }
    }

    private func handleEnd(_ process: pid_t, _ status: Int32) {
        guard let (id, child) = children.first(where: { $0.value.process == process }) else { return }
        // Process its earlier messages first.
        receive(from: id, child.control)
        children[id] = nil
        child.control.close()
        let exitStatus: SupervisorState.ExitStatus = status >= 1000 ? .signal(status - 1000) : .code(status)
        perform(state.ended(id, exitStatus, session: child.notes.resumedSession, now: .now))
    }

    // MARK: - Actions

    private func perform(_ actions: [SupervisorState.Action]) {
        for action in actions {
            switch action {
            case .start(let id, let role, let place): start(id, role, place: place)
            case .stop(let id): signal(id, SIGTERM)
            case .kill(let id): signal(id, SIGKILL)
            case .announce:
                LiveServer.announce(host: options.host, port: listener.port)
                manager?.send(.listening(port: listener.port))
            case .stopAccepting: listener.stopAccepting()
            case .publish(let service): for child in children.values { child.control.send(service) }
            case .log(let note):
                log(note)
                if let message = ServiceManager.Message(note) { manager?.send(message) }
            case .exit(let code): exitCode = code
            }
        }
    }

    private func signal(_ id: WorkerID, _ signal: Int32) {
        if let child = children[id] { kill(child.process, signal) }
    }

    private func start(_ id: WorkerID, _ role: SupervisorState.Role, place: Int) {
        do {
            children[id] = try spawn(id, role, place: place)
        } catch {
            logger.error("A worker cannot be started", metadata: ["worker": "\(role)", "error": "\(error)"])
            perform(state.ended(id, .code(EX_OSERR), session: nil, now: .now))
        }
    }

    private func spawn(_ id: WorkerID, _ role: SupervisorState.Role, place: Int) throws -> Child {
        let notes = try WorkerNotes(descriptor: memory, place: place)
        notes.clear()
        let (ours, theirs) = try ControlChannel.pair()
        defer { theirs.close() }
        let environment = WorkerEnvironment(
            id: id,
            slot: role.slot,
            count: slots,
            service: service,
            port: listener.port,
            supervisor: getpid(),
            key: key,
            place: place
        )
        var variables = ProcessInfo.processInfo.environment
        variables[WorkerEnvironment.variable] = try environment.text
        // A worker that traps keeps its connections until its backtrace is written. With symbol names that takes about
        // four seconds for a debug build; with addresses only, a tenth of that.
        if variables["SWIFT_BACKTRACE"] == nil {
            variables["SWIFT_BACKTRACE"] = "symbolicate=off,threads=crashed,registers=none,images=mentioned"
        }
        let process = Self.spawn(
            Self.program,
            arguments: CommandLine.arguments,
            variables: variables,
            descriptors: [listener.descriptor, theirs.descriptor, memory]
        )
        guard process > 0 else {
            ours.close()
            throw IOError(errnoCode: -process, reason: "starting \(Self.program)")
        }
        return Child(process: process, control: ours, notes: notes)
    }

    /// The path of this program; after an upgrade the new program has the same path.
    private static let program: String = {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return path
    }()

    private static func spawn(
        _ path: String,
        arguments: [String],
        variables: [String: String],
        descriptors: [Int32]
    ) -> pid_t {
        var arguments: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        return oriel_worker_start(path, &arguments, &variables, descriptors)
    }

    // MARK: - Log

    private func log(_ note: SupervisorState.Note) {
        switch note {
        case .ended(_, let role, let status, let delay):
            logger.error(
                role == .session
                    ? "The worker of a session has exited; the page resumes in another worker"
                    : "A worker has exited; its pages resume in other workers",
                metadata: [
                    "worker": "\(role)", "status": "\(status)",
                    "restart": delay == .zero ? "now" : "in \(delay / .seconds(1)) s",
                ]
            )
        case .condemned:
            logger.error("A page crashed the worker that resumed it; the page will not be resumed again")
        case .reloading: logger.notice("Starting new workers")
        case .reloaded: logger.notice("New workers are serving; the old ones finish their requests")
        case .draining(let duration):
            logger.notice("Stopping; health checks fail", metadata: ["serving for": "\(duration / .seconds(1)) s"])
        case .reloadFailed(_, let status):
            logger.error("A new worker did not start; the old ones continue", metadata: ["status": "\(status)"])
        }
    }
}

extension ServiceManager.Message {
    /// - Returns: Nil for notes that are of no interest to the manager.
    fileprivate init?(_ note: SupervisorState.Note) {
        switch note {
        case .reloading: self = .reloading
        case .reloaded: self = .reloaded(true)
        case .reloadFailed: self = .reloaded(false)
        case .ended, .condemned, .draining: return nil
        }
    }
}

extension SupervisorState.ExitStatus: CustomStringConvertible {
    var description: String {
        switch self {
        case .code(let code): "exit code \(code)"
        case .signal(let signal): "signal \(signal)"
        }
    }
}

extension SupervisorState.Role: CustomStringConvertible {
    var description: String { slot.map { "\($0)" } ?? "of one session" }
}

extension ServerOptions {
    /// Nil if sessions share workers.
    fileprivate var sessionWorkers: SupervisorState.SessionWorkers? {
        isolation == .session ? .init(maximum: maxSessions) : nil
    }
}
