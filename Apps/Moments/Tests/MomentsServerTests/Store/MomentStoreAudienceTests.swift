import MomentsModel
import MomentsServer
import Testing

/// Who sees a moment, by its audience.
@Suite struct MomentStoreAudienceTests {
    /// Ada's tag "Family", which Ben has.
    private func family(_ cast: Cast) async throws -> TagID {
        try await cast.world.store.saveTag(nil, name: "Family", people: [cast.ben], of: cast.ada).id
    }

    /// Returns who of the cast sees a moment, by whatever way they ask.
    private func viewers(of moment: MomentID, _ cast: Cast) async throws -> Set<PersonID> {
        var viewers: Set<PersonID> = []
        for person in Viewer.allCases.map(cast.id) {
            let sees = try await cast.world.store.moments([moment], for: person)[moment] != nil
            if sees { viewers.insert(person) }
            #expect(try await cast.world.timeline(of: person).contains(moment) == sees)
            let page = try await cast.world.store.moments(by: cast.ada, for: person, before: nil, limit: 9)
            #expect(page.map(\.id).contains(moment) == sees)
            let relation = try await cast.world.store.relations(of: person, to: [cast.ada])[cast.ada]
            #expect(relation?.momentCount == page.count)
            #expect(try await cast.world.store.maySee(photo: "hash", viewer: person) == sees)
        }
        return viewers
    }

    /// Returns the moments of which Ben is told in each way.
    private func notified(_ cast: Cast) async throws -> Set<MomentID> {
        let store = cast.world.store
        let single = Set(try await store.notifications(of: cast.ben, before: nil, limit: 99).compactMap(\.moment))
        let groups = try await store.notificationGroups(of: cast.ben, before: nil, limit: 99)
        #expect(Set(groups.compactMap(\.latest.moment)) == single)
        return single
    }

    private func moment(_ audience: MomentAudience, _ cast: Cast) async throws -> MomentID {
        let photo = try await cast.world.photo(by: cast.ada)
        return try await cast.world.moment(by: cast.ada, audience: audience, photos: [photo])
    }

    @Test(arguments: StoreKind.allCases)
    func `chosen friends see a moment, and nobody else`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let family = try await family(cast)
        // Gus is no friend of Ada's, and 999 nobody.
        let audience = MomentAudience(.selected, tags: [family], people: [cast.dee, cast.gus, 999])

        let moment = try await moment(audience, cast)

