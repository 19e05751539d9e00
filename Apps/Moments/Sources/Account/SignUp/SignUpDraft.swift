import MomentsModel
import MomentsRepositories

/// The state of the sign-up form.
public struct SignUpDraft: Equatable, Sendable {
    /// The validation result of a field.
    public enum Check<Problem: Equatable & Sendable>: Equatable, Sendable {
        case empty
        case good
        case bad(Problem)
    }

    public enum HandleProblem: Equatable, Sendable {
        case rule
        /// Another person has the handle.
        case taken
    }

    public enum PasswordProblem: Equatable, Sendable {
        /// The number of missing characters.
        case short(by: Int)
        case long
    }

    public var name = ""
    public var handle = ""
    public var password = ""
    /// The invitation code, or a link that contains it.
    public var invitation = ""
    /// Indicates whether no account exists yet; nil until the server has answered.
    public var isFirstPerson: Bool?
    public var isSending = false
    /// The error of the last attempt.
    public var failure: EntranceFailure?
    /// The handle that the server reported as taken.
    var takenHandle: Handle?
    /// The code of the invitation that the server reported as used, revoked or expired.
    var closedInvitation: String?

    public init(invitation: String = "") { self.invitation = invitation }

    /// Indicates whether an invitation is required.
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

    /// Indicates whether the invitation was used or revoked, or has expired.
    public var isInvitationClosed: Bool {
        needsInvitation && closedInvitation != nil && closedInvitation == InvitationLink.code(in: invitation)
    }

    /// The form to send; nil if required input is missing or invalid.
    var form: SignUpForm? {
        guard let isFirstPerson, let handle = Handle(handle.trimmed), nameCheck == .good, handleCheck == .good,
            passwordCheck == .good
        else { return nil }
        let code = InvitationLink.code(in: invitation)
        guard isFirstPerson || code != nil, !isInvitationClosed else { return nil }
        return SignUpForm(
            handle: handle.description,
            name: name.trimmed,
            password: password,
            invitation: isFirstPerson ? nil : code
        )
    }

    /// Indicates whether the input is complete and no request is pending.
    public var canSubmit: Bool { !isSending && form != nil }
}

extension SignUpDraft: CustomStringConvertible, CustomReflectable {
    /// Omits the password and the invitation, to keep them out of logs.
    public var description: String { "SignUpDraft(handle: \(handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle, "name": name]) }
}
