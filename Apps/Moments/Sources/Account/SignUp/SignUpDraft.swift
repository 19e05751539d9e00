import MomentsModel
import MomentsRepositories

/// What somebody has filled in to get an account, and how it goes.
public struct SignUpDraft: Equatable, Sendable {
    /// How a text is that has to follow a rule.
    public enum Check<Problem: Equatable & Sendable>: Equatable, Sendable {
        case empty
        case good
        case bad(Problem)
    }

    public enum HandleProblem: Equatable, Sendable {
        case rule
        /// Somebody else was first.
        case taken
    }

    public enum PasswordProblem: Equatable, Sendable {
        /// How many letters are missing.
        case short(by: Int)
        case long
    }

    public var name = ""
    public var handle = ""
    public var password = ""
    /// The code, or the link that holds it.
    public var invitation = ""
    /// Whether nobody has an account yet; nil until the server has said so.
    public var isFirstPerson: Bool?
    public var isSending = false
    /// Why it did not work the last time.
    public var failure: EntranceFailure?
    /// The handle of which the server said that somebody else has it.
    var takenHandle: Handle?

    public init(invitation: String = "") { self.invitation = invitation }

    /// Whether an invitation has to be shown.
    public var needsInvitation: Bool { isFirstPerson == false }

    public var nameCheck: Check<Never> {
        name.contains { !$0.isWhitespace } && name.trimmed.count <= Limits.name ? .good : .empty
    }

    public var handleCheck: Check<HandleProblem> {
        if handle.trimmed.isEmpty { return .empty }
        guard let handle = Handle(handle.trimmed) else { return .bad(.rule) }
        return handle == takenHandle ? .bad(.taken) : .good
    }

    public var passwordCheck: Check<PasswordProblem> { NewPassword.check(password) }

    /// What is sent; nil unless all that is needed is there.
    var form: SignUpForm? {
        guard let isFirstPerson, let handle = Handle(handle.trimmed), nameCheck == .good, handleCheck == .good,
            passwordCheck == .good
        else { return nil }
        let code = InvitationLink.code(in: invitation)
        guard isFirstPerson || code != nil else { return nil }
        return SignUpForm(
            handle: handle.description,
            name: name.trimmed,
            password: password,
            invitation: isFirstPerson ? nil : code
        )
    }

    /// Whether all that is needed is there, and nothing is on its way.
    public var canSubmit: Bool { !isSending && form != nil }
}

extension SignUpDraft: CustomStringConvertible, CustomReflectable {
    /// Without the password and the invitation, so that no log has them.
    public var description: String { "SignUpDraft(handle: \(handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle, "name": name]) }
}
