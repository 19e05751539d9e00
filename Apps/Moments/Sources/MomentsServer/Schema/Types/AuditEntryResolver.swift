import GraphQL
import MomentsModel

/// A record of what staff, or the operator of the server, have done.
enum AuditEntryResolver {
    static var type: ObjectType<AuditRecord, MomentsContext> {
        ObjectType("AuditEntry", of: AuditRecord.self, in: MomentsContext.self) {
            Field("id") { entry, _ in ID(entry.id) }
            Field("createdDate") { entry, _ in UnixSeconds.text(of: entry.created) }
            Field("actor") { entry, context in try await person(entry.actor, context) }
                .description("Who has done it; null for the operator, and for a person who is gone.")
            Field("isOperator", \.isOperator)
                .description("Whether the operator has done it with a command on the server.")
            Field("action", \.action)
            Field("userDetails") { entry, context in try await person(entry.person, context) }
                .description("To whom it was done; null if to nobody, or the person is gone.")
            Field("detail", \.detail)
                .description("More about it, such as a new role or the reason of a suspension; may be empty.")
        }
        .description("A record of what a moderator, an admin or the operator of the server has done.")
    }

    private static func person(_ id: PersonID?, _ context: MomentsContext) async throws -> PersonRecord? {
        guard let id else { return nil }
        return try await context.viewpoint().people.load(id)
    }
}
