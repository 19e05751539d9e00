public import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func credentials(handle: Handle) async throws -> Credentials? {
        try await read { db in
            try db.first(PasswordSQL.byHandle, ["handle": handle.description]) { row in
                Credentials(person: PersonID(rawValue: row[0]), passwordHash: row[1])
            }
        }
    }

    public func credentials(of person: PersonID) async throws -> Credentials? {
        try await read { try $0.credentials(of: person) }
    }

    public func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord {
        try await write { transaction in
            let db = transaction.db
            guard try db.signIn(secretHash: secretHash) == nil else { throw SignInRules.secretTaken }
            if let passwordHash, let credentials = try db.credentials(of: person) {
                guard credentials.passwordHash == passwordHash else { throw StoreError.passwordChanged }
            }
            if let suspension = try db.suspension(of: person, at: transaction.now) {
                throw StoreError.suspended(until: suspension.until, reason: suspension.reason)
            }
            let device = SignInRules.device(device)
            let id: SignInID = try db.insert(
                SignInSQL.insert,
                ["person": person.rawValue, "secretHash": secretHash, "device": device, "now": transaction.now]
            )
            let now = Date(milliseconds: transaction.now)
            return SignInRecord(id: id, person: person, device: device, created: now, lastUsed: now)
        }
    }

    public func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord? {
        guard let signIn = try await read({ try $0.signIn(secretHash: secretHash) }) else { return nil }
        let use = SignInRules.use(after: milliseconds(since: signIn.lastUsed), lifetime: lifetime)
        // Most requests return here, without a write.
        if use == .noted { return signIn }
        do {
            return try await noteUse(secretHash: secretHash, lifetime: lifetime)
        } catch let error as StoreError where error == .full("") || error == .busy("") {
            // Reading works without writes, so a failed write signs no one out.
            return use == .expired ? nil : signIn
        }
    }

    private func noteUse(secretHash: Data, lifetime: Duration) async throws -> SignInRecord? {
        try await write { transaction in
            // Another request may have revoked or used it in the meantime.
            guard var signIn = try transaction.db.signIn(secretHash: secretHash) else { return nil }
            let idle = transaction.now - signIn.lastUsed.milliseconds
            switch SignInRules.use(after: idle, lifetime: lifetime) {
            case .expired:
                try transaction.removeSignIn(signIn.id, of: signIn.person)
                return nil
            case .noted:
                return signIn
            case .toBeNoted:
                try transaction.db.run(SignInSQL.use, ["id": signIn.id.rawValue, "now": transaction.now])
                signIn.lastUsed = Date(milliseconds: transaction.now)
                return signIn
            }
        }
    }

    public func signIns(of person: PersonID) async throws -> [SignInRecord] {
        try await read { try $0.all(SignInSQL.ofPerson, ["person": person.rawValue], SignInRecord.init) }
    }

    public func removeSignIn(_ id: SignInID, of person: PersonID) async throws {
        try await write { try $0.removeSignIn(id, of: person) }
    }

    public func removeExpiredSignIns(lifetime: Duration) async throws -> Int {
        try await write { transaction in
            let people = try transaction.db.all(
                SignInSQL.deleteExpired,
                ["before": transaction.now - lifetime.milliseconds]
            ) { PersonID(rawValue: $0[0]) }
            transaction.tell(people, .signedOut)
            return people.count
        }
    }
}

extension StoreTransaction {
    fileprivate mutating func removeSignIn(_ id: SignInID, of person: PersonID) throws {
        guard try db.change(SignInSQL.delete, ["id": id.rawValue, "person": person.rawValue]) > 0 else {
            throw StoreError.notFound("sign-in")
        }
        tell([person], .signedOut)
    }
}

extension StoreDatabase {
    fileprivate func credentials(of person: PersonID) throws -> Credentials? {
        try first(PasswordSQL.ofPerson, ["person": person.rawValue]) { row in
            Credentials(person: PersonID(rawValue: row[0]), passwordHash: row[1])
        }
    }

    fileprivate func signIn(secretHash: Data) throws -> SignInRecord? {
        try first(SignInSQL.bySecret, ["secretHash": secretHash], SignInRecord.init)
    }
}

extension SignInRecord {
    fileprivate init(_ row: any StoreRow) {
        self.init(
            id: SignInID(rawValue: row[0]),
            person: PersonID(rawValue: row[1]),
            device: row[2],
            created: Date(milliseconds: row[3]),
            lastUsed: Date(milliseconds: row[4])
        )
    }
}
