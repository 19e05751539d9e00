/// A sign-in that has just begun.
public struct NewSignIn: Sendable {
    /// The secret that stands for it, for a cookie or after `Authorization: Bearer`. Nobody can find it out later.
    public let token: String
    public let person: SignedInPerson
    /// Shows at later sign-ins that the browser has signed in before: see `BrowserProofs`. Empty in a demo.
    public let proof: String
}

extension NewSignIn: CustomStringConvertible, CustomReflectable {
    /// Without the secrets, so that no log has them.
    public var description: String { "a sign-in of \(person)" }

    public var customMirror: Mirror { Mirror(self, children: ["person": person]) }
}
