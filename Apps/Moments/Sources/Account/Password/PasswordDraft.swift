/// What somebody has filled in to change the password, and how it goes.
public struct PasswordDraft: Equatable, Sendable {
    public var old = ""
    public var new = ""
    public var isSaving = false
    /// Why it did not work the last time.
    public var failure: EntranceFailure?

    public init() {}

    public var newCheck: SignUpDraft.Check<SignUpDraft.PasswordProblem> { NewPassword.check(new) }

    public var canSave: Bool { !isSaving && !old.isEmpty && newCheck == .good }
}

extension PasswordDraft: CustomStringConvertible, CustomReflectable {
    /// Without the passwords, so that no log has them.
    public var description: String { "PasswordDraft()" }

    public var customMirror: Mirror { Mirror(self, children: ["failure": failure as Any]) }
}
