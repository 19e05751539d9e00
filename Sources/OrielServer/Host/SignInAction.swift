public import OrielCore

/// Signs the person in: gives the browser a cookie by which later requests are known.
///
///     @Environment(\.signIn) private var signIn
///
///     func submit() async throws {
///         let token = try await accounts.makeSession(name: name, password: password)
///         try await signIn(SessionCookie(name: "session", value: token, lifetime: .seconds(30 * 86_400)))
///     }
///
/// A socket cannot set a cookie, so the client fetches an address that works once, and its answer sets it. The session
/// goes on as it is: tell your views who has signed in.
public struct SignInAction: Sendable {
    private let services: SessionServices?

    init(services: SessionServices?) { self.services = services }

    /// - Throws: `SignInFailure` if the browser did not take the cookie.
    public func callAsFunction(_ cookie: SessionCookie) async throws {
        guard let services, await services.set(cookie) else { throw SignInFailure() }
        services.isSignedIn = true
    }
}

/// Signs the person out: has the browser forget a cookie.
///
/// Make the secret in it void on the server, too: a copy of it may exist.
public struct SignOutAction: Sendable {
    private let services: SessionServices?

    init(services: SessionServices?) { self.services = services }

    /// - Throws: `SignInFailure` if the browser did not forget the cookie.
    public func callAsFunction(_ cookieName: String) async throws {
        guard let services, await services.forgetCookie(cookieName) else { throw SignInFailure() }
        services.isSignedIn = false
    }
}

/// The browser did not fetch the cookie: it went away, or the views are shown without a server.
public struct SignInFailure: Error, CustomStringConvertible {
    public var description: String {
        "the browser took no cookie; is the view shown by a server, and the page still open?"
    }
}

private enum SessionServicesKey: EnvironmentKey {
    static var defaultValue: SessionServices? { nil }
}

extension EnvironmentValues {
    /// The server behind the session; nil where views are shown without one.
    package var sessionServices: SessionServices? {
        get { self[SessionServicesKey.self] }
        set { self[SessionServicesKey.self] = newValue }
    }

    /// Signs the person in. Needs `import OrielServer`: Apple's SDK has no such thing.
    public var signIn: SignInAction { SignInAction(services: sessionServices) }

    /// Signs the person out. Needs `import OrielServer`: Apple's SDK has no such thing.
    public var signOut: SignOutAction { SignOutAction(services: sessionServices) }
}
