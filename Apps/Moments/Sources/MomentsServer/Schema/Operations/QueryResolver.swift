import GraphQL
import MomentsModel

/// The root type of queries.
enum QueryResolver {
    static var type: ObjectType<Root, MomentsContext> {
        ObjectType("Query", in: MomentsContext.self) {
            Field("getMomentsDetailsByUserID", Arg("userID", ID.self)) { _, context, userID in
                try MomentsDetailsResolver.details(of: userID, context)
            }
            .description("The viewer's complete timeline, newest first. `userID` must be the viewer's own ID.")
            Field("viewer") { _, context -> ViewerRecord? in
                guard let viewpoint = try context.viewpointIfSignedIn() else { return nil }
                return try await viewpoint.people.load(viewpoint.person.id).map { ViewerRecord(person: $0) }
            }
            .description("The signed-in person; null if the request is not signed in.")
            Field("user", Arg("id", ID.self)) { _, context, id in try await user(id, context) }
                .description("Null if there is no such person, or the viewer cannot see them.")
            Field("moment", Arg("id", ID.self)) { _, context, id -> MomentRecord? in
                let viewpoint = try context.viewpoint()
                guard let id = MomentID(id.rawValue) else { return nil }
                return try await viewpoint.moments.load(id)
            }
            .description("Null if there is no such moment, or the viewer cannot see it.")
            Field("service") { _, _ in ServiceRecord() }
                .description("Information that is available without an account.")
        }
    }

    /// Returns a person to friends, to either side of a friend request, and to the person; other viewers get nil.
    private static func user(_ id: ID, _ context: MomentsContext) async throws -> PersonRecord? {
        let viewpoint = try context.viewpoint()
        guard let id = PersonID(id.rawValue) else { return nil }
        if id != viewpoint.person.id {
            guard try await viewpoint.relation(to: id).friendship != .stranger else { return nil }
        }
        return try await viewpoint.people.load(id)
    }
}
