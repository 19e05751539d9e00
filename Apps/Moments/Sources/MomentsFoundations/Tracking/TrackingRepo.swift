/// A repository that reports analytics events.
@MainActor
public protocol TrackingRepoType: AnyObject {
    func track(_ event: TrackingEvent)
}

/// A destination of analytics events, such as the log.
public protocol TrackingProvider: Sendable {
    func track(_ event: TrackingEvent)
}

/// A tracking repository that forwards events to its providers.
@MainActor
public final class TrackingRepo: TrackingRepoType {
    private var providers: [any TrackingProvider]

    public init(providers: [any TrackingProvider] = []) { self.providers = providers }

    public func register(_ provider: any TrackingProvider) { providers.append(provider) }

    public func track(_ event: TrackingEvent) {
        for provider in providers { provider.track(event) }
    }
}
