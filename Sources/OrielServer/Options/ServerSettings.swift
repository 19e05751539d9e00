internal import NIOCore

/// The settings of a server: their names, defaults, ranges and help texts.
enum ServerSettings {
    static let mostWorkers = 256

    static let host = Setting(
        "ORIEL_HOST",
        default: "127.0.0.1",
        help: "The address to listen on; 0.0.0.0 for all."
    )
    static let port = Setting(
        "ORIEL_PORT",
        default: 8080,
        in: 0...65535,
        help: "The port to listen on; 0 for any free port."
    )
    static let workers = Setting(
        "ORIEL_WORKERS",
        default: min(System.coreCount, mostWorkers),
        in: 0...mostWorkers,
        help: "The number of processes that share the sessions.",
        note: "; default: one per core",
        discussion: "If one exits, the others continue. 0 serves from this process, without a supervisor."
    )
    static let isolation = Setting(
        "ORIEL_ISOLATION",
        default: Isolation.none,
        help: "The isolation of sessions: 'session' runs each in its own process.",
        discussion: "For apps with global state. Requires at least one worker and about 8 MB per session."
    )
    static let logLevel = Setting(
        "ORIEL_LOG_LEVEL",
        default: LogLevel.info,
        help: "The minimum level of log messages."
    )
    static let publicURL = Setting<PublicURL?>(
        "ORIEL_PUBLIC_URL",
        expected: "an address such as https://app.example",
        help: "The public address, if it differs from the listen address.",
        discussion: "Behind a TLS proxy: https://app.example. Cookies are Secure if the address is https.",
        valueName: "url"
    )
    static let allowedHosts = Setting(
        "ORIEL_ALLOW_HOST",
        help: "An additional allowed host name; repeatable.",
        valueName: "name"
    )
    static let trustsForwarded = Setting(
        "ORIEL_TRUST_FORWARDED",
        default: false,
        help: "Read client addresses from X-Forwarded-For; only behind a proxy that sets it."
    )
    static let metrics = Setting(
        "ORIEL_METRICS",
        default: true,
        help: "Serve Prometheus metrics at /metrics to clients on this machine."
    )
    static let metricsPort = Setting(
        "ORIEL_METRICS_PORT",
        default: 0,
        in: 0...65535,
        help: "Serve /metrics without restrictions on a separate port instead; 0 for none."
    )
    /// The range depends on the isolation.
    static let maxSessions = Setting<Int?>(
        "ORIEL_MAX_SESSIONS",
        expected: "a whole number",
        help: "The maximum number of concurrent sessions per process.",
        note: "; default: 10000",
        discussion: "With --isolation session, the maximum number in total; 100 by default."
    )
    static let maxSessionsPerAddress = Setting(
        "ORIEL_MAX_SESSIONS_PER_ADDRESS",
        default: 100,
        in: 1...10_000_000,
        help: "The maximum number of concurrent sessions per client address."
    )
    static let maxConnections = Setting(
        "ORIEL_MAX_CONNECTIONS",
        default: 0,
        in: 0...10_000_000,
        help: "The maximum number of concurrent connections; 0 for as many as the limit of open files allows."
    )
    static let maxConnectionsPerAddress = Setting(
        "ORIEL_MAX_CONNECTIONS_PER_ADDRESS",
        default: 0,
        in: 0...10_000_000,
        help: """
            The maximum number of concurrent connections per client address; 0 for four times --max-sessions-per-address.
            """,
        discussion: "Ignored with --trust-forwarded, because all connections come from the proxy."
    )
    static let sessionTimeout = Setting(
        "ORIEL_SESSION_TIMEOUT",
        default: 1800,
        in: 1...31_536_000,
        help: "Seconds without input until a session is evicted; it resumes when the user returns."
    )
    static let resumeTimeout = Setting(
        "ORIEL_RESUME_TIMEOUT",
        default: 60,
        in: 1...86_400,
        help: "Seconds a session is kept after its connection is lost."
    )
    static let attachTimeout = Setting(
        "ORIEL_ATTACH_TIMEOUT",
        default: 15,
        in: 1...3600,
        help: "Seconds within which a served page must connect."
    )
    static let stallTimeout = Setting(
        "ORIEL_STALL_TIMEOUT",
        default: 20,
        in: 1...3600,
        help: "Seconds after which a connection that accepts no bytes is closed."
    )
    static let requestTimeout = Setting(
        "ORIEL_REQUEST_TIMEOUT",
        default: 10,
        in: 1...3600,
        help: "Seconds within which the head of a request must arrive."
    )
    static let minUploadRate = Setting(
        "ORIEL_MIN_UPLOAD_RATE",
        default: 500,
        in: 1...1_000_000_000,
        help: "The minimum rate of a request body in bytes per second.",
        discussion: "Averaged over --stall-timeout seconds."
    )
    static let shutdownTimeout = Setting(
        "ORIEL_SHUTDOWN_TIMEOUT",
        default: 10,
        in: 1...3600,
        help: "The maximum duration of a shutdown in seconds."
    )
    static let drainTimeout = Setting<Int?>(
        "ORIEL_DRAIN_TIMEOUT",
        expected: "a whole number",
        help: "Seconds to go on serving after SIGTERM, while /healthz answers 503.",
        note: "; default: 0",
        discussion: "Lets a balancer send requests elsewhere before any is refused. Another signal, or SIGINT, ends it."
    )
    static let maxFrameSize = Setting(
        "ORIEL_MAX_FRAME_SIZE",
        default: 64 * 1024,
        in: 1024...16_777_216,
        help: "The maximum size of a client message in bytes."
    )
    static let maxMessageRate = Setting(
        "ORIEL_MAX_MESSAGE_RATE",
        default: 240,
        in: 1...1_000_000,
        help: "The maximum sustained number of events per second and client."
    )
    static let maxUploadSize = Setting(
        "ORIEL_MAX_UPLOAD_SIZE",
        default: 32 * 1024 * 1024,
        in: 1...1_099_511_627_776,
        help: "The maximum size of an uploaded file in bytes."
    )
    static let maxUploadTotal = Setting(
        "ORIEL_MAX_UPLOAD_TOTAL",
        default: 512 * 1024 * 1024,
        in: 1...1_099_511_627_776,
        help: "The maximum total size of the uploaded files of a session in bytes."
    )
    /// It has no option, because other users of a machine can read command lines.
    static let key = Setting<String?>(
        "ORIEL_KEY",
        expected: "at least 32 characters, such as from 'openssl rand -base64 32'",
        help: "The secret that signs tokens and encrypts session snapshots."
    )

    static let all: [any AnySetting] = [
        host, port, workers, isolation, logLevel, publicURL, allowedHosts, trustsForwarded, metrics, metricsPort,
        maxSessions, maxSessionsPerAddress, maxConnections, maxConnectionsPerAddress, sessionTimeout, resumeTimeout,
        attachTimeout, stallTimeout, requestTimeout, minUploadRate, shutdownTimeout, drainTimeout, maxFrameSize,
        maxMessageRate,
        maxUploadSize, maxUploadTotal, key,
    ]
}
