import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStorePreferenceTests {
    @Test(arguments: StoreKind.allCases)
    func `a person's other sessions are notified of a preference`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        var changes = world.store.changes(for: ada).makeAsyncIterator()
        var others = world.store.changes(for: ben).makeAsyncIterator()

        try await world.store.setPreference("language", to: "zh", of: ada)
        #expect(await changes.next() == .preferences)
        try await world.store.setPreference("language", to: nil, of: ada)
        #expect(await changes.next() == .preferences)

        try await world.store.setPreference("language", to: "en", of: ben)
        #expect(await others.next() == .preferences)
    }

    @Test(arguments: StoreKind.allCases)
    func `a preference is set, changed and removed, for its person alone`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        #expect(try await world.store.preferences(of: ada) == [:])

        try await world.store.setPreference("language", to: "zh", of: ada)
        try await world.store.setPreference("empty", to: "", of: ada)
        try await world.store.setPreference("language", to: "en", of: ada)
        #expect(try await world.store.preferences(of: ada) == ["language": "en", "empty": ""])
        #expect(try await world.store.preferences(of: ben) == [:])

        for _ in 1...2 { try await world.store.setPreference("language", to: nil, of: ada) }
        #expect(try await world.store.preferences(of: ada) == ["empty": ""])
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody can keep without end`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        for index in 1...200 { try await world.store.setPreference("key \(index)", to: "", of: ada) }

        let long = String(repeating: "x", count: 20_001)
        for (key, value) in [("one more", ""), ("", ""), (long, ""), ("key 1", long), ("key 1", "\0")] {
            await #expect(throws: StoreError.invalid("")) {
                try await world.store.setPreference(key, to: value, of: ada)
            }
        }

        try await world.store.setPreference("key 1", to: "changed", of: ada)
        #expect(try await world.store.preferences(of: ada).count == 200)
        await #expect(throws: StoreError.notFound("person")) {
            try await world.store.setPreference("key", to: "", of: 99)
        }
    }
}
