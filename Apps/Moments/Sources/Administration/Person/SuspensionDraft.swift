import MomentsModel
import MomentsRepositories

/// The state of the form for suspending a person.
public struct SuspensionDraft: Equatable, Sendable {
    public var period = Period.week
    public var reason = ""
    public var isSending = false
    /// The error of the last attempt.
    public var failure: RepoError?

    init() {}

    public var isReasonTooLong: Bool { reason.trimmed.count > Limits.suspensionReason }

    /// Indicates whether the input is complete and no request is pending.
    public var canSend: Bool { !isSending && !isReasonTooLong }
}
