import MomentsModel
import MomentsServer
import Testing

/// The visibility of Ada's moments, and of what Ben does there.
@Suite struct MomentStoreVisibilityTests {
    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `only friends see a moment, by whatever way they ask`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.partFromEve()
        let id = cast.id(viewer)

        let expected = viewer.seesMoments ? [moment] : []
        #expect(try await cast.world.timeline(of: id) == expected)
        #expect(try await store.moments(by: cast.ada, for: id, before: nil, limit: 9).map(\.id) == expected)
        #expect(try await Array(store.moments([moment], for: id).keys) == expected)
        let relation = try #require(try await store.relations(of: id, to: [cast.ada])[cast.ada])
        #expect(relation.momentCount == expected.count)
        #expect((relation.lastMoment != nil) == viewer.seesMoments)
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `a moment for its author alone shows to nobody else`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada, audience: .onlyMe)
        try await cast.partFromEve()
        let id = cast.id(viewer)

        let expected = viewer == .author ? [moment] : []
        #expect(try await cast.world.timeline(of: id) == expected)
        #expect(try await store.moments(by: cast.ada, for: id, before: nil, limit: 9).map(\.id) == expected)
        #expect(try await Array(store.moments([moment], for: id).keys) == expected)
        #expect(try await store.relations(of: id, to: [cast.ada])[cast.ada]?.momentCount == expected.count)
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `likes show to friends of the liker and to the author`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.ben)
        try await cast.partFromEve()

        let likers = try await cast.world.likers(of: moment, for: cast.id(viewer))

        #expect(likers == (viewer.seesParticipant ? [cast.ben] : []))
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `comments and their count show to friends of who wrote them and to the author`(
        kind: StoreKind,
        viewer: Viewer
    ) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        try await cast.partFromEve()
        let id = cast.id(viewer)

        let expected = viewer.seesParticipant ? [comment] : []
        #expect(try await cast.world.comments(of: moment, for: id) == expected)
        #expect(try await Array(store.comments([comment], for: id).keys) == expected)
        let summary = try await store.commentSummaries(of: [moment], for: id, last: 2)[moment]
        #expect(summary?.count == (viewer.seesParticipant ? 1 : nil))
        #expect(summary?.latest.map(\.id) == (viewer.seesParticipant ? [comment] : nil))
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `only who sees a moment can like it or comment on it`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.partFromEve()
        let id = cast.id(viewer)

        if viewer.seesMoments {
            try await cast.world.like(moment, by: id)
            _ = try await cast.world.comment(moment, by: id)
        } else {
            for isLiked in [true, false] {
                await #expect(throws: StoreError.notFound("moment")) {
                    try await store.setLike(isLiked, of: moment, by: id)
                }
            }
            await #expect(throws: StoreError.notFound("moment")) { try await cast.world.comment(moment, by: id) }
        }

        #expect(try await cast.world.likers(of: moment, for: cast.ada) == (viewer.seesMoments ? [id] : []))
        #expect(try await cast.world.commentCount(of: moment, for: cast.ada) == (viewer.seesMoments ? 1 : 0))
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `only who knows of a comment can answer it`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        try await cast.partFromEve()
        let id = cast.id(viewer)

        if viewer.seesParticipant {
            let answer = try await cast.world.comment(moment, by: id, replyTo: comment)
            #expect(try await cast.world.comments(of: moment, for: id) == [comment, answer])
        } else {
            await #expect(throws: StoreError.notFound("comment")) {
                try await cast.world.comment(moment, by: id, replyTo: comment)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an answer hides whom it answers from those who may not know of them`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        let answer = try await cast.world.comment(moment, by: cast.ada, replyTo: comment)

        let forCem = try await store.comments(of: moment, for: cast.cem, after: nil, limit: 9)
        let forDee = try await store.comments(of: moment, for: cast.dee, after: nil, limit: 9)

        #expect(forCem.map(\.id) == [comment, answer])
        #expect(forCem[1].replyTo == comment && forCem[1].replyToAuthor == cast.ben)
        #expect(forDee.map(\.id) == [answer])
        #expect(forDee[0].replyTo == nil && forDee[0].replyToAuthor == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `counts differ from viewer to viewer as what shows does`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        for person in [cast.ben, cast.dee, cast.cem] {
            try await cast.world.like(moment, by: person)
            _ = try await cast.world.comment(moment, by: person)
        }

        for (viewer, known) in [
            (cast.ada, [cast.ben, cast.dee, cast.cem]), (cast.ben, [cast.ben, cast.cem]),
            (cast.cem, [cast.ben, cast.cem]), (cast.dee, [cast.dee]), (cast.gus, []),
        ] {
            #expect(try await cast.world.likers(of: moment, for: viewer) == known)
            #expect(try await cast.world.commentCount(of: moment, for: viewer) == known.count)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody sees any more what an ex-friend said below a moment, until they are friends again`(
        kind: StoreKind
    ) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.befriend(cast.eve, cast.cem)
        try await cast.world.like(moment, by: cast.eve)
        let comment = try await cast.world.comment(moment, by: cast.eve)
        #expect(try await cast.world.comments(of: moment, for: cast.cem) == [comment])

        try await cast.partFromEve()

        for viewer in [cast.ada, cast.cem, cast.eve] {
            #expect(try await cast.world.likers(of: moment, for: viewer) == [])
            #expect(try await cast.world.comments(of: moment, for: viewer) == [])
            #expect(try await cast.world.commentCount(of: moment, for: viewer) == 0)
            #expect(try await cast.world.store.comments([comment], for: viewer).isEmpty)
        }

        try await cast.world.befriend(cast.eve, cast.ada)
        #expect(try await cast.world.likers(of: moment, for: cast.cem) == [cast.eve])
        #expect(try await cast.world.comments(of: moment, for: cast.ada) == [comment])
    }
}
