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
                    "The secret of the sign-in, for the cookie or for `Authorization: Bearer`. It is returned only once."
                )
            Field("proof", \.proof)
                .description(
                    """
                    A value to store and to send with the next sign-in from this device, so that other people's wrong \
                    guesses at the password do not lock it out. It cannot be used to sign in.
                    """
                )
            Field("viewer", \.viewer)
        }
    }

    static var fields: [MutationField] {
        [
            Field("signUp", Arg("input", SignUpForm.self)) { _, context, input in
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
                .description("Ends the sign-in that this request uses."),
            Field("revokeSignIn", Arg("id", ID.self)) { _, context, id in try await revoke(id, context) }
                .description("Ends one of the viewer's sign-ins. Returns its ID."),
        ]
    }

    /// Continues the request as the person who has just signed in, so that their fields can be resolved.
    static func proceed(
        _ context: MomentsContext,
        _ begin: (Accounts) async throws -> NewSignIn
    ) async throws -> SignedInRecord {
        let signIn = try await context.environment.ask { try await begin(context.environment.accounts) }
        context.environment.logger.info("A person signed in.", metadata: ["person": "\(signIn.person.id)"])
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
