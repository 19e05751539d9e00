import GraphQL
import MomentsModel

/// Mutations for changing and resetting passwords.
enum PasswordMutations {
    static var fields: [MutationField] {
        [
            Field("changePassword", Arg("oldPassword", String.self), Arg("newPassword", String.self)) {
                _,
                context,
                old,
                new in
                let person = try context.viewpoint().person
                try await context.change(.password) { _, _ in
                    try await context.environment.accounts.changePassword(of: person, from: old, to: new)
                }
                return try await ViewerResolver.viewer(context)
            }
            .description("Changes the viewer's password and ends the viewer's other sign-ins."),
            Field("createPasswordReset", Arg("handle", String.self)) { _, context, handle in
                try await context.requireAdmin("Only admins can create password reset links.")
                return try await context.change(.change) { viewer, _ in
                    let own = try await context.viewpoint().people.load(viewer)?.handle
                    // Otherwise anyone who finds an open page could take over the account.
                    guard Handle(handle) != own else {
                        throw MomentsError.forbidden(
                            "Use your current password to change your own password.",
                            reason: "OWN_PASSWORD"
                        )
                    }
                    return try await context.environment.accounts.makePasswordReset(of: handle, by: viewer)
                }
            }
            .description(
                "Creates a link that sets a person's password once, within a day, and replaces an earlier link. Admins only."
            ),
            Field(
                "resetPassword",
                Arg("code", String.self),
                Arg("newPassword", String.self),
                Arg("device", String?.self),
                Arg("proof", String?.self)
            ) { _, context, code, new, device, proof in
                try await AccountMutations.proceed(context) {
                    try await $0.resetPassword(
                        code: code,
                        to: new,
                        device: device ?? context.device,
                        proof: proof,
                        clientAddress: context.clientAddress
                    )
                }
            }
            .description(
                "Sets a new password with the code of such a link, ends all sign-ins of the person, and signs in."
            ),
        ]
    }
}
