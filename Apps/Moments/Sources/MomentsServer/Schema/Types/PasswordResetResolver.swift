import GraphQL

/// A new password reset link.
enum PasswordResetResolver {
    static var type: ObjectType<NewPasswordReset, MomentsContext> {
        ObjectType("PasswordReset", of: NewPasswordReset.self, in: MomentsContext.self) {
            Field("code", \.code).description("The secret part of the link. It is returned only once.")
            Field("userDetails", \.person).description("The person whose password the link sets.")
            Field("expiryDate") { reset, _ in UnixSeconds.text(of: reset.expires) }
                .description("When the link expires if it is not used.")
        }
    }
}
