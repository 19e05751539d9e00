import GraphQL
import MomentsModel

/// A browser or program in which the viewer is signed in.
enum SignInResolver {
    static var type: ObjectType<SignInRecord, MomentsContext> {
        ObjectType("SignIn", of: SignInRecord.self, in: MomentsContext.self) {
            Field("id") { signIn, _ in ID(signIn.id) }
            Field("device", \.device).description("The name of the browser or app, such as \"Firefox on Linux\".")
            Field("createdDate") { signIn, _ in UnixSeconds.text(of: signIn.created) }
            Field("lastUsedDate") { signIn, _ in UnixSeconds.text(of: signIn.lastUsed) }
            Field("isCurrent") { signIn, context in try signIn.id == context.viewpoint().person.signIn }
        }
    }
}
