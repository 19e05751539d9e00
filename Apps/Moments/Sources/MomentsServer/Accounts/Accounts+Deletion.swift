import Logging
import MomentsModel

/// Deleting accounts at the request of their owners.
extension Accounts {
    /// Sets the date at which an account is deleted, for a person who knows the password.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    func requestDeletion(of person: SignedInPerson, password: String) async throws {
        guard person.signIn != nil, !isDemo else { throw Self.noPasswords }
        _ = try await credentials(of: person.id, knowing: password)
        _ = try await store.requestDeletion(of: person.id)
        logger.notice("The deletion of an account was requested.", metadata: ["person": "\(person.id)"])
    }

    /// Keeps an account after all.
    ///
    /// - Throws: `StoreError`.
    func cancelDeletion(of person: PersonID) async throws {
        guard try await store.deletionDate(of: person) != nil else { return }
        try await store.cancelDeletion(of: person)
        logger.notice("The deletion of an account was cancelled.", metadata: ["person": "\(person)"])
    }

    /// Deletes an account whose date has come, and ends its sign-ins.
    ///
    /// - Returns: The hashes of pictures that no record has any more; nil if the person stays.
    /// - Throws: `StoreError`.
    func removeLeaver(_ person: PersonID) async throws -> [String]? {
        try await ending(.all(of: person)) { try await store.removeLeaver(person) }
    }
}
