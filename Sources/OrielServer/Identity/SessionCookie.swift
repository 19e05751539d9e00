internal import Hummingbird

/// A cookie that an app sets in a session's browser to recognize the user later.
///
/// It is always `HttpOnly`, so scripts cannot read it, and `SameSite=Lax`, so browsers do not send it with requests
/// from other sites, except when the user follows a link. It is `Secure` if the server's public address is https.
public struct SessionCookie: Sendable, Equatable {
    /// The name: a token of RFC 6265, such as `session`.
    public let name: String
    /// The value: visible ASCII characters without quotes, commas, semicolons and backslashes.
    public let value: String
    /// The time for which the browser keeps the cookie, in whole seconds; nil until the browser is closed.
    public let lifetime: Duration?

    /// Creates a cookie.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value, such as a random token. Name and value have at most 4,000 bytes together.
    ///   - lifetime: The time for which the browser keeps the cookie, in whole seconds. If nil, the default, until it
    ///     is closed.
    /// - Throws: `InvalidCookie` if the name or value is too long or contains characters that cookies cannot have.
    public init(name: String, value: String, lifetime: Duration? = nil) throws {
        guard (try? Cookie.validated(name: name, value: value)) != nil, name.utf8.count + value.utf8.count <= 4000
        else {
            throw InvalidCookie(name: name)
        }
        self.name = name
        self.value = value
        self.lifetime = lifetime
    }

    private init(expired name: String) {
        self.name = name
        value = ""
        lifetime = .zero
    }

    /// Returns a cookie that deletes another one.
    static func expired(_ name: String) -> SessionCookie { SessionCookie(expired: name) }

    func header(isSecure: Bool) -> String {
        Cookie(
            name: name,
            value: value,
            maxAge: lifetime.map { Int($0.components.seconds) },
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: .lax
        ).description
    }
}

/// An error thrown for a cookie name or value that is not valid.
public struct InvalidCookie: Error, CustomStringConvertible {
    let name: String

    /// The cookie's name, and the rules for names and values. Does not contain the value.
    public var description: String {
        """
        the cookie '\(name)' cannot be set: expected a name of letters and digits, and a value of visible ASCII characters \
        without quotes, commas, semicolons and backslashes, of at most 4000 bytes together
        """
    }
}
