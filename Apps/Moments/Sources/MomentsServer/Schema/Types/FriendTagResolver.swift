import GraphQL
import MomentsModel

/// A tag of the viewer for friends.
enum FriendTagResolver {
    /// The number of people that the cost of a tag assumes.
    private static let assumedPeople = 50

    static var type: ObjectType<TagRecord, MomentsContext> {
        ObjectType("FriendTag", of: TagRecord.self, in: MomentsContext.self) {
            Field("id") { tag, _ in ID(tag.id) }
            Field("name", \.name)
            Field("people", cost: { child in Pages.list(child, assumedPeople) }) { tag, context in
                try await people(with: tag, context)
            }
            .description("The friends that have the tag, sorted by name.")
        }
        .description(
            "A name that the viewer has given to some friends, to share moments with them. Nobody else sees it."
        )
    }

    private static func people(with tag: TagRecord, _ context: MomentsContext) async throws -> [PersonRecord] {
        let people = try await context.viewpoint().people.load(tag.people).compactMap { $0 }
        return people.map { (name: FoldedText($0.name), person: $0) }
            .sorted { a, b in a.name == b.name ? a.person.id < b.person.id : a.name < b.name }
            .map { $0.person }
    }
}
