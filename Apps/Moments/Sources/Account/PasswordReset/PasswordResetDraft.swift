/// The state of the form for resetting the password.
public struct PasswordResetDraft: Equatable, Sendable {
    public var password = ""
    public var isSending = false
    /// The error of the last attempt.
    public var failure: EntranceFailure?

    public init() {}

    public var passwordCheck: SignUpDraft.Check<SignUpDraft.PasswordProblem> { NewPassword.check(password) }

    public var canSubmit: Bool { !isSending && passwordCheck == .good && failure != .onlyPasswordSet }
}

extension PasswordResetDraft: CustomStringConvertible, CustomReflectable {
    /// Omits the password, to keep it out of logs.
    public var description: String { "PasswordResetDraft()" }

    public var customMirror: Mirror { Mirror(self, children: ["failure": failure as Any]) }
}
