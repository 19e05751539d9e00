import Foundation
import Logging
import MomentsModel

/// Changing passwords, and resetting forgotten ones.
extension Accounts {
    static let noPasswords = MomentsError.forbidden("Demo accounts have no passwords.")

    /// Sets a new password for a person who knows the old one, and ends their other sign-ins.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    func changePassword(of person: SignedInPerson, from old: String, to new: String) async throws {
        guard let signIn = person.signIn, !isDemo else { throw Self.noPasswords }
        try InputRules.newPassword(new)
        let right = try await credentials(of: person.id, knowing: old)
        let hash = try await hasher.hash(new)
        try await ending(.all(of: person.id)) {
            try await store.changePassword(of: person.id, from: right.passwordHash, to: hash, keeping: signIn)
        }
        logger.notice("A password was changed.", metadata: ["person": "\(person.id)"])
    }

    /// Returns the credentials of a signed-in person who knows the password.
    ///
    /// - Throws: `MomentsError` if the password is wrong, or there were too many wrong ones; `StoreError`.
    func credentials(of person: PersonID, knowing password: String) async throws -> Credentials {
        let right = try await attempts.checking(.signedIn(person), for: .password) {
            let credentials = try await store.credentials(of: person)
            return try await isRight(password, for: credentials) ? credentials : nil
        }
        guard let right else {
            throw MomentsError.invalid("The current password is wrong.", reason: "WRONG_CREDENTIALS")
        }
        return right
    }

    /// Creates a password reset link for a person.
    ///
    /// - Parameter text: The handle.
    /// - Throws: `MomentsError`, `StoreError`.
    func makePasswordReset(of text: String, by admin: PersonID) async throws -> NewPasswordReset {
        guard !isDemo else { throw Self.noPasswords }
        guard let handle = Handle(text) else { throw MomentsError.notFound("person") }
        let reset = try await store.makePasswordReset(of: handle, by: admin, random: random)
        logger.notice(
            "A password reset link was created.",
            metadata: ["person": "\(reset.person.id)", "admin": "\(admin)"]
        )
        return reset
    }

    /// Sets a new password with a reset link, ends all sign-ins of the person, and begins a new one.
    ///
    /// - Parameters:
    ///   - code: The secret of the link.
    ///   - device: The name of the program in the list of sign-ins.
    ///   - proof: The `NewSignIn.proof` of an earlier sign-in by the program.
    /// - Throws: `MomentsError`, `StoreError`.
    public func resetPassword(
        code: String,
        to new: String,
        device: String,
        proof: String? = nil,
        clientAddress: String
    ) async throws -> NewSignIn {
        try limiter.countPasswordReset(at: clientAddress)
        try InputRules.newPassword(new)
        // Only holders of a link cause the work of a hash.
        guard let secret = SignInSecret(text: code), !isDemo,
            let person = try await store.passwordReset(secretHash: secret.hash)
        else { throw StoreError.resetInvalid }
        let hash = try await hasher.hash(new)
        let record = try await ending(.all(of: person)) {
            try await store.resetPassword(secretHash: secret.hash, to: hash)
        }
        logger.notice("A password was reset.", metadata: ["person": "\(record.id)"])
        return try await begin(
            of: record.id,
            device: device,
            proof: proofs.proof(adding: record.handle, to: proof),
            passwordHash: hash
        )
    }
}
