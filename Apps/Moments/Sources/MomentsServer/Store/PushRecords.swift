public import MomentsModel
public import WebPush

/// A browser in which a person wants to be notified while Moments is closed there.
public struct PushTarget: Hashable, Sendable {
    public var signIn: SignInID
    public var person: PersonID
    public var subscription: PushSubscription
    /// Never empty.
    public var kinds: Set<NotificationKind>
    /// The language of the messages, such as `zh-Hans`.
    public var language: String
    /// Notifications up to this one are not sent; nil if the person had none.
    public var sent: NotificationID?
    /// The person's newest notification, also if it is about something that is gone.
    public var latest: NotificationID?
}

/// What a person chooses for a browser.
public struct NewPushTarget: Sendable {
    public var subscription: PushSubscription
    public var kinds: Set<NotificationKind>
    public var language: String

    /// - Parameter kinds: At least one.
    public init(subscription: PushSubscription, kinds: Set<NotificationKind>, language: String) {
        (self.subscription, self.kinds, self.language) = (subscription, kinds, language)
    }
}
