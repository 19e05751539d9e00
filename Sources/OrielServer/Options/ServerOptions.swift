public import ArgumentParser

/// The address and limits of a server, set by the command line, environment variables, or code.
///
/// Embed it in a command of your own:
///
///     struct Serve: ServerCommand {
///         @OptionGroup var server: ServerOptions
///         @Option var database: String
///     }
///
/// Each option has an environment variable: `--max-sessions` is `ORIEL_MAX_SESSIONS`. An option overrides its variable.
/// `ORIEL_KEY` has no option, because other users of a machine can read command lines. It is the secret that signs
/// tokens and encrypts session snapshots: at least 32 characters, the same for all processes of a service. Without it,
/// each start generates a new secret, and pages opened before must be reloaded.
public struct ServerOptions: ParsableArguments, Sendable {
    /// The address to listen on: an IP address, or a host name that resolves to one. The default is `127.0.0.1`.
    ///
    /// `0.0.0.0` listens on all IPv4 interfaces, `::` on all IPv6 interfaces.
    @Option(name: ServerSettings.host.name, help: ServerSettings.host.help)
    public var host = ServerSettings.host.value

    /// The TCP port to listen on, 0 to 65535. The default is 8080. 0 selects a free port, which the server prints.
    @Option(name: ServerSettings.port.name, help: ServerSettings.port.help)
    public var port = ServerSettings.port.value

    /// The number of worker processes, 0 to 256. The default is the number of cores.
    ///
    /// If 0, this process serves all requests, without a supervisor. Only ``LiveServer/main(_:)`` starts workers.
    /// Limits on sessions and connections apply to each worker; with ``Isolation/session``, those on sessions apply to
    /// the server.
    @Option(name: ServerSettings.workers.name, help: ServerSettings.workers.help)
    public var workers = ServerSettings.workers.value

    /// The isolation of sessions from each other. The default is ``Isolation/none``.
    ///
    /// ``Isolation/session`` needs at least one worker, and about 8 MB of memory per session.
    @Option(name: ServerSettings.isolation.name, help: ServerSettings.isolation.help)
    public var isolation = ServerSettings.isolation.value

    /// The lowest level that is logged. The default is ``LogLevel/info``.
    @Option(name: ServerSettings.logLevel.name, help: ServerSettings.logLevel.help)
    public var logLevel = ServerSettings.logLevel.value

    @Option(name: ServerSettings.publicURL.name, help: ServerSettings.publicURL.help)
    var givenPublicURL: PublicURL?

    /// The allowed host names in addition to those of ``publicURL``, ``host`` and the machine; a port is ignored.
    ///
    /// The default is the list in `ORIEL_ALLOW_HOST`, separated by commas. IP addresses, `localhost` and
    /// names in `.localhost` are always allowed. Requests for other hosts are refused, which prevents DNS rebinding.
    @Option(name: ServerSettings.allowedHosts.name, help: ServerSettings.allowedHosts.help)
    public var allowedHosts: [String] = ServerSettings.allowedHosts.value

    /// Whether the last value of `X-Forwarded-For` is the client's address. The default is false.
    ///
    /// Set it only behind a proxy that sets the header, because any other client can forge it. The server then ignores
    /// ``maxConnectionsPerAddress``, since all connections come from the proxy.
    @Flag(name: ServerSettings.trustsForwarded.name, inversion: .prefixedNo, help: ServerSettings.trustsForwarded.help)
    public var trustsForwarded = ServerSettings.trustsForwarded.value

    /// Whether to serve metrics for Prometheus. The default is true.
    ///
    /// Without a ``metricsPort`` they are at `/metrics`, for programs on this machine only, and unavailable behind a
    /// proxy (``publicURL`` or ``trustsForwarded``).
    @Flag(name: ServerSettings.metrics.name, inversion: .prefixedNo, help: ServerSettings.metrics.help)
    public var servesMetrics = ServerSettings.metrics.value

