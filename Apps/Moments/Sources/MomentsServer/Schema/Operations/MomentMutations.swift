import GraphQL
import Logging
import MomentsModel

/// Mutations for publishing and deleting moments.
enum MomentMutations {
    static var fields: [MutationField] {
        [
            Field("publishMoment", Arg("input", PublishMomentInput.self)) { _, context, input in
                let moment = try await context.change(.publish) { viewer, store in
                    try await store.publish(try input.moment(), by: viewer)
                }
                if !moment.isRepeated {
                    context.environment.metrics.published()
                    context.environment.logger.info(
                        "A moment was published.",
                        metadata: ["person": "\(moment.author)", "moment": "\(moment.id)"]
                    )
                }
                context.environment.linkCards.published(moment, at: context.clientAddress)
                return moment
            },
            Field("deleteMoment", Arg("momentID", ID.self)) { _, context, momentID in
                try await context.change(.change) { viewer, store in
                    let moment = try MomentID(momentID, of: "moment")
                    try await store.deleteMoment(moment, by: viewer)
                    return ID(moment)
                }
            }
            .description("Deletes one of the viewer's moments. Returns its ID."),
        ]
    }
}
