public import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func changePassword(
        of person: PersonID,
        from old: String,
        to new: String,
        keeping kept: SignInID
    ) async throws {
        try await write { transaction in
            let arguments: StoreArguments = ["person": person.rawValue, "old": old, "new": new]
            guard try transaction.db.change(PasswordSQL.change, arguments) > 0 else { throw StoreError.passwordChanged }
            try transaction.passwordDidChange(of: person, keeping: kept)
        }
    }

    public func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date {
        try await write { transaction in
            if let admin, try !transaction.db.isAdmin(admin) { throw PersonRules.onlyAdminsReset }
            try transaction.db.run(
                PasswordSQL.insertReset,
                ["person": person.rawValue, "secretHash": secretHash, "now": transaction.now]
            )
            try transaction.log(.createdPasswordReset, by: admin, about: person)
            return Date(milliseconds: transaction.now + LinkRules.passwordResetLifetime.milliseconds)
        }
    }

    public func passwordReset(secretHash: Data) async throws -> PersonID? {
        let after = LinkRules.limit(LinkRules.passwordResetLifetime, now: milliseconds)
        return try await read { try $0.passwordReset(secretHash: secretHash, after: after) }
    }

    public func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord {
        try await write { transaction in
            let db = transaction.db
            let person = try db.passwordReset(secretHash: secretHash, after: transaction.lastPasswordReset)
            guard let person else { throw StoreError.resetInvalid }
            try db.run(PasswordSQL.set, ["person": person.rawValue, "new": passwordHash])
            try transaction.passwordDidChange(of: person, keeping: nil)
            return try db.person(person)
        }
    }

    public func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration? {
        try await write { transaction in
            let fullAgain = try transaction.db.fullAgain(slot)
            switch rate.counting(fullAgain: fullAgain, now: .milliseconds(transaction.now)) {
            case .refused(let wait): return wait
            case .counted(let fullAgain):
                try transaction.db.setFullAgain(slot, fullAgain)
                return nil
            }
        }
    }

    public func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws {
        try await write { transaction in
            guard let fullAgain = try transaction.db.fullAgain(slot) else { return }
            let now = Duration.milliseconds(transaction.now)
            try transaction.db.setFullAgain(slot, rate.uncounting(fullAgain: fullAgain, now: now))
        }
    }
}

extension StoreTransaction {
    /// Ends the sign-ins begun with the old password, and revokes a link that could replace the new one.
    fileprivate mutating func passwordDidChange(of person: PersonID, keeping kept: SignInID?) throws {
        // IDs of sign-ins start at 1.
        try db.run(SignInSQL.deleteOthers, ["person": person.rawValue, "kept": kept?.rawValue ?? 0])
        try db.run(PasswordSQL.deleteReset, ["person": person.rawValue])
        tell([person], .signedOut)
    }
}

extension StoreDatabase {
    fileprivate func passwordReset(secretHash: Data, after: Int64) throws -> PersonID? {
        try first(PasswordSQL.reset, ["secretHash": secretHash, "after": after]) { PersonID(rawValue: $0[0]) }
    }

    fileprivate func fullAgain(_ slot: PasswordAttemptSlot) throws -> Duration? {
        try first(PasswordSQL.attempts, ["slot": slot.number]) { .milliseconds($0[0] as Int64) }
    }

    fileprivate func setFullAgain(_ slot: PasswordAttemptSlot, _ fullAgain: Duration) throws {
        try run(PasswordSQL.setAttempts, ["slot": slot.number, "fullAgain": fullAgain.milliseconds])
    }
}