    /// A separate TCP port for `/metrics`, 0 to 65535, different from ``port``. The default, 0, opens none.
    ///
    /// Every client that can reach the port can read the metrics, so do not expose it to a public network. A scraper
    /// that uses a host name needs an entry in ``allowedHosts``.
    @Option(name: ServerSettings.metricsPort.name, help: ServerSettings.metricsPort.help)
    public var metricsPort = ServerSettings.metricsPort.value

    @Option(name: ServerSettings.maxSessions.name, help: ServerSettings.maxSessions.help)
    var givenMaxSessions: Int?

    /// The maximum number of sessions per client address, 1 to 10,000,000. The default is 100.
    ///
    /// An IPv6 client counts by its /56 network. The limit applies to each worker or, with a process per session, to
    /// the server. Beyond the limit, a new page evicts an idle session of the same address, or is answered with 429 if
    /// there is none.
    @Option(name: ServerSettings.maxSessionsPerAddress.name, help: ServerSettings.maxSessionsPerAddress.help)
    public var maxSessionsPerAddress = ServerSettings.maxSessionsPerAddress.value

    /// The maximum number of connections per process, 0 to 10,000,000.
    ///
    /// The default, 0, is the process's limit of open files minus a quarter of it (64 to 4,096), which is reserved for
    /// files and databases. A larger value is reduced to that number.
    @Option(name: ServerSettings.maxConnections.name, help: ServerSettings.maxConnections.help)
    public var maxConnections = ServerSettings.maxConnections.value

    /// The maximum number of connections per client address and process, 0 to 10,000,000.
    ///
    /// The default, 0, is four times ``maxSessionsPerAddress``. Ignored if ``trustsForwarded`` is true.
    @Option(name: ServerSettings.maxConnectionsPerAddress.name, help: ServerSettings.maxConnectionsPerAddress.help)
    public var maxConnectionsPerAddress = ServerSettings.maxConnectionsPerAddress.value

    /// The time in seconds without input after which a connected session is evicted; 1 to 31,536,000 (a year).
    ///
    /// The default is 1800. The client keeps a snapshot, from which the session resumes when the user returns.
    @Option(name: ServerSettings.sessionTimeout.name, help: ServerSettings.sessionTimeout.help)
    public var sessionTimeout = ServerSettings.sessionTimeout.value

    /// The time in seconds for which a session is kept after its connection is lost, 1 to 86,400. The default is 60.
    ///
    /// A client that reconnects later gets a new session, restored from its snapshot.
    @Option(name: ServerSettings.resumeTimeout.name, help: ServerSettings.resumeTimeout.help)
    public var resumeTimeout = ServerSettings.resumeTimeout.value

    /// The time in seconds within which a browser must connect the socket of a served page, 1 to 3600. The default is
    /// 15. Otherwise, the session of the page ends.
    @Option(name: ServerSettings.attachTimeout.name, help: ServerSettings.attachTimeout.help)
    public var attachTimeout = ServerSettings.attachTimeout.value

    /// The time in seconds after which a client that reads nothing is disconnected, 1 to 3600. The default is 20.
    ///
    /// It applies to sockets and responses. It is also the maximum pause in the body of a request, and the period over
    /// which ``minUploadRate`` is averaged.
    @Option(name: ServerSettings.stallTimeout.name, help: ServerSettings.stallTimeout.help)
    public var stallTimeout = ServerSettings.stallTimeout.value

    /// The time in seconds within which the head of a request must arrive, 1 to 3600. The default is 10.
    @Option(name: ServerSettings.requestTimeout.name, help: ServerSettings.requestTimeout.help)
    public var requestTimeout = ServerSettings.requestTimeout.value

    /// The minimum rate of a request's body in bytes per second, 1 to 1,000,000,000. The default is 500.
    ///
    /// It is averaged over ``stallTimeout``. A slower request is answered with 408.
    @Option(name: ServerSettings.minUploadRate.name, help: ServerSettings.minUploadRate.help)
    public var minUploadRate = ServerSettings.minUploadRate.value

