import MomentsModel
import MomentsServer
import Testing

/// Tags for friends.
@Suite struct MomentStoreTagTests {
    @Test(arguments: StoreKind.allCases)
    func `a tag has a name and friends, and only its owner knows of it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store

        let work = try await store.saveTag(
            nil,
            name: "work",
            people: [cast.cem, cast.ben, cast.gus, 999],
            of: cast.ada
        )
        let family = try await store.saveTag(nil, name: "Familie", people: [], of: cast.ada)

        // Gus is no friend.
        #expect(work.people == [cast.ben, cast.cem])
        #expect(try await store.tags(of: cast.ada) == [family, work])
        #expect(try await store.tags(of: cast.ben).isEmpty)
        for change in [
            { try await _ = store.saveTag(work.id, name: "mine", people: [], of: cast.ben) },
            { try await store.removeTag(work.id, of: cast.ben) },
        ] as [() async throws -> Void] {
            await #expect(throws: StoreError.notFound("tag")) { try await change() }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a tag can be renamed and given to others`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let tag = try await store.saveTag(nil, name: "Work", people: [cast.ben, cast.cem], of: cast.ada)
        let moment = try await cast.world.moment(by: cast.ada, audience: MomentAudience(.selected, tags: [tag.id]))

        let new = try await store.saveTag(tag.id, name: "WORK", people: [cast.cem, cast.dee], of: cast.ada)

        #expect(new.id == tag.id && new.name == "WORK" && new.people == [cast.cem, cast.dee])
        #expect(try await store.tags(of: cast.ada) == [new])
        #expect(try await cast.world.timeline(of: cast.ben) == [])
        #expect(try await cast.world.timeline(of: cast.dee) == [moment])
    }

    @Test(arguments: StoreKind.allCases)
    func `a name is taken whatever its letters' size, and must be one line`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let tag = try await store.saveTag(nil, name: "Élan", people: [], of: cast.ada)
        _ = try await store.saveTag(nil, name: "élan", people: [], of: cast.ben)

        for (name, reason) in [
            ("éLAN", "TAG_NAME_TAKEN"), ("", "TAG_NAME"), (" ", "TAG_NAME"), ("a\nb", "TAG_NAME"),
            (String(repeating: "x", count: Limits.tagName + 1), "TAG_NAME"),
        ] {
            let error = await #expect(throws: StoreError.self) {
                try await store.saveTag(nil, name: name, people: [], of: cast.ada)
            }
            #expect(error?.reason == reason, "\(name)")
        }
        #expect(try await store.tags(of: cast.ada) == [tag])
    }

    @Test(arguments: StoreKind.allCases)
    func `the number of tags is limited`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        for number in 1...Limits.tagsPerPerson {
            _ = try await cast.world.store.saveTag(nil, name: "tag \(number)", people: [], of: cast.ada)
        }

        let error = await #expect(throws: StoreError.self) {
            try await cast.world.store.saveTag(nil, name: "one more", people: [], of: cast.ada)
        }

        #expect(error?.reason == "TOO_MANY_TAGS")
        #expect(try await cast.world.store.tags(of: cast.ada).count == Limits.tagsPerPerson)
    }

    @Test(arguments: StoreKind.allCases)
    func `whom a deleted tag has left out stays left out, and whom it has chosen does not stay chosen`(
        kind: StoreKind
    ) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let tag = try await store.saveTag(nil, name: "Work", people: [cast.ben], of: cast.ada).id
        _ = try await cast.world.moment(by: cast.ada, audience: MomentAudience(.selected, tags: [tag]))
        let except = try await cast.world.moment(by: cast.ada, audience: MomentAudience(.except, tags: [tag]))

        try await store.removeTag(tag, of: cast.ada)

        #expect(try await store.tags(of: cast.ada).isEmpty)
        #expect(try await cast.world.timeline(of: cast.ben) == [])
        #expect(try await cast.world.timeline(of: cast.cem) == [except])
        #expect(
            try await store.audiences(of: [except], for: cast.ada)[except]
                == MomentAudience(.except, people: [cast.ben])
        )
    }

    @Test(arguments: StoreKind.allCases)
    func `a tag stays with who parts and becomes a friend again, and is not shown in between`(
        kind: StoreKind
    ) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let tag = try await store.saveTag(nil, name: "Work", people: [cast.ben, cast.eve], of: cast.ada).id
        let moment = try await cast.world.moment(by: cast.ada, audience: MomentAudience(.except, tags: [tag]))
        try await cast.partFromEve()
        #expect(try await store.tags(of: cast.ada).map(\.people) == [[cast.ben]])

        _ = try await store.saveTag(tag, name: "Work", people: [cast.dee], of: cast.ada)
        try await cast.world.befriend(cast.ada, cast.eve)

        #expect(try await store.tags(of: cast.ada).map(\.people) == [[cast.dee, cast.eve]])
        #expect(try await cast.world.timeline(of: cast.eve) == [])
        #expect(try await cast.world.timeline(of: cast.ben) == [moment])
    }

    @Test(arguments: StoreKind.allCases)
    func `the tags of one friend can be set`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let work = try await store.saveTag(nil, name: "Work", people: [cast.ben, cast.cem], of: cast.ada).id
        let club = try await store.saveTag(nil, name: "Club", people: [], of: cast.ada).id
        let bens = try await store.saveTag(nil, name: "Club", people: [], of: cast.ben).id

        try await store.changeFriendSettings(FriendSettingsChange(tags: [club, club]), of: cast.ben, by: cast.ada)

        #expect(try await store.tags(of: cast.ada).map(\.people) == [[cast.ben], [cast.cem]])
        for (tags, friend, error) in [
            ([bens], cast.ben, StoreError.notFound("tag")), ([work], cast.gus, .notFound("friend")),
        ] {
            await #expect(throws: error) {
                try await store.changeFriendSettings(FriendSettingsChange(tags: tags), of: friend, by: cast.ada)
            }
        }
        #expect(try await store.tags(of: cast.ada).map(\.people) == [[cast.ben], [cast.cem]])
    }
}
