public import OrielCore

/// Signs the user in by setting a cookie that identifies later requests.
///
///     @Environment(\.signIn) private var signIn
///
///     func submit() async throws {
///         let token = try await accounts.makeSession(name: name, password: password)
///         try await signIn(SessionCookie(name: "session", value: token, lifetime: .seconds(30 * 86_400)))
///     }
///
/// A WebSocket cannot set a cookie, so the browser fetches a single-use address whose response sets it. The session
/// continues with its old context, so update your views after the sign-in.
public struct SignInAction: Sendable {
    private let services: SessionServices?

    init(services: SessionServices?) { self.services = services }

    /// Sets a cookie in the browser, and suspends until the browser has stored it.
    ///
    /// - Parameter cookie: The cookie. The address that sets it is valid once, for 60 seconds.
    /// - Throws: `SignInFailure` if the browser did not fetch the cookie.
    public func callAsFunction(_ cookie: SessionCookie) async throws {
        guard let services, await services.set(cookie) else { throw SignInFailure() }
        services.isSignedIn = true
    }
}

/// Signs the user out by deleting a cookie in the browser.
///
/// Also revoke the cookie's secret on the server, because copies of the cookie may exist.
public struct SignOutAction: Sendable {
    private let services: SessionServices?

    init(services: SessionServices?) { self.services = services }

    /// Deletes a cookie in the browser, and suspends until the browser has done so.
    ///
    /// - Parameter cookieName: The name of the cookie, as given to ``SessionCookie``.
    /// - Throws: `SignInFailure` if the browser did not delete the cookie.
    public func callAsFunction(_ cookieName: String) async throws {
        guard let services, await services.forgetCookie(cookieName) else { throw SignInFailure() }
        services.isSignedIn = false
    }
}

/// An error thrown if the browser did not fetch the cookie, because it disconnected or because the views are shown
/// without a server.
public struct SignInFailure: Error, CustomStringConvertible {
    /// One line for logs, without the cookie.
    public var description: String {
        "the browser did not fetch the cookie; sign-in requires a view on a server and an open page"
    }
}

private enum SessionServicesKey: EnvironmentKey {
    static var defaultValue: SessionServices? { nil }
}

extension EnvironmentValues {
    /// The services of the session's server; nil if views are shown without a server.
    package var sessionServices: SessionServices? {
        get { self[SessionServicesKey.self] }
        set { self[SessionServicesKey.self] = newValue }
    }

    /// Signs the user in. Requires `import OrielServer`: Apple's SDK has no equivalent.
    public var signIn: SignInAction { SignInAction(services: sessionServices) }

    /// Signs the user out. Requires `import OrielServer`: Apple's SDK has no equivalent.
    public var signOut: SignOutAction { SignOutAction(services: sessionServices) }
}