        #expect(try await viewers(of: moment, cast) == [cast.ada, cast.ben, cast.dee])
    }

    @Test(arguments: StoreKind.allCases)
    func `friends who are left out do not see a moment, and all others do`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let family = try await family(cast)

        let moment = try await moment(MomentAudience(.except, tags: [family], people: [cast.dee]), cast)

        #expect(try await viewers(of: moment, cast) == [cast.ada, cast.cem, cast.eve])
    }

    @Test(arguments: StoreKind.allCases)
    func `a changed audience takes effect at once`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let family = try await family(cast)
        let moment = try await moment(.onlyMe, cast)
        let friends: Set = [cast.ada, cast.ben, cast.cem, cast.dee, cast.eve]
        #expect(try await viewers(of: moment, cast) == [cast.ada])

        for (audience, expected) in [
            (MomentAudience.friends, friends), (MomentAudience(.selected, tags: [family]), Set([cast.ada, cast.ben])),
            (MomentAudience(.except, people: [cast.cem]), friends.subtracting([cast.cem])), (.onlyMe, Set([cast.ada])),
            (MomentAudience(.selected, people: [cast.eve]), Set([cast.ada, cast.eve])), (.friends, friends),
        ] {
            let record = try await store.setAudience(audience, of: moment, by: cast.ada)
            #expect(record.visibility == audience.visibility)
            #expect(try await viewers(of: moment, cast) == expected)
            #expect(try await store.audiences(of: [moment], for: cast.ada) == [moment: audience])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what is said below a moment goes and comes with it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await moment(.friends, cast)
        try await cast.world.like(moment, by: cast.ben)
        let comment = try await cast.world.comment(moment, by: cast.cem)
        #expect(try await notified(cast) == [moment])

        _ = try await store.setAudience(MomentAudience(.except, people: [cast.ben]), of: moment, by: cast.ada)

        #expect(try await cast.world.comments(of: moment, for: cast.ben) == [])
        #expect(try await notified(cast) == [])
        await #expect(throws: StoreError.notFound("moment")) { try await cast.world.like(moment, by: cast.ben) }
        await #expect(throws: StoreError.notFound("comment")) {
            try await cast.world.comment(moment, by: cast.ben, replyTo: comment)
        }
        #expect(try await cast.world.likers(of: moment, for: cast.ada) == [cast.ben])

        _ = try await store.setAudience(.friends, of: moment, by: cast.ada)
        #expect(try await cast.world.comments(of: moment, for: cast.ben) == [comment])
        #expect(try await notified(cast) == [moment])
    }

    @Test(arguments: StoreKind.allCases)
    func `who gets or loses a moment hears of it, and nobody else`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await moment(MomentAudience(.selected, people: [cast.ben, cast.cem]), cast)
        let people = Viewer.allCases.map(cast.id)
        let streams = people.map { cast.world.store.changes(for: $0) }

        _ = try await cast.world.store.setAudience(
            MomentAudience(.selected, people: [cast.cem, cast.dee]),
            of: moment,
            by: cast.ada
        )

        var heard: [PersonID: [Change]] = [:]
        for (person, stream) in zip(people, streams) {
            let changes = try await cast.world.changes(in: stream, of: person)
            if !changes.isEmpty { heard[person] = changes }
        }
        #expect(
            heard == [
                cast.ada: [.momentChanged(moment)], cast.ben: [.momentDeleted(moment)],
                cast.cem: [.momentChanged(moment)], cast.dee: [.momentPublished(moment)],
            ]
        )
    }

    @Test(arguments: StoreKind.allCases)
    func `an audience is the author's own affair`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let family = try await family(cast)
        let bens = try await store.saveTag(nil, name: "Family", people: [cast.ada], of: cast.ben).id
        let audience = MomentAudience(.selected, tags: [family])
        let moment = try await moment(audience, cast)

        #expect(try await store.audiences(of: [moment, 99], for: cast.ben).isEmpty)
        await #expect(throws: StoreError.notFound("moment")) {
            try await store.setAudience(.friends, of: moment, by: cast.ben)
        }
        await #expect(throws: StoreError.notFound("tag")) {
            try await store.setAudience(MomentAudience(.selected, tags: [bens]), of: moment, by: cast.ada)
        }
        await #expect(throws: StoreError.notFound("tag")) {
            try await cast.world.moment(by: cast.ada, audience: MomentAudience(.except, tags: [family, bens]))
        }
        #expect(try await store.audiences(of: [moment], for: cast.ada) == [moment: audience])
    }

    @Test(arguments: StoreKind.allCases, [MomentVisibility.selected, .except])
    func `somebody must be chosen, and not too many`(kind: StoreKind, visibility: MomentVisibility) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await moment(.friends, cast)
        let tooMany = (0...Int64(Limits.chosenPeople)).map(PersonID.init(rawValue:))

        for (audience, reason) in [
            (MomentAudience(visibility), "AUDIENCE_EMPTY"),
            (MomentAudience(visibility, people: tooMany), "AUDIENCE_TOO_LARGE"),
        ] {
            let publishing = await #expect(throws: StoreError.self) {
                try await cast.world.moment(by: cast.ada, audience: audience)
            }
            let changing = await #expect(throws: StoreError.self) {
                try await store.setAudience(audience, of: moment, by: cast.ada)
            }
            #expect(publishing?.reason == reason && changing?.reason == reason)
        }
        #expect(try await viewers(of: moment, cast).count == 5)
    }

    @Test(arguments: StoreKind.allCases)
    func `a draft keeps its audience`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let family = try await family(cast)

        for audience in [
            MomentAudience(.except, tags: [family], people: [cast.ben]), .onlyMe, .friends,
            MomentAudience(.selected),
        ] {
            try await store.saveMomentDraft(NewMomentDraft(text: "hello", audience: audience), of: cast.ada)
            #expect(try await store.momentDraft(of: cast.ada)?.audience == audience)
        }
    }
}
