import MomentsFoundations

/// A tracking repository that records events.
@MainActor
public final class SpyTrackingRepo: TrackingRepoType {
    public private(set) var events: [TrackingEvent] = []

    public init() {}

    public func track(_ event: TrackingEvent) { events.append(event) }
}
