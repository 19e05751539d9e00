import MomentsRepositories

/// Why somebody did not get in.
public enum EntranceFailure: Error, Equatable, Sendable {
    /// The handle or the password is wrong; which of them is nobody's business.
    case wrongCredentials
    /// Somebody else has that handle.
    case handleTaken
    /// The invitation was used, or never was one.
    case invitationInvalid
    /// The link for a new password was used, or is too old.
    case resetInvalid
    /// The new password is set, but the browser did not fetch the cookie.
    case onlyPasswordSet
    /// Too many attempts in too short a time.
    case limited(retryAfter: Duration?)
    case unavailable
    /// The browser did not fetch the cookie, so nobody would be signed in on the next page.
    case notKept
    case other(RepoError)

    init(_ error: RepoError) {
        self =
            switch (error.kind, error.reason) {
            case (_, "WRONG_CREDENTIALS"), (.unauthenticated, _): .wrongCredentials
            case (_, "HANDLE_TAKEN"): .handleTaken
            case (_, "INVITATION_INVALID"): .invitationInvalid
            case (_, "RESET_INVALID"): .resetInvalid
            case (.limited(let wait), _): .limited(retryAfter: wait)
            case (.unavailable, nil): .unavailable
            default: .other(error)
            }
    }
}
