public import ArgumentParser
internal import NIOCore

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
    @Option(help: "The address to listen on; 0.0.0.0 for all. [ORIEL_HOST]")
    public var host = HostEnvironment.value("ORIEL_HOST", default: "127.0.0.1")

    /// The TCP port to listen on, 0 to 65535. The default is 8080. 0 selects a free port, which the server prints.
    @Option(help: "The port to listen on; 0 for any free port. [ORIEL_PORT]")
    public var port = HostEnvironment.value("ORIEL_PORT", default: 8080)

    /// The number of worker processes, 0 to 256. The default is the number of cores.
    ///
    /// If 0, this process serves all requests, without a supervisor. Only ``LiveServer/main(_:)`` starts workers.
    /// Limits on sessions and connections apply to each worker; with ``Isolation/session``, those on sessions apply to
    /// the server.
    @Option(
        help: ArgumentHelp(
            "The number of processes that share the sessions. [ORIEL_WORKERS; default: one per core]",
            discussion: "If one exits, the others continue. 0 serves from this process, without a supervisor."
        )
    )
    public var workers = HostEnvironment.value("ORIEL_WORKERS", default: min(System.coreCount, Self.mostWorkers))

    /// How sessions are isolated from each other. The default is ``Isolation/none``.
    ///
    /// ``Isolation/session`` needs at least one worker, and about 8 MB of memory per session.
    @Option(
        help: ArgumentHelp(
            "The isolation of sessions: 'session' runs each in its own process. [ORIEL_ISOLATION]",
            discussion: "For apps with global state. Requires at least one worker and about 8 MB per session."
        )
    )
    public var isolation = HostEnvironment.value("ORIEL_ISOLATION", default: Isolation.none)

    /// The lowest level that is logged. The default is ``LogLevel/info``.
    @Option(help: "The minimum level of log messages. [ORIEL_LOG_LEVEL]")
    public var logLevel = HostEnvironment.value("ORIEL_LOG_LEVEL", default: LogLevel.info)

    @Option(
        name: .customLong("public-url"),
        help: ArgumentHelp(
            "The public address, if it differs from the listen address. [ORIEL_PUBLIC_URL]",
            discussion: "Behind a TLS proxy: https://app.example. Cookies are Secure if the address is https.",
            valueName: "url"
        )
    )
    var givenPublicURL: PublicURL?

    /// The allowed host names in addition to those of ``publicURL``, ``host`` and the machine; a port is ignored.
    ///
    /// The default is the list in `ORIEL_ALLOW_HOST`, separated by commas without spaces. IP addresses, `localhost` and
    /// names in `.localhost` are always allowed. Requests for other hosts are refused, which prevents DNS rebinding.
    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp(
            "An additional allowed host name; repeatable. [ORIEL_ALLOW_HOST, comma-separated]",
            valueName: "name"
        )
    )
    public var allowedHosts: [String] = (HostEnvironment.text("ORIEL_ALLOW_HOST") ?? "")
        .split(separator: ",").map(String.init)

    /// Whether the last value of `X-Forwarded-For` is the client's address. The default is false.
    ///
    /// Set it only behind a proxy that sets the header, because any other client can forge it. The server then ignores
    /// ``maxConnectionsPerAddress``, since all connections come from the proxy.
    @Flag(
        name: .customLong("trust-forwarded"),
        inversion: .prefixedNo,
        help: "Read client addresses from X-Forwarded-For; only behind a proxy that sets it. [ORIEL_TRUST_FORWARDED]"
    )
    public var trustsForwarded = HostEnvironment.flag("ORIEL_TRUST_FORWARDED", default: false)

    /// Whether to serve metrics for Prometheus. The default is true.
    ///
    /// Without a ``metricsPort`` they are at `/metrics`, for programs on this machine only, and unavailable behind a
    /// proxy (``publicURL`` or ``trustsForwarded``).
    @Flag(
        name: .customLong("metrics"),
        inversion: .prefixedNo,
        help: "Serve Prometheus metrics at /metrics to clients on this machine. [ORIEL_METRICS]"
    )
    public var servesMetrics = HostEnvironment.flag("ORIEL_METRICS", default: true)

    /// A separate TCP port for `/metrics`, 0 to 65535, different from ``port``. The default, 0, opens none.
    ///
    /// Every client that can reach the port can read the metrics, so do not expose it to a public network. A scraper
    /// that uses a host name needs an entry in ``allowedHosts``.
    @Option(
        name: .customLong("metrics-port"),
        help: "Serve /metrics without restrictions on a separate port instead; 0 for none. [ORIEL_METRICS_PORT]"
    )
    public var metricsPort = HostEnvironment.value("ORIEL_METRICS_PORT", default: 0)

    @Option(
        name: .customLong("max-sessions"),
        help: ArgumentHelp(
            "The maximum number of concurrent sessions per process. [ORIEL_MAX_SESSIONS; default: 10000]",
            discussion: "With --isolation session, the maximum number in total; 100 by default."
        )
    )
    var givenMaxSessions: Int?

    /// The maximum number of sessions per client address, 1 to 10,000,000. The default is 100.
    ///
    /// An IPv6 client counts by its /56 network. The limit applies to each worker or, with a process per session, to
    /// the server. Beyond the limit, a new page evicts an idle session of the same address, or is answered with 429 if
    /// there is none.
    @Option(help: "The maximum number of concurrent sessions per client address. [ORIEL_MAX_SESSIONS_PER_ADDRESS]")
    public var maxSessionsPerAddress = HostEnvironment.value("ORIEL_MAX_SESSIONS_PER_ADDRESS", default: 100)

    /// The maximum number of connections per process, 0 to 10,000,000.
    ///
    /// The default, 0, is the process's limit of open files minus a quarter of it (64 to 4,096), which is reserved for
    /// files and databases. A larger value is reduced to that number.
    @Option(
        help:
            "The maximum number of concurrent connections; 0 for as many as the limit of open files allows. [ORIEL_MAX_CONNECTIONS]"
    )
    public var maxConnections = HostEnvironment.value("ORIEL_MAX_CONNECTIONS", default: 0)

    /// The maximum number of connections per client address and process, 0 to 10,000,000.
    ///
    /// The default, 0, is four times ``maxSessionsPerAddress``. Ignored if ``trustsForwarded`` is true.
    @Option(
        help: ArgumentHelp(
            "The maximum number of concurrent connections per client address; 0 for four times --max-sessions-per-address. [ORIEL_MAX_CONNECTIONS_PER_ADDRESS]",
            discussion: "Ignored with --trust-forwarded, because all connections come from the proxy."
        )
    )
    public var maxConnectionsPerAddress = HostEnvironment.value("ORIEL_MAX_CONNECTIONS_PER_ADDRESS", default: 0)

    /// The time in seconds without input after which a connected session is evicted; 1 to 31,536,000 (a year).
    ///
    /// The default is 1800. The client keeps a snapshot, from which the session resumes when the user returns.
    @Option(
        help:
            "Seconds without input until a session is evicted; it resumes when the user returns. [ORIEL_SESSION_TIMEOUT]"
    )
    public var sessionTimeout = HostEnvironment.value("ORIEL_SESSION_TIMEOUT", default: 1800)

    /// The time in seconds for which a session is kept after its connection is lost, 1 to 86,400. The default is 60.
    ///
    /// A client that reconnects later gets a new session, restored from its snapshot.
    @Option(help: "Seconds a session is kept after its connection is lost. [ORIEL_RESUME_TIMEOUT]")
    public var resumeTimeout = HostEnvironment.value("ORIEL_RESUME_TIMEOUT", default: 60)

    /// The time in seconds within which a browser must connect the socket of a served page, 1 to 3600. The default is
    /// 15. Otherwise, the session of the page ends.
    @Option(help: "Seconds within which a served page must connect. [ORIEL_ATTACH_TIMEOUT]")
    public var attachTimeout = HostEnvironment.value("ORIEL_ATTACH_TIMEOUT", default: 15)

    /// The time in seconds after which a client that reads nothing is disconnected, 1 to 3600. The default is 20.
    ///
    /// It applies to sockets and responses. It is also the maximum pause in the body of a request, and the period over
    /// which ``minUploadRate`` is averaged.
    @Option(help: "Seconds after which a connection that accepts no bytes is closed. [ORIEL_STALL_TIMEOUT]")
    public var stallTimeout = HostEnvironment.value("ORIEL_STALL_TIMEOUT", default: 20)

    /// The time in seconds within which the head of a request must arrive, 1 to 3600. The default is 10.
    @Option(help: "Seconds within which the head of a request must arrive. [ORIEL_REQUEST_TIMEOUT]")
    public var requestTimeout = HostEnvironment.value("ORIEL_REQUEST_TIMEOUT", default: 10)

    /// The minimum rate of a request's body in bytes per second, 1 to 1,000,000,000. The default is 500.
    ///
    /// It is averaged over ``stallTimeout``. A slower request is answered with 408.
    @Option(
        help: ArgumentHelp(
            "The minimum rate of a request body in bytes per second. [ORIEL_MIN_UPLOAD_RATE]",
            discussion: "Averaged over --stall-timeout seconds."
        )
    )
    public var minUploadRate = HostEnvironment.value("ORIEL_MIN_UPLOAD_RATE", default: 500)

    /// The maximum time in seconds from SIGTERM or SIGINT to the end of the process, 1 to 3600. The default is 10.
    ///
    /// After half of the time, open connections are closed; at its end, the process is terminated.
    @Option(help: "The maximum duration of a shutdown in seconds. [ORIEL_SHUTDOWN_TIMEOUT]")
    public var shutdownTimeout = HostEnvironment.value("ORIEL_SHUTDOWN_TIMEOUT", default: 10)

    /// The maximum size of a message from a client in bytes, 1024 to 16,777,216. The default is 65,536.
    ///
    /// A larger message closes the socket.
    @Option(help: "The maximum size of a client message in bytes. [ORIEL_MAX_FRAME_SIZE]")
    public var maxFrameSize = HostEnvironment.value("ORIEL_MAX_FRAME_SIZE", default: 64 * 1024)

    /// The maximum sustained rate of a client's events per second, 1 to 1,000,000. The default is 240.
    ///
    /// A burst may have twice as many events. Above the rate, the server reads from the client more slowly; no event is
    /// lost.
    @Option(help: "The maximum sustained number of events per second and client. [ORIEL_MAX_MESSAGE_RATE]")
    public var maxMessageRate = HostEnvironment.value("ORIEL_MAX_MESSAGE_RATE", default: 240)

    /// The maximum size of an uploaded file in bytes, 1 to 1 TiB. The default is 32 MiB.
    ///
    /// A larger file fails with ``FileTransferError/Code/tooLarge``.
    @Option(help: "The maximum size of an uploaded file in bytes. [ORIEL_MAX_UPLOAD_SIZE]")
    public var maxUploadSize = HostEnvironment.value("ORIEL_MAX_UPLOAD_SIZE", default: 32 * 1024 * 1024)

    /// The maximum total size of a session's uploaded files in bytes, 1 to 1 TiB. The default is 512 MiB.
    ///
    /// Beyond it, a file fails with ``FileTransferError/Code/noRoom``.
    @Option(help: "The maximum total size of the uploaded files of a session in bytes. [ORIEL_MAX_UPLOAD_TOTAL]")
    public var maxUploadTotal = HostEnvironment.value("ORIEL_MAX_UPLOAD_TOTAL", default: 512 * 1024 * 1024)

    private static let mostWorkers = 256

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

    private var variableMaxSessions = HostEnvironment.text("ORIEL_MAX_SESSIONS").flatMap { Int($0) }

    /// The public address, if it differs from the listen address. The default is nil.
    ///
    /// With an `https` address, cookies are `Secure`.
    public var publicURL: PublicURL? {
        get { givenPublicURL ?? variablePublicURL }
        set { (givenPublicURL, variablePublicURL) = (newValue, nil) }
    }

    private var variablePublicURL = HostEnvironment.text("ORIEL_PUBLIC_URL").flatMap(PublicURL.init(argument:))

    /// The secret that signs tokens and encrypts session snapshots, at least 32 bytes of UTF-8. The default is
    /// `ORIEL_KEY`.
    ///
    /// If nil, each start of the server generates a new secret, and pages opened before must be reloaded.
    public var key = HostEnvironment.text("ORIEL_KEY")

    /// Creates options with the defaults and the values of the environment variables.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case host, port, workers, isolation, logLevel, givenPublicURL, allowedHosts, trustsForwarded, servesMetrics,
            metricsPort
        case givenMaxSessions
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
        try HostEnvironment.check("ORIEL_LOG_LEVEL", as: LogLevel.self)
        try HostEnvironment.check("ORIEL_ISOLATION", as: Isolation.self)
        for (name, value, range) in numbers {
            let variable = "ORIEL_" + name.replacing("-", with: "_").uppercased()
            try HostEnvironment.check(variable, as: Int.self)
            guard range.contains(value) else {
                throw ValidationError("--\(name) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
            }
        }
        try HostEnvironment.checkFlag("ORIEL_TRUST_FORWARDED")
        try HostEnvironment.checkFlag("ORIEL_METRICS")
        guard isolation == .none || workers > 0 else {
            throw ValidationError("--isolation is session and --workers is 0; expected 1 worker or more")
        }
        guard metricsPort == 0 || metricsPort != port else {
            throw ValidationError("--metrics-port is \(metricsPort), the same as --port; expected another port")
        }
        guard !host.isEmpty else { throw ValidationError("--host is empty; expected an address such as 127.0.0.1") }
        if let text = HostEnvironment.text("ORIEL_PUBLIC_URL"), PublicURL(argument: text) == nil {
            throw ValidationError("ORIEL_PUBLIC_URL is '\(text)'; expected an address such as https://app.example")
        }
        if let key, key.utf8.count < 32 {
            throw ValidationError(
                "ORIEL_KEY has \(key.utf8.count) characters; expected at least 32, such as from 'openssl rand -base64 32'"
            )
        }
    }

    private var numbers: [(name: String, value: Int, range: ClosedRange<Int>)] {
        [
            ("port", port, 0...65535),
            ("workers", workers, 0...Self.mostWorkers),
            ("metrics-port", metricsPort, 0...65535),
            ("max-sessions", maxSessions, 1...mostSessions),
            ("max-sessions-per-address", maxSessionsPerAddress, 1...10_000_000),
            ("max-connections", maxConnections, 0...10_000_000),
            ("max-connections-per-address", maxConnectionsPerAddress, 0...10_000_000),
            ("session-timeout", sessionTimeout, 1...31_536_000),
            ("resume-timeout", resumeTimeout, 1...86_400),
            ("attach-timeout", attachTimeout, 1...3600),
            ("stall-timeout", stallTimeout, 1...3600),
            ("request-timeout", requestTimeout, 1...3600),
            ("min-upload-rate", minUploadRate, 1...1_000_000_000),
            ("shutdown-timeout", shutdownTimeout, 1...3600),
            ("max-frame-size", maxFrameSize, 1024...16_777_216),
            ("max-message-rate", maxMessageRate, 1...1_000_000),
            ("max-upload-size", maxUploadSize, 1...1_099_511_627_776),
            ("max-upload-total", maxUploadTotal, 1...1_099_511_627_776),
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
