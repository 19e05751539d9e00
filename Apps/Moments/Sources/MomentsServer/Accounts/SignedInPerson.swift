import Foundation
public import MomentsModel

/// The person who makes a request, and the sign-in used for it.
public struct SignedInPerson: Hashable, Sendable {
    public let id: PersonID
    /// Nil in demo mode without a sign-in, when a visitor acts as a demo person.
    public let signIn: SignInID?
    /// The SHA-256 of the secret, with which the sign-in can be checked again.
    let secretHash: Data?
}

extension SignedInPerson: CustomStringConvertible {
    /// Omits the hash, to keep it out of logs.
    public var description: String { "person \(id)" }
}
