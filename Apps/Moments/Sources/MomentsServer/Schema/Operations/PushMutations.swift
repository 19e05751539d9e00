import GraphQL
import MomentsModel
import WebPush

/// Mutations for notifications that reach a browser while Moments is closed there.
enum PushMutations {
    static var fields: [MutationField] {
        [
            Field("setPush", Arg("input", PushInput?.self)) { _, context, input in
                try await context.change(.change) { _, store in
                    guard let push = context.environment.configuration.push else {
                        throw MomentsError.invalid("This server sends no messages.", reason: "PUSH_UNAVAILABLE")
                    }
                    guard let signIn = try context.viewpoint().person.signIn else { throw MomentsError.unauthenticated }
                    let target = try input.map { try $0.target(accepts: push.sender.accepts) }
                    try await store.setPushTarget(target, of: signIn)
                }
                return try await ViewerResolver.viewer(context)
            }
            .description(
                "Sets the notifications that the browser of this sign-in shows while Moments is closed; none for null."
            )
        ]
    }
}
