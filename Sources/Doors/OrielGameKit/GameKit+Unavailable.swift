public import Foundation
public import OrielUIKit

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
open class GKPlayer: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKLocalPlayer: GKPlayer {
    public class var local: GKLocalPlayer { fatalError("unavailable") }
    public var isAuthenticated: Bool { false }
    public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKLeaderboard: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKAchievement: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKAccessPoint: NSObject {
    public class var shared: GKAccessPoint { fatalError("unavailable") }
    public var isActive: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKMatch: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKMatchRequest: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKMatchmaker: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKTurnBasedMatch: NSObject {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
public final class GKGameCenterViewController: UIViewController {}

/// Unavailable: there is no Game Center behind a page.
@available(*, unavailable, message: "There is no Game Center behind a page: keep scores on the server.")
@MainActor
public protocol GKGameCenterControllerDelegate: AnyObject {}
