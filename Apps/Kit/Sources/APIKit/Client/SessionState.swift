/// The sign-in state of one browser session.
public enum SessionState<Account: Equatable & Sendable>: Equatable, Sendable {
    /// The account has not been fetched yet.
    case unknown
    case signedOut(SignOutReason)
    case signedIn(Account)

    public var account: Account? {
        if case .signedIn(let account) = self { account } else { nil }
    }
}

/// The reason no person is signed in.
public enum SignOutReason: Hashable, Codable, Sendable {
    /// No person was signed in.
    case never
    /// The person has signed out.
    case chosen
    /// The sign-in has ended without the person's action: it was revoked, or has expired.
    case expired
}
