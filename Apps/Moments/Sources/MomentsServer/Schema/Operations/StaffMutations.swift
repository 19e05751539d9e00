import GraphQL
import MomentsModel

/// Mutations with which moderators and admins manage people.
enum StaffMutations {
    static var fields: [MutationField] {
        [
            Field("suspendPerson", Arg("userID", ID.self), Arg("days", Int?.self), Arg("reason", String.self)) {
                _,
                context,
                userID,
                days,
                reason in
                try await change(userID, context) { person, viewer, _ in
                    try await context.environment.accounts.suspend(
                        person,
                        until: try InputRules.date(days, daysAfter: context.environment.now()),
                        reason: try InputRules.suspensionReason(reason),
                        by: viewer
                    )
                }
            }
            .description(
                "Keeps a person from signing in and ends all their sign-ins; for a number of days, or until `endSuspension`. For moderators and admins."
            ),
            Field("endSuspension", Arg("userID", ID.self)) { _, context, userID in
                try await change(userID, context) { person, viewer, _ in
                    try await context.environment.accounts.endSuspension(of: person, by: viewer)
                }
            }
            .description("Lets a suspended person sign in again. For moderators and admins."),
            Field("setRole", Arg("userID", ID.self), Arg("role", PersonRole.self)) { _, context, userID, role in
                try await change(userID, context) { person, viewer, _ in
                    try await context.environment.accounts.setRole(role, of: person, by: viewer)
                }
            }
            .description("Sets what a person may do on the server. For admins only."),
            Field("setStorageQuota", Arg("userID", ID.self), Arg("megabytes", Int?.self)) {
                _,
                context,
                userID,
                megabytes in
                try await change(userID, context) { person, viewer, store in
                    let quota = try InputRules.quota(megabytes: megabytes)
                    try await store.setQuota(megabytes: quota, of: person, by: viewer)
                }
            }
            .description(
                "Sets how much space the photos of a person may take; null for the server's default. For admins only."
            ),
        ]
    }

    /// Changes a person, and returns them as staff see them now.
    ///
    /// - Parameter body: Gets the ID of the person, that of the viewer, and the store.
    private static func change(
        _ userID: ID,
        _ context: MomentsContext,
        _ body: (PersonID, PersonID, any MomentStore) async throws -> Void
    ) async throws -> ManagedPersonRecord {
        try await context.change(.change) { viewer, store in
            let person = try PersonID(userID, of: "person")
            try await body(person, viewer, store)
            guard let managed = try await store.managedPerson(person, for: viewer) else {
                throw MomentsError.notFound("person")
            }
            return managed
        }
    }
}
