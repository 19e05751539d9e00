/// The numbers of connections a server accepts.
struct ConnectionLimits: Sendable, Equatable {
    /// The most concurrent connections.
    var maximum: Int
    /// The most concurrent connections per address; nil for no limit.
    var maximumPerAddress: Int?
    /// The most refused connections waiting for their answer. Further ones are closed without an answer.
    var maximumRefused: Int

    /// - Parameters:
    ///   - maximum: The configured limit; 0 for as many as the process can have.
    ///   - openFiles: The process's limit. A quarter of it, 64 to 4,096, stays reserved for files, databases and
    ///     refusals.
    init(maximum: Int, maximumPerAddress: Int?, openFiles: Int) {
        let reserve = min(4096, max(64, openFiles / 4))
        let room = max(8, openFiles - reserve)
        self.maximum = maximum == 0 ? room : min(maximum, room)
        self.maximumPerAddress = maximumPerAddress
        maximumRefused = min(128, reserve / 4)
    }
}

extension ConnectionLimits {
    init(options: ServerOptions, openFiles: Int) {
        // A browser page has one socket, and briefly up to six connections.
        let perAddress =
            options.maxConnectionsPerAddress == 0
            ? 4 * options.maxSessionsPerAddress : options.maxConnectionsPerAddress
        self.init(
            maximum: options.maxConnections,
            // Behind a proxy all connections have the proxy's address.
            maximumPerAddress: options.trustsForwarded ? nil : perAddress,
            openFiles: openFiles
        )
    }
}
