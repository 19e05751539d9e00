import GraphQL
import MomentsModel

/// Mutations for a person's profile, preferences and notifications.
enum ProfileMutations {
    static var fields: [MutationField] {
        [
            Field("markNotificationsRead", Arg("upTo", ID.self)) { _, context, id in
                try await context.change(.change) { viewer, store in
                    try await store.markNotificationsRead(of: viewer, upTo: try NotificationID(id, of: "notification"))
                }
                return try await ViewerResolver.viewer(context)
            }
            .description("Marks a notification and all older ones as read."),
            Field("setPreference", Arg("key", String.self), Arg("value", String?.self)) { _, context, key, value in
                try await context.change(.change) { viewer, store in
                    try await store.setPreference(key, to: try value.map(InputRules.preferenceValue), of: viewer)
                }
                return try await ViewerResolver.viewer(context)
            },
            Field("updateProfile", Arg("input", UpdateProfileInput.self)) { _, context, input in
                try await context.change(.change) { viewer, store in
                    try await store.updatePerson(viewer, try input.change())
                }
            },
        ]
    }
}
