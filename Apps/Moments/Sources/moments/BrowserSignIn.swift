import Account
import MomentsModel
import MomentsServer
import OrielServer

/// The cookies that keep a browser signed in.
enum SignInCookie {
    /// 30 days, as long as the server keeps an unused sign-in.
    private static let lifetime = Duration.seconds(30 * 86_400)
    private static let proofLifetime = Duration.seconds(365 * 86_400)

    /// Creates the cookie for a sign-in's token.
    ///
    /// - Throws: `InvalidCookie` if the token contains characters that cookies do not allow.
    static func signIn(_ token: String) throws -> SessionCookie {
        try SessionCookie(name: MomentsService.cookieName, value: token, lifetime: lifetime)
    }

    /// Creates the cookie that proves an earlier sign-in in this browser. It does not sign anyone in.
    ///
    /// - Throws: `InvalidCookie` if the proof contains characters that cookies do not allow.
    static func proof(_ proof: String) throws -> SessionCookie {
        try SessionCookie(name: MomentsService.proofCookieName, value: proof, lifetime: proofLifetime)
    }
}

extension SignInStorage {
    /// A storage in cookies of the session's browser.
    init(_ signIn: SignInAction, _ signOut: SignOutAction) {
        self.init(
            keep: { signedIn in
                try await signIn(SignInCookie.signIn(signedIn.token))
                // Ignore the error: without the proof the browser merely counts as unknown at its next sign-in.
                _ = try? await signIn(SignInCookie.proof(signedIn.proof))
            },
            keepToken: { token in try await signIn(SignInCookie.signIn(token)) },
            delete: { try await signOut(MomentsService.cookieName) }
        )
    }
}
