/// A new sign-in.
public struct NewSignIn: Sendable {
    /// The secret of the sign-in, for a cookie or `Authorization: Bearer`. It cannot be read again later.
    public let token: String
    public let person: SignedInPerson
    /// Proves at later sign-ins that the browser has signed in before: see `BrowserProofs`. Empty in a demo.
    public let proof: String
}

extension NewSignIn: CustomStringConvertible, CustomReflectable {
    /// Omits the secrets, to keep them out of logs.
    public var description: String { "a sign-in for \(person)" }

    public var customMirror: Mirror { Mirror(self, children: ["person": person]) }
}
