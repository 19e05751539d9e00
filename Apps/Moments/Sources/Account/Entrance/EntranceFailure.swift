import MomentsRepositories

/// The reason a sign-in, sign-up or password reset failed.
public enum EntranceFailure: Error, Equatable, Sendable {
    /// The handle or the password is wrong. The error does not say which, to not reveal existing accounts.
    case wrongCredentials
    /// Another person has the handle.
    case handleTaken
    /// The invitation is invalid, used or revoked.
    case invitationInvalid
    /// The password reset link was used or has expired.
    case resetInvalid
    /// The new password is set, but the browser did not fetch the cookie.
    case onlyPasswordSet
    /// Staff keep the person from signing in. The message is the server's, in English, and has the reason that they gave.
    case suspended(remaining: Duration?, message: String?)
    /// Too many attempts in too short a time.
    case limited(retryAfter: Duration?)
    case unavailable
    /// The browser did not fetch the cookie, so the sign-in would not survive a reload.
    case notKept
    case other(RepoError)

    init(_ error: RepoError) {
        self =
            switch (error.kind, error.reason) {
            case (_, "WRONG_CREDENTIALS"), (.unauthenticated, _): .wrongCredentials
            case (_, "HANDLE_TAKEN"): .handleTaken
            case (_, "INVITATION_INVALID"): .invitationInvalid
            case (_, "RESET_INVALID"): .resetInvalid
            case (_, "SUSPENDED"): .suspended(remaining: error.retryAfter, message: error.message)
            case (.limited(let wait), _): .limited(retryAfter: wait)
            case (.unavailable, nil): .unavailable
            default: .other(error)
            }
    }
}
