import MomentsModel
import MomentsRepositories

/// The state of the form for a new announcement.
public struct AnnouncementDraft: Equatable, Sendable {
    public var text = ""
    public var period = Period.week
    public var isSending = false
    /// The error of the last attempt.
    public var failure: RepoError?

    init() {}

    public var isTooLong: Bool { text.trimmed.count > Limits.announcement }

    /// Indicates whether the input is complete and no request is pending.
    public var canSend: Bool { !isSending && !text.trimmed.isEmpty && !isTooLong }
}
