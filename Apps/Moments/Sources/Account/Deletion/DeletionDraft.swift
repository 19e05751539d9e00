/// The state of the form for deleting the account.
public struct DeletionDraft: Equatable, Sendable {
    public var password = ""
    public var isSending = false
    /// The error of the last attempt.
    public var failure: EntranceFailure?

    public init() {}

    public var canSend: Bool { !isSending && !password.isEmpty }
}

extension DeletionDraft: CustomStringConvertible, CustomReflectable {
    /// Omits the password, to keep it out of logs.
    public var description: String { "DeletionDraft()" }

    public var customMirror: Mirror { Mirror(self, children: ["failure": failure as Any]) }
}
