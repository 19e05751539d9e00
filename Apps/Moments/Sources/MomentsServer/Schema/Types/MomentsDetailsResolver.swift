import GraphQL
import MomentsModel

/// The whole timeline of the viewer, as the first clients request it.
struct MomentsDetails: Sendable {
    let viewer: PersonID
}

enum MomentsDetailsResolver {
    /// The number of moments that the cost of a whole timeline assumes.
    private static let assumedMoments = 200

    static var type: ObjectType<MomentsDetails, MomentsContext> {
        ObjectType("MomentsDetails", of: MomentsDetails.self, in: MomentsContext.self) {
            Field("userDetails") { details, context in try await context.viewpoint().person(details.viewer) }
            Field("moments", cost: { child in Pages.list(child, assumedMoments) }) { details, context in
                try await context.ask {
                    try await $0.timeline(of: details.viewer, before: nil, limit: nil)
                }
            }
        }
    }

    /// Returns the timeline, if `id` is the viewer's own.
    ///
    /// The viewer is identified by the credentials alone; the argument only has to agree.
    ///
    /// - Throws: `UNAUTHENTICATED`, `FORBIDDEN`.
    static func details(of id: ID, _ context: MomentsContext) throws -> MomentsDetails {
        let viewer = try context.viewpoint().person.id
        guard id.rawValue == viewer.description else {
            throw MomentsError.forbidden("You can only request your own timeline.").graphQL
        }
        return MomentsDetails(viewer: viewer)
    }
}
