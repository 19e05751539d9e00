import MomentsModel

/// The state of the form with which an admin creates a password reset link.
public struct PasswordResetRequest: Equatable, Sendable {
    public enum Problem: Equatable, Sendable {
        case nobody
        /// The handle is the admin's own.
        case own
    }

    public var handle = ""
    public var problem: Problem?
    /// The latest created link; the server sends it only once.
    public var made: PasswordReset?

    public init() {}

    public var canSend: Bool { Handle(handle.trimmed) != nil }
}
