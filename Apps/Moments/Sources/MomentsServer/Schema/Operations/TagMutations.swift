import GraphQL
import MomentsModel

/// Mutations for the viewer's tags.
enum TagMutations {
    static var fields: [MutationField] {
        [
            Field(
                "saveTag",
                Arg("id", ID?.self),
                Arg("name", String.self),
                Arg("personIDs", [ID].self, default: [])
            ) { _, context, id, name, personIDs in
                try await context.change(.change) { viewer, store in
                    let tag = try id.map { try TagID($0, of: "tag") }
                    let name = try InputRules.tagName(name)
                    return try await store.saveTag(tag, name: name, people: try people(personIDs), of: viewer)
                }
            }
            .description(
                "Creates a tag, or replaces the name and the friends of an existing one. People who are not friends are ignored."
            ),
            Field("deleteTag", Arg("id", ID.self)) { _, context, id in
                try await context.change(.change) { viewer, store in
                    let tag = try TagID(id, of: "tag")
                    try await store.removeTag(tag, of: viewer)
                    return ID(tag)
                }
            }
            .description(
                "Deletes one of the viewer's tags. Returns its ID. Friends who have it stay left out of moments for all but those with the tag."
            ),
        ]
    }

    /// Returns the people for a tag. An ID that nobody can have is ignored, as are people who are not friends.
    private static func people(_ ids: [ID]) throws(MomentsError) -> [PersonID] {
        guard ids.count <= Limits.chosenPeople else {
            throw .invalid("A tag can have at most \(Limits.chosenPeople) people.", reason: "AUDIENCE_TOO_LARGE")
        }
        return ids.compactMap { PersonID($0.rawValue) }
    }
}
