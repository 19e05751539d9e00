/// Why nobody is signed in.
public enum SignOutReason: Hashable, Codable, Sendable {
    /// Nobody was.
    case never
    /// The person has signed out.
    case chosen
    /// The sign-in has ended without the person's wish: it was revoked, or is too old.
    case expired
}
