/// Tells those who want to know what a person did.
@MainActor
public protocol TrackingRepoType: AnyObject {
    func track(_ event: TrackingEvent)
}

/// Somebody who wants to know what people do.
public protocol TrackingProvider: Sendable {
    func track(_ event: TrackingEvent)
}

/// Passes events on to the providers that were registered.
@MainActor
public final class TrackingRepo: TrackingRepoType {
    private var providers: [any TrackingProvider]

    public init(providers: [any TrackingProvider] = []) { self.providers = providers }

    public func register(_ provider: any TrackingProvider) { providers.append(provider) }

    public func track(_ event: TrackingEvent) {
        for provider in providers { provider.track(event) }
    }
}
