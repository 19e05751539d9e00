import MomentsModel
import OrielServer

/// The cookie that keeps a browser signed in.
///
///     try await SignInCookie.keep(signedIn, by: signIn)     // @Environment(\.signIn), import OrielServer
///     try await signOut(SignInCookie.name)
public enum SignInCookie {
    public static let name = "moments_session"
    /// 30 days, as long as the server keeps an unused sign-in.
    public static let lifetime = Duration.seconds(30 * 86_400)

    /// Creates the cookie for a sign-in's token.
    ///
    /// - Throws: `InvalidCookie` if the token contains characters that cookies do not allow.
    public static func make(_ token: String) throws -> SessionCookie {
        try SessionCookie(name: name, value: token, lifetime: lifetime)
    }

    /// The cookie that proves an earlier sign-in in this browser. It does not sign anyone in.
    static let proofName = "moments_browser"
    static let proofLifetime = Duration.seconds(365 * 86_400)

    /// Stores a sign-in in the browser.
    ///
    /// - Throws: `InvalidCookie`, or `SignInFailure` if the browser did not accept the cookie.
    @MainActor
    static func keep(_ signedIn: SignedIn, by signIn: SignInAction) async throws {
        try await signIn(make(signedIn.token))
        // Ignore the error: without the proof the browser merely counts as unknown at its next sign-in.
        _ = try? await signIn(SessionCookie(name: proofName, value: signedIn.proof, lifetime: proofLifetime))
    }
}
