import GraphQL
import MomentsModel

/// An invitation as a field gives it.
struct InvitationAnswer: Sendable {
    let record: InvitationRecord
    /// Known only to the answer that makes it.
    var code: String?
}

/// An invitation that waits for somebody.
enum InvitationResolver {
    static var type: ObjectType<InvitationAnswer, MomentsContext> {
        ObjectType("Invitation", of: InvitationAnswer.self, in: MomentsContext.self) {
            Field("id") { invitation, _ in ID(invitation.record.id) }
            Field("code", \.code)
                .description("The secret that is part of the link. Only `createInvitation` answers with it.")
            Field("createdDate") { invitation, _ in UnixSeconds.text(of: invitation.record.created) }
            Field("expiryDate") { invitation, _ in UnixSeconds.text(of: invitation.record.expires) }
                .description("When it ends if nobody uses it.")
        }
    }
}
