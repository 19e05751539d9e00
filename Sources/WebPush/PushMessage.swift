public import Foundation

/// A message for a browser's service worker.
public struct PushMessage: Sendable {
    /// How much a message matters to a device that saves power.
    public enum Urgency: String, Sendable {
        /// An advertisement: wait for power and an unmetered network.
        case veryLow = "very-low"
        /// A news topic: wait for power or an unmetered network.
        case low
        /// A chat: arrive also on a battery.
        case normal
        /// A call: arrive at once.
        case high
    }

    /// The maximum length of ``content`` in bytes.
    public static let maximumLength = PushEncryption.maximumLength

    /// The bytes that the service worker receives, at most ``maximumLength``.
    public var content: Data
    /// How long the push service keeps it for a browser that is off.
    public var lifetime: Duration
    /// Whether a device may wait with it.
    public var urgency: Urgency
    /// A message replaces an older one of the same topic that has not arrived: at most 32 letters of base64url.
    public var topic: String?

    /// Creates a message that waits a day for its browser.
    public init(content: Data, lifetime: Duration = .seconds(86_400), urgency: Urgency = .normal, topic: String? = nil)
    {
        (self.content, self.lifetime, self.urgency, self.topic) = (content, lifetime, urgency, topic)
    }
}

/// What became of a message.
public enum PushOutcome: Equatable, Sendable {
    /// The push service has taken it.
    case accepted
    /// The subscription does not exist any more, or does not accept the server's key: forget it.
    case gone
    /// The push service refused it for good, with the status of its HTTP response.
    case refused(Int)
    /// The push service is busy, broken or not reached. Try again, after the time that it says.
    case failed(retryAfter: Duration?)
}
