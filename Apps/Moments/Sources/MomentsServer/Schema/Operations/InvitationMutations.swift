import GraphQL
import MomentsModel

/// Mutations for invitations.
enum InvitationMutations {
    static var fields: [MutationField] {
        [
            Field("createInvitation") { _, context in
                try await context.requireAdmin("Only admins can invite people.")
                let new = try await context.change(.change) { viewer, _ in
                    try await context.environment.accounts.invite(by: viewer)
                }
                return InvitationAnswer(record: new.record, code: new.code)
            }
            .description("Creates an invitation. Admins only."),
            Field("revokeInvitation", Arg("id", ID.self)) { _, context, id in
                try await context.requireAdmin("Only admins can revoke invitations.")
                let id = try InvitationID(id, of: "invitation")
                try await context.change(.change) { viewer, store in
                    try await store.removeInvitation(id, by: viewer)
                }
                return ID(id)
            }
            .description("Revokes an unused invitation. Returns its ID. Admins only."),
        ]
    }
}

extension MomentsContext {
    /// - Throws: `UNAUTHENTICATED` for a visitor, `FORBIDDEN` for a person who is not an admin.
    func requireAdmin(_ message: String) async throws {
        guard try await ViewerResolver.viewer(self).person.isAdmin else {
            throw MomentsError.forbidden(message).graphQL
        }
    }
}
