/// Lifetimes and limits of invitations and password reset links.
enum LinkRules {
    static let invitationLifetime = Duration.seconds(14 * 86_400)
    static let passwordResetLifetime = Duration.seconds(86_400)
    /// Per server, because admins see all open invitations on one page.
    static let maximumOpenInvitations = 200

    static let tooManyInvitations = StoreError.invalid(
        "There are \(maximumOpenInvitations) unused invitations. Revoke one, or wait until one is used."
    )

    /// Returns the latest creation time, in milliseconds since 1970, of links that have expired.
    static func limit(_ lifetime: Duration, now: Int64) -> Int64 { now - lifetime.milliseconds }
}
