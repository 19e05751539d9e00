/// A new invitation.
struct NewInvitation: Sendable {
    let record: InvitationRecord
    /// The secret in the link. It cannot be read again later.
    let code: String
}

extension NewInvitation: CustomStringConvertible, CustomReflectable {
    /// Omits the secret, to keep it out of logs.
    var description: String { "the invitation \(record.id)" }

    var customMirror: Mirror { Mirror(self, children: ["record": record]) }
}
