import Foundation
import Logging
import MomentsModel

/// Suspending people, and setting their roles.
extension Accounts {
    /// Keeps a person from signing in, and ends their sign-ins.
    ///
    /// - Parameter date: When the suspension ends by itself; nil if staff end it.
    /// - Throws: `MomentsError` in demo mode, `StoreError`.
    func suspend(_ person: PersonID, until date: Date?, reason: String, by staff: PersonID) async throws {
        // There everybody is staff, and nobody could end it: commands of the operator do not work on a demo.
        guard !isDemo else { throw MomentsError.forbidden("Demo accounts cannot be suspended.") }
        try await ending(.all(of: person)) {
            try await store.suspend(person, until: date, reason: reason, by: staff)
        }
        logger.notice("A person was suspended.", metadata: ["person": "\(person)", "staff": "\(staff)"])
    }

    /// Lets a suspended person sign in again.
    ///
    /// - Throws: `StoreError`.
    func endSuspension(of person: PersonID, by staff: PersonID) async throws {
        try await store.endSuspension(of: person, by: staff)
        logger.notice("A suspension was ended.", metadata: ["person": "\(person)", "staff": "\(staff)"])
    }

    /// Sets what a person may do.
    ///
    /// - Throws: `StoreError`.
    func setRole(_ role: PersonRole, of person: PersonID, by admin: PersonID) async throws {
        try await store.setRole(role, of: person, by: admin)
        logger.notice(
            "The role of a person was set.",
            metadata: ["person": "\(person)", "role": "\(role.rawValue)", "admin": "\(admin)"]
        )
    }
}
