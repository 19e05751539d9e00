import Logging

/// A tracking provider that writes each event to the structured log.
public struct LogTrackingProvider: TrackingProvider {
    private let logger: Logger

    public init(logger: Logger) { self.logger = logger }

    public func track(_ event: TrackingEvent) {
        var metadata = event.parameters.mapValues { Logger.MetadataValue.string($0) }
        metadata["event"] = .string(event.name)
        logger.info("tracked", metadata: metadata)
    }
}
