import MomentsModel

/// For whom an admin makes a link for a new password, and what came of it.
public struct PasswordResetRequest: Equatable, Sendable {
    public enum Problem: Equatable, Sendable {
        case nobody
        /// It is the admin's own handle.
        case own
    }

    public var handle = ""
    public var problem: Problem?
    /// The last link that was made; the server tells it once.
    public var made: PasswordReset?

    public init() {}

    public var canSend: Bool { Handle(handle.trimmed) != nil }
}
