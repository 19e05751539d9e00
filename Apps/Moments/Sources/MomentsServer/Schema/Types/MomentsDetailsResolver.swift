import GraphQL
import MomentsModel

/// The whole timeline of the viewer, as the first clients ask for it.
struct MomentsDetails: Sendable {
    let viewer: PersonID
}

enum MomentsDetailsResolver {
    /// How many moments a whole timeline is taken to have when a request is priced.
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

    /// The timeline, if it is the viewer's own that is asked for.
    ///
    /// Who asks is known by the credentials alone; the argument only has to agree.
    ///
    /// - Throws: `UNAUTHENTICATED`, `FORBIDDEN`.
    static func details(of id: ID, _ context: MomentsContext) throws -> MomentsDetails {
        let viewer = try context.viewpoint().person.id
        guard id.rawValue == viewer.description else {
            throw MomentsError.forbidden("The timeline is somebody else's; ask for your own.").graphQL
        }
        return MomentsDetails(viewer: viewer)
    }
}
