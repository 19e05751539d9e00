import GraphQL
import Logging
import MomentsModel

/// Mutations for publishing, changing and deleting moments.
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
            Field("setMomentAudience", Arg("momentID", ID.self), Arg("audience", AudienceInput.self)) {
                _,
                context,
                momentID,
                audience in
                try await context.change(.change) { viewer, store in
                    let moment = try MomentID(momentID, of: "moment")
                    return try await store.setAudience(try audience.audience(), of: moment, by: viewer)
                }
            }
            .description("Changes who can see one of the viewer's moments, at once and everywhere."),
            Field("editMoment", Arg("momentID", ID.self), Arg("title", String.self)) { _, context, momentID, title in
                let moment = try await context.change(.change) { viewer, store in
                    let moment = try MomentID(momentID, of: "moment")
                    return try await store.editMoment(moment, text: try InputRules.momentText(title), by: viewer)
                }
                // The first address of the text may be another one now.
                context.environment.linkCards.published(moment, at: context.clientAddress)
                return moment
            }
            .description("Changes the text of one of the viewer's moments, within ten minutes after it was published."),
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
