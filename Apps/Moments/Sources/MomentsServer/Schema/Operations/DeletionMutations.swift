import GraphQL
import MomentsModel

/// Mutations for the deletion of the viewer's account.
enum DeletionMutations {
    static var fields: [MutationField] {
        [
            Field("requestAccountDeletion", Arg("password", String.self)) { _, context, password in
                let person = try context.viewpoint().person
                try await context.change(.password) { _, _ in
                    try await context.environment.accounts.requestDeletion(of: person, password: password)
                }
                return try await ViewerResolver.viewer(context)
            }
            .description(
                "Asks for the deletion of the viewer's account, in a week. A repeated call does not move the date."
            ),
            Field("cancelAccountDeletion") { _, context in
                try await context.change(.change) { viewer, _ in
                    try await context.environment.accounts.cancelDeletion(of: viewer)
                }
                return try await ViewerResolver.viewer(context)
            }
            .description("Keeps the viewer's account after all."),
        ]
    }
}
