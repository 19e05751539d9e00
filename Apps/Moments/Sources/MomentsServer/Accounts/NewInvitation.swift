/// An invitation that was just made.
struct NewInvitation: Sendable {
    let record: InvitationRecord
    /// The secret that is part of the link. Nobody can find it out later.
    let code: String
}

extension NewInvitation: CustomStringConvertible, CustomReflectable {
    /// Without the secret, so that no log has it.
    var description: String { "the invitation \(record.id)" }

    var customMirror: Mirror { Mirror(self, children: ["record": record]) }
}
