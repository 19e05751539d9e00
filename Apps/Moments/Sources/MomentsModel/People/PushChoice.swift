/// The notifications that a browser shows while the app is closed.
public struct PushChoice: Hashable, Codable, Sendable {
    /// The address of the browser at its push service.
    public var endpoint: String
    public var kinds: [NotificationKind]
    /// The language of the messages, such as `zh-Hans`.
    public var language: String

    public init(endpoint: String, kinds: [NotificationKind], language: String) {
        (self.endpoint, self.kinds, self.language) = (endpoint, kinds, language)
    }
}

/// A browser's subscription, and the notifications that it is to show.
public struct NewPushChoice: Encodable, Equatable, Sendable {
    /// The browser's `PushSubscription` as JSON.
    public var subscription: String
    public var kinds: [NotificationKind]
    /// The language of the messages, such as `zh-Hans`.
    public var language: String

    public init(subscription: String, kinds: [NotificationKind], language: String) {
        (self.subscription, self.kinds, self.language) = (subscription, kinds, language)
    }
}
