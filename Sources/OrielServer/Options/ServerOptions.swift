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
/// tokens and seals snapshots, at least 32 characters, shared by the processes of one service. Without it each start
/// generates a new secret, and open pages must be reloaded.
public struct ServerOptions: ParsableArguments, Sendable {
    @Option(help: "The address to listen on; 0.0.0.0 for all. [ORIEL_HOST]")
    public var host = HostEnvironment.value("ORIEL_HOST", default: "127.0.0.1")

    @Option(help: "The port to listen on; 0 for any that is free. [ORIEL_PORT]")
    public var port = HostEnvironment.value("ORIEL_PORT", default: 8080)

    @Option(
        help: ArgumentHelp(
            "How many processes share the sessions. [ORIEL_WORKERS; default: one per core]",
            discussion: "If one ends, the others go on. 0 serves from this process, without a supervisor."
        )
    )
    public var workers = HostEnvironment.value("ORIEL_WORKERS", default: min(System.coreCount, Self.mostWorkers))

    @Option(
        help: ArgumentHelp(
            "How sessions are isolated: 'session' runs each in its own process. [ORIEL_ISOLATION]",
            discussion: "For apps that keep state in globals. Needs at least one worker, and about 8 MB per session."
        )
    )
    public var isolation = HostEnvironment.value("ORIEL_ISOLATION", default: Isolation.none)

    @Option(help: "How much to log. [ORIEL_LOG_LEVEL]")
    public var logLevel = HostEnvironment.value("ORIEL_LOG_LEVEL", default: LogLevel.info)

