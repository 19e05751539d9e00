internal import Hummingbird

/// A cookie an app gives to the browser of one session, to know the person again.
///
/// It is always `HttpOnly` and `SameSite=Lax`, so no script can read it and no foreign site can use it, and `Secure`
/// where the server's public address is https.
public struct SessionCookie: Sendable, Equatable {
    public let name: String
    public let value: String
    /// How long the browser keeps it; nil until the browser is closed.
    public let lifetime: Duration?

    /// - Throws: `InvalidCookie` if the name or value holds characters a cookie cannot.
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

    /// The cookie that makes a browser forget one.
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

/// A name or value that no cookie can have.
public struct InvalidCookie: Error, CustomStringConvertible {
    let name: String

    public var description: String {
        """
        the cookie '\(name)' cannot be set: expected a name of letters and digits, and a value of visible ASCII characters \
        without quotes, commas, semicolons and backslashes, of at most 4000 bytes together
        """
    }
}
