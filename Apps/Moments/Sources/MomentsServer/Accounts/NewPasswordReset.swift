public import Foundation
public import MomentsModel

/// A new password reset link.
public struct NewPasswordReset: Sendable {
    public let person: PersonRecord
    /// The secret in the link. It cannot be read again later.
    public let code: String
    public let expires: Date
}

extension NewPasswordReset: CustomStringConvertible, CustomReflectable {
    /// Omits the secret, to keep it out of logs.
    public var description: String { "a password reset link for person \(person.id)" }

    public var customMirror: Mirror { Mirror(self, children: ["person": person]) }
}

extension MomentStore {
    /// Creates a link with which a person sets a new password, once and within 24 hours. Revokes an earlier one.
    ///
    /// - Parameters:
    ///   - admin: The admin who creates it; nil for the operator of the server.
    ///   - random: Returns the given number of random bytes.
    /// - Throws: `StoreError.notFound` if no person has the handle.
    public func makePasswordReset(
        of handle: Handle,
        by admin: PersonID? = nil,
        random: (Int) -> [UInt8] = RandomBytes.make
    ) async throws -> NewPasswordReset {
        guard let person = try await person(handle: handle) else { throw StoreError.notFound("person") }
        let secret = SignInSecret(random: random)
        let expires = try await addPasswordReset(of: person.id, secretHash: secret.hash, by: admin)
        return NewPasswordReset(person: person, code: secret.text, expires: expires)
    }
}
