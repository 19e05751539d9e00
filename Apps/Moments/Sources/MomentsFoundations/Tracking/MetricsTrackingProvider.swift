import Metrics

/// Counts events by their names, and screen views by their screens.
public struct MetricsTrackingProvider: TrackingProvider {
    private let factory: any MetricsFactory

    public init(factory: any MetricsFactory = MetricsSystem.factory) { self.factory = factory }

    public func track(_ event: TrackingEvent) {
        // Only what has few values may be a dimension: each one is a series of its own.
        var dimensions = [("event", event.name)]
        if let screen = event.parameters["screen"] { dimensions.append(("screen", screen)) }
        Counter(label: "moments_tracked_events", dimensions: dimensions, factory: factory).increment()
    }
}
