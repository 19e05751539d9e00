/// The state of the form for changing the password.
public struct PasswordDraft: Equatable, Sendable {
    public var old = ""
    public var new = ""
    public var isSaving = false
    /// The error of the last attempt.
    public var failure: EntranceFailure?

    public init() {}

    public var newCheck: SignUpDraft.Check<SignUpDraft.PasswordProblem> { NewPassword.check(new) }

    public var canSave: Bool { !isSaving && !old.isEmpty && newCheck == .good }
}

extension PasswordDraft: CustomStringConvertible, CustomReflectable {
    /// Omits the passwords, to keep them out of logs.
    public var description: String { "PasswordDraft()" }

    public var customMirror: Mirror { Mirror(self, children: ["failure": failure as Any]) }
}
