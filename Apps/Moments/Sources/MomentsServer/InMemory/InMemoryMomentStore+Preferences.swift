public import MomentsModel

extension InMemoryMomentStore {
    public func preferences(of person: PersonID) async throws -> [String: String] {
        read { $0.preferences[person] ?? [:] }
    }

    public func setPreference(_ key: String, to value: String?, of person: PersonID) async throws {
        try TextRule.preferenceKey.check(key)
        if let value { try TextRule.preferenceValue.check(value) }
        try write { state, _ in
            guard state.people[person] != nil else { throw StoreError.notFound("person") }
            state.tell([person], .preferences)
            state.preferences[person, default: [:]][key] = value
            guard state.preferences[person, default: [:]].count <= PreferenceRules.limit else {
                throw PreferenceRules.tooMany
            }
        }
    }
}
