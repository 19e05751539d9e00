/// The numbers of connections a server accepts.
struct ConnectionLimits: Sendable, Equatable {
    /// Connections at once.
    var maximum: Int
    /// Connections of one address at once; nil if they are not counted per address.
    var maximumPerAddress: Int?
    /// Connections that may wait for the end of their refusal. Beyond that they are closed without an answer.
    var maximumRefused: Int

    /// - Parameters:
    ///   - maximum: As asked for; 0 for as many as there is room for.
    ///   - openFiles: The process's limit. A quarter of it, 64 to 4,096, stays reserved for files, databases and refusals.
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
        // A page in a browser has one socket, and up to six connections for a moment.
        let perAddress =
            options.maxConnectionsPerAddress == 0
            ? 4 * options.maxSessionsPerAddress : options.maxConnectionsPerAddress
        self.init(
            maximum: options.maxConnections,
            // All connections come from the proxy then.
            maximumPerAddress: options.trustsForwarded ? nil : perAddress,
            openFiles: openFiles
        )
    }
}
