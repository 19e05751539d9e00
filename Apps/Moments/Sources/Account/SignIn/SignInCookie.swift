import OrielServer

/// The cookie by which a browser stays signed in.
///
///     try await signIn(SignInCookie.make(signedIn.token))   // @Environment(\.signIn), import OrielServer
///     try await signOut(SignInCookie.name)
public enum SignInCookie {
    public static let name = "moments_session"
    /// As long as the server keeps a sign-in that nobody uses.
    public static let lifetime = Duration.seconds(30 * 86_400)

    /// The cookie for the secret that the server has given for a sign-in.
    ///
    /// - Throws: `InvalidCookie` if the secret holds characters a cookie cannot.
    public static func make(_ token: String) throws -> SessionCookie {
        try SessionCookie(name: name, value: token, lifetime: lifetime)
    }
}
