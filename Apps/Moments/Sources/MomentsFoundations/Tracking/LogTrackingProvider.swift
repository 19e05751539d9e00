import Logging

/// Writes each event as a line of the structured log.
public struct LogTrackingProvider: TrackingProvider {
    private let logger: Logger

    public init(logger: Logger) { self.logger = logger }

    public func track(_ event: TrackingEvent) {
        var metadata = event.parameters.mapValues { Logger.MetadataValue.string($0) }
        metadata["event"] = .string(event.name)
        logger.info("tracked", metadata: metadata)
    }
}
