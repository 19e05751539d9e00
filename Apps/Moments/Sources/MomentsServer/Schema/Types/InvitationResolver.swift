import GraphQL

/// An invitation that waits for somebody.
enum InvitationResolver {
    static var type: ObjectType<InvitationRecord, MomentsContext> {
        ObjectType("Invitation", of: InvitationRecord.self, in: MomentsContext.self) {
            Field("code", \.secret.text).description("The secret that is part of the link.")
            Field("createdDate") { invitation, _ in UnixSeconds.text(of: invitation.created) }
        }
    }
}
