/// The reason no person is signed in.
public enum SignOutReason: Hashable, Codable, Sendable {
    /// No person was signed in.
    case never
    /// The person has signed out.
    case chosen
    /// The sign-in has ended without the person's action: it was revoked, or has expired.
    case expired
}
