/// A sign-in that has just begun.
public struct NewSignIn: Sendable {
    /// The secret that stands for it, for a cookie or after `Authorization: Bearer`. Nobody can find it out later.
    public let token: String
    public let person: SignedInPerson
}

extension NewSignIn: CustomStringConvertible, CustomReflectable {
    /// Without the secret, so that no log has it.
    public var description: String { "a sign-in of \(person)" }

    public var customMirror: Mirror { Mirror(self, children: ["person": person]) }
}
