import GraphQL

/// A setting that is stored for a person.
struct Preference: Sendable {
    let key: String
    let value: String
}

enum PreferenceResolver {
    static var type: ObjectType<Preference, MomentsContext> {
        ObjectType("Preference", of: Preference.self, in: MomentsContext.self) {
            Field("key", \.key)
            Field("value", \.value)
        }
        .description("A setting stored for a person, such as the language.")
    }
}