    /// The maximum time in seconds from SIGTERM or SIGINT to the end of the process, 1 to 3600. The default is 10.
    ///
    /// It begins after ``drainTimeout``. After half of the time, open connections are closed; at its end, the process is terminated.
    @Option(name: ServerSettings.shutdownTimeout.name, help: ServerSettings.shutdownTimeout.help)
    public var shutdownTimeout = ServerSettings.shutdownTimeout.value

    @Option(name: ServerSettings.drainTimeout.name, help: ServerSettings.drainTimeout.help)
    var givenDrainTimeout: Int?

    /// The maximum size of a message from a client in bytes, 1024 to 16,777,216. The default is 65,536.
    ///
    /// A larger message closes the socket.
    @Option(name: ServerSettings.maxFrameSize.name, help: ServerSettings.maxFrameSize.help)
    public var maxFrameSize = ServerSettings.maxFrameSize.value

    /// The maximum sustained rate of a client's events per second, 1 to 1,000,000. The default is 240.
    ///
    /// A burst may have twice as many events. Above the rate, the server reads from the client more slowly; no event is
    /// lost.
    @Option(name: ServerSettings.maxMessageRate.name, help: ServerSettings.maxMessageRate.help)
    public var maxMessageRate = ServerSettings.maxMessageRate.value

    /// The maximum size of an uploaded file in bytes, 1 to 1 TiB. The default is 32 MiB.
    ///
    /// A larger file fails with ``FileTransferError/Code/tooLarge``.
    @Option(name: ServerSettings.maxUploadSize.name, help: ServerSettings.maxUploadSize.help)
    public var maxUploadSize = ServerSettings.maxUploadSize.value

    /// The maximum total size of a session's uploaded files in bytes, 1 to 1 TiB. The default is 512 MiB.
    ///
    /// Beyond it, a file fails with ``FileTransferError/Code/noRoom``.
    @Option(name: ServerSettings.maxUploadTotal.name, help: ServerSettings.maxUploadTotal.help)
    public var maxUploadTotal = ServerSettings.maxUploadTotal.value

    /// With a process per session, the number of processes the supervisor can manage.
    private var mostSessions: Int { isolation == .session ? 250 : 10_000_000 }

    /// The maximum number of sessions per process or, with a process per session, of the server.
    ///
    /// The default is 10,000, at most 10,000,000; with a process per session it is 100, at most 250. At the limit, the
    /// server evicts unconnected and idle sessions first, and refuses new pages with 503 if all are in use.
    public var maxSessions: Int {
        get { givenMaxSessions ?? variableMaxSessions ?? (isolation == .session ? 100 : 10_000) }
        set { givenMaxSessions = newValue }
    }

    private var variableMaxSessions = ServerSettings.maxSessions.value

    /// The time in seconds for which the server goes on serving after SIGTERM, 0 to 3600. The default is 0.
    ///
    /// Meanwhile `/healthz` answers 503, so that a balancer sends requests to other servers before this one refuses any. Choose more than the
    /// balancer takes to notice. A second signal, or SIGINT, ends the time; ``shutdownTimeout`` begins after it.
    public var drainTimeout: Int {
        get { givenDrainTimeout ?? variableDrainTimeout ?? defaultDrainTimeout }
        set { givenDrainTimeout = newValue }
    }

    private var variableDrainTimeout = ServerSettings.drainTimeout.value

    /// The value of ``drainTimeout`` if neither an option nor a variable sets it. Hosts that run on several machines set it.
    public var defaultDrainTimeout = 0

    /// The public address, if it differs from the listen address. The default is nil.
    ///
    /// With an `https` address, cookies are `Secure`.
    public var publicURL: PublicURL? {
        get { givenPublicURL ?? variablePublicURL }
        set { (givenPublicURL, variablePublicURL) = (newValue, nil) }
    }

    private var variablePublicURL = ServerSettings.publicURL.value

