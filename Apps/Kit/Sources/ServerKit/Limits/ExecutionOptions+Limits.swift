public import GraphQL
public import Logging

extension ExecutionOptions {
    /// Creates the options of a request with the limits of a server.
    ///
    /// - Parameters:
    ///   - time: How long the request may take.
    ///   - logger: The logger for errors that no client could have caused.
    public init(time: Duration, maximumCost: Int, logger: Logger) {
        self.init()
        deadline = .now + time
        self.maximumCost = maximumCost
        onUnexpectedError = { error, path in
            // The page that asked has gone.
            guard !(error is CancellationError) else { return }
            logger.error("A field failed.", metadata: ["path": "\(path)", "error": "\(String(reflecting: error))"])
        }
    }
}
