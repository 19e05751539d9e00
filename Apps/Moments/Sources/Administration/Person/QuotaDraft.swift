import MomentsModel
import MomentsRepositories

/// The state of the form for how much space a person's photos may take.
public struct QuotaDraft: Equatable, Sendable {
    /// Whether the server's limit applies to the person.
    public var isDefault: Bool
    /// The number of megabytes of the person's own limit, as it was typed.
    public var text: String
    public var isSending = false
    /// The error of the last attempt.
    public var failure: RepoError?

    init(_ storage: StorageUse) {
        isDefault = !storage.isOwnQuota
        text = storage.isOwnQuota ? storage.quota.map { String($0 / 1_000_000) } ?? "" : ""
    }

    /// The number; nil if the text is none that the server accepts.
    var megabytes: Int? {
        Int(text.trimmed).flatMap { Limits.quotaMegabytes.contains($0) ? $0 : nil }
    }

    /// Indicates whether the text is not a number that the server accepts.
    public var isInvalid: Bool { !isDefault && !text.trimmed.isEmpty && megabytes == nil }

    /// Indicates whether the input is complete and no request is pending.
    public var canSend: Bool { !isSending && (isDefault || megabytes != nil) }
}
