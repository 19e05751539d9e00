import MomentsModel
import MomentsServer
import Testing

/// What a person has said about moments, whosever they are.
@Suite struct MomentStoreExportTests {
    @Test(arguments: StoreKind.allCases)
    func `a person's comments come page by page, oldest first`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        let (adas, bens) = (try await world.moment(by: cast.ada), try await world.moment(by: cast.ben))
        let asked = try await world.comment(adas, by: cast.cem)
        let first = try await world.comment(adas, by: cast.ben, "first", replyTo: asked)
        let second = try await world.comment(bens, by: cast.ben, "second")
        let third = try await world.comment(adas, by: cast.ben, "third")

        let page = try await world.store.comments(by: cast.ben, after: nil, limit: 2)
        let next = try await world.store.comments(by: cast.ben, after: second, limit: 2)

        #expect(page.map(\.id) == [first, second] && page.map(\.moment) == [adas, bens])
        #expect(page.map(\.replyTo) == [asked, nil] && page.map(\.replyToAuthor) == [cast.cem, nil])
        #expect(next.map(\.text) == ["third"] && next.map(\.id) == [third])
        #expect(try await world.store.comments(by: cast.ben, after: nil, limit: 0).isEmpty)
        #expect(try await world.store.comments(by: cast.fay, after: nil, limit: 9).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a comment stays its author's without what it replied to, and goes with its moment`(kind: StoreKind)
        async throws
    {
        let cast = try await Cast(kind)
        let world = cast.world
        let moment = try await world.moment(by: cast.ada)
        let asked = try await world.comment(moment, by: cast.ada)
        let own = try await world.comment(moment, by: cast.eve, replyTo: asked)
        try await cast.partFromEve()

        let kept = try await world.store.comments(by: cast.eve, after: nil, limit: 9)
        try await world.store.deleteMoment(moment, by: cast.ada)

        #expect(kept.map(\.id) == [own] && kept.map(\.replyTo) == [nil] && kept.map(\.replyToAuthor) == [nil])
        #expect(try await world.store.comments(by: cast.eve, after: nil, limit: 9).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `the moments that a person likes are those that the person sees`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        let adas = try await world.moment(by: cast.ada)
        let own = try await world.moment(by: cast.eve)
        let other = try await world.moment(by: cast.ada)
        for moment in [other, own, adas] { try await world.like(moment, by: cast.eve) }
        let store = world.store
        #expect(try await store.likedMoments(of: cast.eve, after: nil, limit: 2) == [adas, own])
        #expect(try await store.likedMoments(of: cast.eve, after: own, limit: 2) == [other])
        #expect(try await store.likedMoments(of: cast.eve, after: nil, limit: 0) == [])

        try await cast.partFromEve()

        #expect(try await store.likedMoments(of: cast.eve, after: nil, limit: 9) == [own])
    }

    @Test(arguments: StoreKind.allCases)
    func `all drafts of comments come at once`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        let (adas, bens) = (try await world.moment(by: cast.ada), try await world.moment(by: cast.ben))
        for (moment, text) in [(adas, "one"), (bens, "two")] {
            try await world.store.saveCommentDraft(NewCommentDraft(moment: moment, text: text), of: cast.ben)
        }

        let drafts = try await world.store.commentDrafts(of: cast.ben)

        #expect(drafts.mapValues(\.text) == [adas: "one", bens: "two"])
        #expect(try await world.store.commentDrafts(of: cast.ada).isEmpty)
    }
}
