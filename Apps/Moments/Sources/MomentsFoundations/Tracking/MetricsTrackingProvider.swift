import Metrics

/// A tracking provider that counts events by name, and screen views by screen.
public struct MetricsTrackingProvider: TrackingProvider {
    private let factory: any MetricsFactory

    public init(factory: any MetricsFactory = MetricsSystem.factory) { self.factory = factory }

    public func track(_ event: TrackingEvent) {
        // Use only parameters with few values as dimensions: each value creates its own time series.
        var dimensions = [("event", event.name)]
        if let screen = event.parameters["screen"] { dimensions.append(("screen", screen)) }
        Counter(label: "moments_tracked_events", dimensions: dimensions, factory: factory).increment()
    }
}
