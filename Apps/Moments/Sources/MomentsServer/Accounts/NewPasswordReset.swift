public import Foundation
public import MomentsModel

/// A link for a new password that was just made.
public struct NewPasswordReset: Sendable {
    public let person: PersonRecord
    /// The secret that is part of the link. Nobody can find it out later.
    public let code: String
    public let expires: Date
}

extension NewPasswordReset: CustomStringConvertible, CustomReflectable {
    /// Without the secret, so that no log has it.
    public var description: String { "a link for a new password of person \(person.id)" }

    public var customMirror: Mirror { Mirror(self, children: ["person": person]) }
}

extension MomentStore {
    /// Makes a link by which a person sets a new password, once and within a day. An earlier one ends.
    ///
    /// - Parameters:
    ///   - admin: Who makes it; nil for whoever runs the server.
    ///   - random: So many random bytes.
    /// - Throws: `StoreError.notFound` if nobody has the handle.
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
