import MomentsModel

/// An analytics event for an action of a person.
public struct TrackingEvent: Hashable, Sendable {
    /// The event's name, such as `screen_view`.
    public var name: String
    /// The event's parameters; never text written by a person.
    public var parameters: [String: String]

    public init(_ name: String, parameters: [String: String] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

extension TrackingEvent {
    /// A screen appeared.
    public static func screenView(_ screen: String) -> TrackingEvent {
        TrackingEvent("screen_view", parameters: ["screen": screen])
    }

    public static func like(_ moment: MomentID) -> TrackingEvent { about(moment, "like") }
    public static func unlike(_ moment: MomentID) -> TrackingEvent { about(moment, "unlike") }
    public static func comment(_ moment: MomentID) -> TrackingEvent { about(moment, "comment") }
    public static func deleteMoment(_ moment: MomentID) -> TrackingEvent { about(moment, "delete_moment") }
    /// The viewer changed who can see a moment.
    public static func setAudience(_ moment: MomentID) -> TrackingEvent { about(moment, "set_audience") }
    public static func editMoment(_ moment: MomentID) -> TrackingEvent { about(moment, "edit_moment") }
    public static let publish = TrackingEvent("publish")
    /// The device was shaken, to open the internal menu.
    public static let shake = TrackingEvent("shake")
    /// What a browser shows while the app is closed was changed.
    public static let push = TrackingEvent("push")
    public static let signIn = TrackingEvent("sign_in")
    public static let signUp = TrackingEvent("sign_up")
    public static let signOut = TrackingEvent("sign_out")
    public static let changePassword = TrackingEvent("change_password")
    public static let resetPassword = TrackingEvent("reset_password")
    public static let requestDeletion = TrackingEvent("request_deletion")
    /// The viewer kept an account whose deletion was requested.
    public static let cancelDeletion = TrackingEvent("cancel_deletion")
    public static let requestFriendship = TrackingEvent("request_friendship")
    public static let acceptFriendship = TrackingEvent("accept_friendship")
    public static let block = TrackingEvent("block")
    public static let unblock = TrackingEvent("unblock")
    /// The viewer reported a moment, a comment or a person.
    public static let report = TrackingEvent("report")
    /// The viewer changed how far back friends see moments.
    public static let setHistoryReach = TrackingEvent("set_history_reach")

    private static func about(_ moment: MomentID, _ name: String) -> TrackingEvent {
        TrackingEvent(name, parameters: ["moment": moment.description])
    }
}
