import GraphQL
import MomentsModel

/// The input of `updateProfile`.
struct UpdateProfileInput: Sendable {
    let name: String?
    let avatar: ID?
    let background: ID?

    static var type: InputObjectType<UpdateProfileInput> {
        InputObjectType(
            "UpdateProfileInput",
            Arg("name", String?.self),
            Arg("avatar", ID?.self, description: "The ID of a photo that the viewer has uploaded."),
            Arg("backgroundImage", ID?.self)
        ) { name, avatar, background in
            UpdateProfileInput(name: name, avatar: avatar, background: background)
        }
    }

    /// Returns the change to store.
    func change() throws(MomentsError) -> PersonChange {
        var change = PersonChange()
        if let name { change.name = try InputRules.name(name) }
        change.avatar = try photo(avatar)
        change.background = try photo(background)
        return change
    }

    private func photo(_ id: ID?) throws(MomentsError) -> PhotoID? {
        guard let id else { return nil }
        guard let photo = PhotoID(id.rawValue) else { throw .notFound("photo") }
        return photo
    }
}
