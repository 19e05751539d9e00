import Foundation
import MomentsModel
import MomentsServer

extension SpyStore {
    func credentials(handle: Handle) async throws -> Credentials? {
        try note()
        return try await store.credentials(handle: handle)
    }

    func credentials(of person: PersonID) async throws -> Credentials? {
        try note()
        return try await store.credentials(of: person)
    }

    func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord {
        try note()
        return try await store.addSignIn(
            of: person,
            secretHash: secretHash,
            device: device,
            passwordHash: passwordHash
        )
    }

    func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord? {
        try note()
        return try await store.useSignIn(secretHash: secretHash, lifetime: lifetime)
    }

    func signIns(of person: PersonID) async throws -> [SignInRecord] {
        try note()
        return try await store.signIns(of: person)
    }

    func removeSignIn(_ id: SignInID, of person: PersonID) async throws {
        try note()
        return try await store.removeSignIn(id, of: person)
    }

    func removeExpiredSignIns(lifetime: Duration) async throws -> Int {
        try note()
        return try await store.removeExpiredSignIns(lifetime: lifetime)
    }

    func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord {
        try note()
        return try await store.addInvitation(by: admin, secret: secret)
    }

    func openInvitations() async throws -> [InvitationRecord] {
        try note()
        return try await store.openInvitations()
    }

    func isOpen(_ secret: InvitationSecret) async throws -> Bool {
        try note()
        return try await store.isOpen(secret)
    }

    func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws {
        try note()
        try await store.removeInvitation(id, by: admin)
    }

    func removeExpiredLinks() async throws -> Int {
        try note()
        return try await store.removeExpiredLinks()
    }

    func changePassword(
        of person: PersonID,
        from old: String,
        to new: String,
        keeping kept: SignInID
    ) async throws {
        try note()
        try await store.changePassword(of: person, from: old, to: new, keeping: kept)
    }

    func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date {
        try note()
        return try await store.addPasswordReset(of: person, secretHash: secretHash, by: admin)
    }

    func passwordReset(secretHash: Data) async throws -> PersonID? {
        try note()
        return try await store.passwordReset(secretHash: secretHash)
    }

    func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord {
        try note()
        return try await store.resetPassword(secretHash: secretHash, to: passwordHash)
    }

    func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration? {
        try note()
        return try await store.countPasswordAttempt(slot, rate)
    }

    func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws {
        try note()
        try await store.uncountPasswordAttempt(slot, rate)
    }
}
