public import MomentsModel

extension DatabaseMomentStore {
    public func preferences(of person: PersonID) async throws -> [String: String] {
        let preferences = try await read { db in
            try db.all(SignInSQL.preferences, ["person": person.rawValue]) { ($0[0] as String, $0[1] as String) }
        }
        return Dictionary(uniqueKeysWithValues: preferences)
    }

    public func setPreference(_ key: String, to value: String?, of person: PersonID) async throws {
        try TextRule.preferenceKey.check(key)
        if let value { try TextRule.preferenceValue.check(value) }
        try await write(.parts([.person(person)])) { transaction in
            let db = transaction.db
            _ = try db.person(person)
            transaction.tell([person], .preferences)
            guard let value else {
                try db.run(SignInSQL.removePreference, ["person": person.rawValue, "key": key])
                return
            }
            try db.run(SignInSQL.setPreference, ["person": person.rawValue, "key": key, "value": value])
            let count = try db.first(SignInSQL.preferenceCount, ["person": person.rawValue]) { $0[0] as Int }
            guard count ?? 0 <= PreferenceRules.limit else { throw PreferenceRules.tooMany }
        }
    }
}
