public import Foundation

/// Unavailable: a page has no place on a lock screen.
@available(*, unavailable, message: "A page has no place on a lock screen. Show the state in the page.")
public protocol ActivityAttributes {}

/// Unavailable: a page has no place on a lock screen.
@available(*, unavailable, message: "A page has no place on a lock screen. Show the state in the page.")
public final class Activity<Attributes> {}

/// Unavailable: a page has no place on a lock screen.
@available(*, unavailable, message: "A page has no place on a lock screen. Show the state in the page.")
public final class ActivityAuthorizationInfo {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
}

/// Unavailable: a page has no place on a lock screen.
@available(*, unavailable, message: "A page has no place on a lock screen. Show the state in the page.")
public struct ActivityContent<State> {
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {}
}

/// Unavailable: a page has no place on a lock screen.
@available(*, unavailable, message: "A page has no place on a lock screen. Show the state in the page.")
public struct ActivityUIDismissalPolicy {}

/// Unavailable: a page has no place on a lock screen.
@available(*, unavailable, message: "A page has no place on a lock screen. Show the state in the page.")
public struct AlertConfiguration {}
