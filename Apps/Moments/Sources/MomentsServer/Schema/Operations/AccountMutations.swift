import GraphQL
import Logging
import MomentsModel

/// A new sign-in and its person.
struct SignedInRecord: Sendable {
    let token: String
    let proof: String
    let viewer: ViewerRecord
}

/// Mutations for signing up, in and out.
enum AccountMutations {
    static var signedInType: ObjectType<SignedInRecord, MomentsContext> {
        ObjectType("SignedIn", of: SignedInRecord.self, in: MomentsContext.self) {
            Field("token", \.token)
                .description(
                    """
                    The secret that stands for the sign-in: in a cookie, or after `Authorization: Bearer`. It is shown once.
                    """
                )
            Field("proof", \.proof)
                .description(
                    """
                    To be kept, and shown at the next sign-in by this program: then others who guess at the password do not lock \
                    it out. It signs nobody in.
                    """
                )
            Field("viewer", \.viewer)
        }
    }

    static var fields: [MutationField] {
        [
            Field("signUp", Arg("input", SignUpInput.self)) { _, context, input in
                try await proceed(context) {
                    try await $0.signUp(
                        input,
                        device: input.device ?? context.device,
                        clientAddress: context.clientAddress
                    )
                }
            },
            Field(
                "signIn",
                Arg("handle", String.self),
                Arg("password", String.self),
                Arg("device", String?.self),
                Arg("proof", String?.self)
            ) { _, context, handle, password, device, proof in
                try await proceed(context) {
                    try await $0.signIn(
                        handle: handle,
                        password: password,
                        device: device ?? context.device,
                        proof: proof,
                        clientAddress: context.clientAddress
                    )
                }
            },
            Field("signOut") { _, context in try await signOut(context) }
                .description("Ends the sign-in of this request."),
            Field("revokeSignIn", Arg("id", ID.self)) { _, context, id in try await revoke(id, context) }
                .description("Ends one of the viewer's sign-ins; its id comes back."),
        ]
    }

    /// Continues the request as the person who has just signed in, so that their fields can be resolved.
    static func proceed(
        _ context: MomentsContext,
        _ begin: (Accounts) async throws -> NewSignIn
    ) async throws -> SignedInRecord {
        let signIn = try await context.environment.ask { try await begin(context.environment.accounts) }
        context.environment.logger.info("Somebody signed in.", metadata: ["person": "\(signIn.person.id)"])
        context.proceed(as: signIn.person)
        let viewer = try await ViewerResolver.viewer(context)
        return SignedInRecord(token: signIn.token, proof: signIn.proof, viewer: viewer)
    }

    /// - Returns: Whether there was a sign-in to end.
    private static func signOut(_ context: MomentsContext) async throws -> Bool {
        guard let person = try context.viewpointIfSignedIn()?.person, let signIn = person.signIn else { return false }
        try await context.environment.ask { try await context.environment.accounts.end(signIn, of: person.id) }
        context.proceed(as: nil)
        return true
    }

    private static func revoke(_ id: ID, _ context: MomentsContext) async throws -> ID {
        let current = try context.viewpoint().person.signIn
        let ended = try await context.change(.change) { viewer, _ in
            let signIn = try SignInID(id, of: "sign-in")
            try await context.environment.accounts.end(signIn, of: viewer)
            return signIn
        }
        if ended == current { context.proceed(as: nil) }
        return ID(ended)
    }
}
