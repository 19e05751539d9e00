import Foundation
public import MomentsModel

/// Who makes a request, and by which sign-in.
public struct SignedInPerson: Hashable, Sendable {
    public let id: PersonID
    /// Nil where nobody has signed in: in demo mode, everybody is somebody.
    public let signIn: SignInID?
    /// The SHA-256 of the secret, by which the sign-in can be looked at again.
    let secretHash: Data?
}

extension SignedInPerson: CustomStringConvertible {
    /// Without the hash, so that no log has it.
    public var description: String { "person \(id)" }
}
