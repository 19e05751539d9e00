import MomentsModel
import OrielServer

/// The cookie by which a browser stays signed in.
///
///     try await SignInCookie.keep(signedIn, by: signIn)     // @Environment(\.signIn), import OrielServer
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

    /// The cookie by which the server knows at a later sign-in that the browser has signed in before. It signs nobody in.
    static let proofName = "moments_browser"
    static let proofLifetime = Duration.seconds(365 * 86_400)

    /// Has the browser keep a sign-in.
    ///
    /// - Throws: `InvalidCookie`, or `SignInFailure` if the browser did not take the cookie.
    @MainActor
    static func keep(_ signedIn: SignedIn, by signIn: SignInAction) async throws {
        try await signIn(make(signedIn.token))
        // A browser without the proof counts as unknown the next time, and no more: the person is signed in.
        _ = try? await signIn(SessionCookie(name: proofName, value: signedIn.proof, lifetime: proofLifetime))
    }
}
