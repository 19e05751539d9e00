import GraphQL
import MomentsModel

/// An invitation, as returned by a field.
struct InvitationAnswer: Sendable {
    let record: InvitationRecord
    /// Set only in the response that creates the invitation.
    var code: String?
}

/// An invitation that has not been used.
enum InvitationResolver {
    static var type: ObjectType<InvitationAnswer, MomentsContext> {
        ObjectType("Invitation", of: InvitationAnswer.self, in: MomentsContext.self) {
            Field("id") { invitation, _ in ID(invitation.record.id) }
            Field("code", \.code)
                .description("The secret part of the link. Only `createInvitation` returns it.")
            Field("createdDate") { invitation, _ in UnixSeconds.text(of: invitation.record.created) }
            Field("expiryDate") { invitation, _ in UnixSeconds.text(of: invitation.record.expires) }
                .description("When the invitation expires if it is not used.")
        }
    }
}
