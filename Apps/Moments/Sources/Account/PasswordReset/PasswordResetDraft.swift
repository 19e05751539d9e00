/// The new password somebody has filled in, and how it goes.
public struct PasswordResetDraft: Equatable, Sendable {
    public var password = ""
    public var isSending = false
    /// Why it did not work the last time.
    public var failure: EntranceFailure?

    public init() {}

    public var passwordCheck: SignUpDraft.Check<SignUpDraft.PasswordProblem> { NewPassword.check(password) }

    public var canSubmit: Bool { !isSending && passwordCheck == .good && failure != .onlyPasswordSet }
}

extension PasswordResetDraft: CustomStringConvertible, CustomReflectable {
    /// Without the password, so that no log has it.
    public var description: String { "PasswordResetDraft()" }

    public var customMirror: Mirror { Mirror(self, children: ["failure": failure as Any]) }
}
