import GraphQL
import MomentsModel

/// Mutations for likes.
enum LikeMutations {
    static var fields: [MutationField] {
        [
            Field(
                "updateMomentLike",
                Arg("momentID", ID.self),
                Arg("userID", ID.self),
                Arg("isLiked", Bool.self)
            ) { _, context, momentID, userID, isLiked in
                let details = try MomentsDetailsResolver.details(of: userID, context)
                _ = try await setLike(isLiked, of: momentID, context)
                return details
            }
            .description(
                "Sets whether the viewer likes a moment. Returns the complete timeline. `userID` must be the viewer's own ID."
            ),
            Field("setLike", Arg("momentID", ID.self), Arg("isLiked", Bool.self)) { _, context, momentID, isLiked in
                let moment = try await setLike(isLiked, of: momentID, context)
                return try await context.viewpoint().moment(moment)
            }
            .description("Sets whether the viewer likes a moment. Repeated calls have no further effect."),
        ]
    }

    private static func setLike(_ isLiked: Bool, of momentID: ID, _ context: MomentsContext) async throws -> MomentID {
        try await context.change(.like) { viewer, store in
            let moment = try MomentID(momentID, of: "moment")
            try await store.setLike(isLiked, of: moment, by: viewer)
            if isLiked { context.environment.metrics.liked() }
            return moment
        }
    }
}
