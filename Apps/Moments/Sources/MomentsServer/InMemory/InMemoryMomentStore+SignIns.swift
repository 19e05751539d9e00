public import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func credentials(handle: Handle) async throws -> Credentials? {
        read { state in
            state.people.values.first { $0.handle == handle }
                .map { Credentials(person: $0.id, passwordHash: $0.passwordHash) }
        }
    }

    public func credentials(of person: PersonID) async throws -> Credentials? {
        read { state in
            state.people[person].map { Credentials(person: $0.id, passwordHash: $0.passwordHash) }
        }
    }

    public func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord {
        try write { state, now in
            guard let known = state.people[person] else { throw StoreError.notFound("person") }
            guard passwordHash == nil || passwordHash == known.passwordHash else { throw StoreError.passwordChanged }
            guard !state.signIns.values.contains(where: { $0.secretHash == secretHash }) else {
                throw SignInRules.secretTaken
            }
            if let suspension = known.currentSuspension(at: now) {
                throw StoreError.suspended(until: suspension.until, reason: suspension.reason)
            }
            let record = SignInRecord(
                id: state.newID(),
                person: person,
                device: SignInRules.device(device),
                created: now,
                lastUsed: now
            )
            state.signIns[record.id] = InMemoryState.SignIn(record: record, secretHash: secretHash)
            return record
        }
    }

    public func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord? {
        write { state, now in
            guard var signIn = state.signIns.values.first(where: { $0.secretHash == secretHash }) else { return nil }
            switch SignInRules.use(after: now.milliseconds - signIn.record.lastUsed.milliseconds, lifetime: lifetime) {
            case .expired:
                state.signIns[signIn.record.id] = nil
                state.tell([signIn.record.person], .signedOut)
                return nil
            case .noted:
                return signIn.record
            case .toBeNoted:
                signIn.record.lastUsed = now
                state.signIns[signIn.record.id] = signIn
                return signIn.record
            }
        }
    }

    public func signIns(of person: PersonID) async throws -> [SignInRecord] {
        read { state in
            state.signIns.values.map(\.record).filter { $0.person == person }
                .sorted { ($0.lastUsed, $0.id) > ($1.lastUsed, $1.id) }
        }
    }

    public func removeSignIn(_ id: SignInID, of person: PersonID) async throws {
        try write { state, _ in
            guard state.signIns[id]?.record.person == person else { throw StoreError.notFound("sign-in") }
            state.signIns[id] = nil
            state.tell([person], .signedOut)
        }
    }

    public func removeExpiredSignIns(lifetime: Duration) async throws -> Int {
        write { state, now in
            let expired = state.signIns.values.map(\.record).filter { record in
                let idle = now.milliseconds - record.lastUsed.milliseconds
                return SignInRules.use(after: idle, lifetime: lifetime) == .expired
            }
            for record in expired { state.signIns[record.id] = nil }
            state.tell(expired.map(\.person), .signedOut)
            return expired.count
        }
    }
}