    @Option(
        name: .customLong("public-url"),
        help: ArgumentHelp(
            "The address people use, if it is not the one listened on. [ORIEL_PUBLIC_URL]",
            discussion: "Behind a proxy that speaks TLS: https://app.example. Cookies are Secure if it is https.",
            valueName: "url"
        )
    )
    var givenPublicURL: PublicURL?

    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp(
            "Another host name people use; may be given several times. [ORIEL_ALLOW_HOST, with commas between]",
            valueName: "name"
        )
    )
    public var allowedHosts: [String] = (HostEnvironment.text("ORIEL_ALLOW_HOST") ?? "")
        .split(separator: ",").map(String.init)

    @Flag(
        name: .customLong("trust-forwarded"),
        inversion: .prefixedNo,
        help: "Take a client's address from X-Forwarded-For: only behind a proxy that sets it. [ORIEL_TRUST_FORWARDED]"
    )
    public var trustsForwarded = HostEnvironment.flag("ORIEL_TRUST_FORWARDED", default: false)

    @Flag(
        name: .customLong("metrics"),
        inversion: .prefixedNo,
        help: "Serve numbers for Prometheus at /metrics, to programs on this machine. [ORIEL_METRICS]"
    )
    public var servesMetrics = HostEnvironment.flag("ORIEL_METRICS", default: true)

    @Option(
        name: .customLong("metrics-port"),
        help: "Serve /metrics without restrictions on a separate port instead; 0 for none. [ORIEL_METRICS_PORT]"
    )
    public var metricsPort = HostEnvironment.value("ORIEL_METRICS_PORT", default: 0)

    @Option(
        name: .customLong("max-sessions"),
        help: ArgumentHelp(
            "How many sessions there may be at once in a process. [ORIEL_MAX_SESSIONS; default: 10000]",
            discussion: "With --isolation session, how many there may be in all of them; 100 by default."
        )
    )
    var givenMaxSessions: Int?

    @Option(help: "How many sessions one address may have at once. [ORIEL_MAX_SESSIONS_PER_ADDRESS]")
    public var maxSessionsPerAddress = HostEnvironment.value("ORIEL_MAX_SESSIONS_PER_ADDRESS", default: 100)

    @Option(
        help:
            "How many connections there may be at once; 0 for as many as the limit of open files leaves room for. [ORIEL_MAX_CONNECTIONS]"
    )
    public var maxConnections = HostEnvironment.value("ORIEL_MAX_CONNECTIONS", default: 0)

    @Option(
        help: ArgumentHelp(
            "How many connections one address may have at once; 0 for four times --max-sessions-per-address. [ORIEL_MAX_CONNECTIONS_PER_ADDRESS]",
            discussion: "Not counted with --trust-forwarded, as all connections come from the proxy then."
        )
    )
    public var maxConnectionsPerAddress = HostEnvironment.value("ORIEL_MAX_CONNECTIONS_PER_ADDRESS", default: 0)

    @Option(
        help:
            "Seconds after which a session without input is put to sleep; it comes back where it was. [ORIEL_SESSION_TIMEOUT]"
    )
    public var sessionTimeout = HostEnvironment.value("ORIEL_SESSION_TIMEOUT", default: 1800)

    @Option(help: "Seconds a session outlives its connection. [ORIEL_RESUME_TIMEOUT]")
    public var resumeTimeout = HostEnvironment.value("ORIEL_RESUME_TIMEOUT", default: 60)

    @Option(help: "Seconds a page waits for its connection. [ORIEL_ATTACH_TIMEOUT]")
    public var attachTimeout = HostEnvironment.value("ORIEL_ATTACH_TIMEOUT", default: 15)

    @Option(help: "Seconds a connection may take no bytes before it is closed. [ORIEL_STALL_TIMEOUT]")
    public var stallTimeout = HostEnvironment.value("ORIEL_STALL_TIMEOUT", default: 20)

    @Option(help: "Seconds the head of a request may take. [ORIEL_REQUEST_TIMEOUT]")
    public var requestTimeout = HostEnvironment.value("ORIEL_REQUEST_TIMEOUT", default: 10)

    @Option(
        help: ArgumentHelp(
            "Bytes per second a request's body must arrive with. [ORIEL_MIN_UPLOAD_RATE]",
            discussion: "On average over --stall-timeout seconds."
        )
    )
    public var minUploadRate = HostEnvironment.value("ORIEL_MIN_UPLOAD_RATE", default: 500)

    @Option(help: "Seconds after which a server that was asked to stop has stopped. [ORIEL_SHUTDOWN_TIMEOUT]")
    public var shutdownTimeout = HostEnvironment.value("ORIEL_SHUTDOWN_TIMEOUT", default: 10)

    @Option(help: "How many bytes one message of a client may have. [ORIEL_MAX_FRAME_SIZE]")
    public var maxFrameSize = HostEnvironment.value("ORIEL_MAX_FRAME_SIZE", default: 64 * 1024)

    @Option(help: "How many items of messages a client may send per second for long. [ORIEL_MAX_MESSAGE_RATE]")
    public var maxMessageRate = HostEnvironment.value("ORIEL_MAX_MESSAGE_RATE", default: 240)

    @Option(help: "How many bytes one uploaded file may have. [ORIEL_MAX_UPLOAD_SIZE]")
    public var maxUploadSize = HostEnvironment.value("ORIEL_MAX_UPLOAD_SIZE", default: 32 * 1024 * 1024)

    @Option(help: "How many bytes the uploaded files of one session may have together. [ORIEL_MAX_UPLOAD_TOTAL]")
    public var maxUploadTotal = HostEnvironment.value("ORIEL_MAX_UPLOAD_TOTAL", default: 512 * 1024 * 1024)

    private static let mostWorkers = 256

    /// With a process per session, the number of processes the supervisor can manage.
    private var mostSessions: Int { isolation == .session ? 250 : 10_000_000 }

    /// The most sessions of a process or, with a process per session, of the server.
    public var maxSessions: Int {
        get { givenMaxSessions ?? variableMaxSessions ?? (isolation == .session ? 100 : 10_000) }
        set { givenMaxSessions = newValue }
    }

    private var variableMaxSessions = HostEnvironment.text("ORIEL_MAX_SESSIONS").flatMap { Int($0) }

    /// The public address, if it is not the one listened on.
    public var publicURL: PublicURL? {
        get { givenPublicURL ?? variablePublicURL }
        set { (givenPublicURL, variablePublicURL) = (newValue, nil) }
    }

    private var variablePublicURL = HostEnvironment.text("ORIEL_PUBLIC_URL").flatMap(PublicURL.init(argument:))

    /// The host's secret, from `ORIEL_KEY`.
    public var key = HostEnvironment.text("ORIEL_KEY")

    public init() {}

    private enum CodingKeys: String, CodingKey {
        case host, port, workers, isolation, logLevel, givenPublicURL, allowedHosts, trustsForwarded, servesMetrics,
            metricsPort
        case givenMaxSessions
        case maxSessionsPerAddress, maxConnections, maxConnectionsPerAddress, sessionTimeout, resumeTimeout
        case attachTimeout, stallTimeout, requestTimeout, minUploadRate, shutdownTimeout, maxFrameSize, maxMessageRate
        case maxUploadSize, maxUploadTotal
    }

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
            throw ValidationError("--metrics-port is \(metricsPort), as is --port; expected another one")
        }
        guard !host.isEmpty else { throw ValidationError("--host is empty; expected an address such as 127.0.0.1") }
        if let text = HostEnvironment.text("ORIEL_PUBLIC_URL"), PublicURL(argument: text) == nil {
            throw ValidationError("ORIEL_PUBLIC_URL is '\(text)'; expected an address such as https://app.example")
        }
        if let key, key.utf8.count < 32 {
            throw ValidationError(
                "ORIEL_KEY has \(key.utf8.count) characters; expected at least 32, as 'openssl rand -base64 32' gives"
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

    /// Without a secret of the host, workers share one generated by their supervisor.
    var sessionKey: SessionKey {
        (key ?? Worker.current?.environment.key).map { SessionKey($0) } ?? SessionKey()
    }
}
