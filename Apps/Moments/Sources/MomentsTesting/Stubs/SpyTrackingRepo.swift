import MomentsFoundations

/// Notes what is tracked.
@MainActor
public final class SpyTrackingRepo: TrackingRepoType {
    public private(set) var events: [TrackingEvent] = []

    public init() {}

    public func track(_ event: TrackingEvent) { events.append(event) }
}
