import GraphQL

/// A new password reset link.
enum PasswordResetResolver {
    static var type: ObjectType<NewPasswordReset, MomentsContext> {
        ObjectType("PasswordReset", of: NewPasswordReset.self, in: MomentsContext.self) {
            Field("code", \.code).description("The secret that is part of the link. It is shown once.")
            Field("userDetails", \.person).description("Whose password it sets.")
            Field("expiryDate") { reset, _ in UnixSeconds.text(of: reset.expires) }
                .description("When it ends if it is not used.")
        }
    }
}
