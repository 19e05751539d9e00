public import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func changePassword(
        of person: PersonID,
        from old: String,
        to new: String,
        keeping kept: SignInID
    ) async throws {
        try write { state, _ in
            guard state.people[person] != nil, state.people[person]?.passwordHash == old else {
                throw StoreError.passwordChanged
            }
            state.setPassword(of: person, to: new, keeping: kept)
        }
    }

    public func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date {
        try write { state, now in
            if let admin, state.people[admin]?.role != .admin { throw PersonRules.onlyAdminsReset }
            guard state.people[person] != nil else { throw StoreError.notFound("person") }
            state.passwordResets[person] = InMemoryState.PasswordReset(secretHash: secretHash, created: now)
            state.log(.createdPasswordReset, by: admin, about: person, at: now)
            return now.addingTimeInterval(LinkRules.passwordResetLifetime / .seconds(1))
        }
    }

    public func passwordReset(secretHash: Data) async throws -> PersonID? {
        let now = now()
        return read { $0.passwordReset(secretHash: secretHash, at: now) }
    }

    public func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord {
        try write { state, now in
            guard let id = state.passwordReset(secretHash: secretHash, at: now), let person = state.people[id] else {
                throw StoreError.resetInvalid
            }
            state.setPassword(of: id, to: passwordHash, keeping: nil)
            return state.record(of: person)
        }
    }

    public func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration? {
        write { state, now in
            let fullAgain = state.passwordAttempts[slot].map { Duration.milliseconds($0) }
            switch rate.counting(fullAgain: fullAgain, now: .milliseconds(now.milliseconds)) {
            case .refused(let wait): return wait
            case .counted(let fullAgain):
                state.passwordAttempts[slot] = fullAgain.milliseconds
                return nil
            }
        }
    }

    public func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws {
        write { state, now in
            guard let fullAgain = state.passwordAttempts[slot] else { return }
            let now = Duration.milliseconds(now.milliseconds)
            state.passwordAttempts[slot] = rate.uncounting(fullAgain: .milliseconds(fullAgain), now: now).milliseconds
        }
    }
}

extension InMemoryState {
    fileprivate func passwordReset(secretHash: Data, at now: Date) -> PersonID? {
        passwordResets.first { $0.value.secretHash == secretHash && $0.value.isValid(at: now) }?.key
    }

    fileprivate mutating func setPassword(of person: PersonID, to hash: String, keeping kept: SignInID?) {
        people[person]?.passwordHash = hash
        passwordResets[person] = nil
        signIns = signIns.filter { $0.value.record.person != person || $0.key == kept }
        tell([person], .signedOut)
    }
}

extension InMemoryState.PasswordReset {
    func isValid(at now: Date) -> Bool {
        created.milliseconds > LinkRules.limit(LinkRules.passwordResetLifetime, now: now.milliseconds)
    }
}
