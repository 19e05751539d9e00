public import MomentsModel
public import WebPush

/// How people are notified while Moments is closed.
public struct PushConfiguration: Sendable {
    public var sender: PushSender
    /// Sends a message; tests replace it.
    var send: @Sendable (PushMessage, PushSubscription) async -> PushOutcome
    /// Returns what a message says.
    public var words: @Sendable (PushNews) -> PushWords
    /// The pause between two looks for news.
    public var interval: Duration

    /// - Parameter interval: 3 seconds by default: a person who looks at Moments in that time has read the news, and is not notified.
    public init(
        sender: PushSender,
        interval: Duration = .seconds(3),
        words: @escaping @Sendable (PushNews) -> PushWords
    ) {
        (self.sender, self.interval, self.words) = (sender, interval, words)
        send = sender.send
    }
}

/// What a message is about: the newest notification, and the number of others.
public struct PushNews: Sendable, Equatable {
    public var kind: NotificationKind
    /// The name of the person who acted.
    public var name: String
    /// The text of the comment, or of the moment; empty if there is none.
    public var quote: String
    /// Whether the moment is the receiver's own.
    public var isOwnMoment: Bool
    /// The number of further notifications that the browser has not been notified about.
    public var others: Int
    /// The language of the browser's person, such as `zh-Hans`.
    public var language: String
}

/// The title and the lines of a message.
public struct PushWords: Sendable, Equatable {
    public var title: String
    public var body: String

    public init(title: String, body: String) { (self.title, self.body) = (title, body) }
}