    /// The secret that signs tokens and encrypts session snapshots, at least 32 bytes of UTF-8. The default is
    /// `ORIEL_KEY`.
    ///
    /// If nil, each start of the server generates a new secret, and pages opened before must be reloaded.
    public var key = ServerSettings.key.value

    /// All settings of a server. A program with a configuration file accepts the names of their variables as lines.
    public static var settings: [any AnySetting] { ServerSettings.all }

    /// Creates options with the defaults and the values of the environment variables.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case host, port, workers, isolation, logLevel, givenPublicURL, allowedHosts, trustsForwarded, servesMetrics,
            metricsPort
        case givenMaxSessions, givenDrainTimeout
        case maxSessionsPerAddress, maxConnections, maxConnectionsPerAddress, sessionTimeout, resumeTimeout
        case attachTimeout, stallTimeout, requestTimeout, minUploadRate, shutdownTimeout, maxFrameSize, maxMessageRate
        case maxUploadSize, maxUploadTotal
    }

    /// Checks the ranges of the options and the form of their environment variables.
    ///
    /// ArgumentParser calls this after parsing; call it for options set in code.
    ///
    /// - Throws: `ValidationError` that names the first invalid option and the expected values.
    public func validate() throws {
        for setting in ServerSettings.all { try setting.check() }
        for (setting, value) in numbers { try setting.check(value) }
        guard (1...mostSessions).contains(maxSessions) else {
            throw ValidationError("--max-sessions is \(maxSessions); expected 1 to \(mostSessions)")
        }
        guard (0...3600).contains(drainTimeout) else {
            throw ValidationError("--drain-timeout is \(drainTimeout); expected 0 to 3600")
        }
        guard isolation == .none || workers > 0 else {
            throw ValidationError("--isolation is session and --workers is 0; expected 1 worker or more")
        }
        guard metricsPort == 0 || metricsPort != port else {
            throw ValidationError("--metrics-port is \(metricsPort), the same as --port; expected another port")
        }
        guard !host.isEmpty else { throw ValidationError("--host is empty; expected an address such as 127.0.0.1") }
        if let key, key.utf8.count < 32 {
            throw ValidationError(
                "ORIEL_KEY has \(key.utf8.count) characters; expected at least 32, such as from 'openssl rand -base64 32'"
            )
        }
    }

    private var numbers: [(Setting<Int>, Int)] {
        [
            (ServerSettings.port, port), (ServerSettings.workers, workers), (ServerSettings.metricsPort, metricsPort),
            (ServerSettings.maxSessionsPerAddress, maxSessionsPerAddress),
            (ServerSettings.maxConnections, maxConnections),
            (ServerSettings.maxConnectionsPerAddress, maxConnectionsPerAddress),
            (ServerSettings.sessionTimeout, sessionTimeout), (ServerSettings.resumeTimeout, resumeTimeout),
            (ServerSettings.attachTimeout, attachTimeout), (ServerSettings.stallTimeout, stallTimeout),
            (ServerSettings.requestTimeout, requestTimeout), (ServerSettings.minUploadRate, minUploadRate),
            (ServerSettings.shutdownTimeout, shutdownTimeout), (ServerSettings.maxFrameSize, maxFrameSize),
            (ServerSettings.maxMessageRate, maxMessageRate), (ServerSettings.maxUploadSize, maxUploadSize),
            (ServerSettings.maxUploadTotal, maxUploadTotal),
        ]
    }
}

extension ServerOptions {
    var sessionLimits: SessionLimits {
        var limits = SessionLimits()
        limits.attachTimeout = .seconds(attachTimeout)
        limits.resumeTimeout = .seconds(resumeTimeout)
        limits.idleTimeout = .seconds(sessionTimeout)
        return limits
    }

    var fileLimits: FileLimits { FileLimits(bytesPerFile: maxUploadSize, bytesPerSession: maxUploadTotal) }

    /// The scheme and authority of the app's addresses.
    var origin: String { publicURL?.text ?? "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    /// Whether cookies are sent only over TLS.
    var isSecure: Bool { publicURL?.isSecure ?? false }
}
