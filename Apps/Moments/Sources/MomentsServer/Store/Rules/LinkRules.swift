/// How long links are valid that let people in, and how many there may be.
enum LinkRules {
    static let invitationLifetime = Duration.seconds(14 * 86_400)
    static let passwordResetLifetime = Duration.seconds(86_400)
    /// Of a server, as admins see all of them on one page.
    static let maximumOpenInvitations = 200

    static let tooManyInvitations = StoreError.invalid(
        "There are \(maximumOpenInvitations) open invitations. Revoke one, or wait until one is used."
    )

    /// Links that were made then or before have expired.
    static func limit(_ lifetime: Duration, now: Int64) -> Int64 { now - lifetime.milliseconds }
}
