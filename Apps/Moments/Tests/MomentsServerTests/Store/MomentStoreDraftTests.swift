import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreDraftTests {
    private let month: Duration = .seconds(30 * 86_400)

    // MARK: Moments

    @Test(arguments: StoreKind.allCases)
    func `a draft of a moment comes back as it was saved last, to its person alone`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        let (first, second) = (try await world.photo(by: ada, hash: "a"), try await world.photo(by: ada, hash: "b"))
        #expect(try await world.store.momentDraft(of: ada) == nil)

        try await world.store.saveMomentDraft(NewMomentDraft(text: "H", photos: [.init(id: first)]), of: ada)
        world.clock.move(by: 5)
        try await world.store.saveMomentDraft(
            NewMomentDraft(
                text: " Hello\n",
                url: "exam",
                photos: [.init(id: second, altText: "A lake"), .init(id: first)],
                audience: .onlyMe
            ),
            of: ada
        )

        let draft = try #require(try await world.store.momentDraft(of: ada))
        #expect(draft.text == " Hello\n" && draft.url == "exam" && draft.audience == .onlyMe)
        #expect(draft.photos.map(\.id) == [second, first])
        #expect(draft.photos.map(\.altText) == ["A lake", ""] && draft.photos.map(\.hash) == ["b", "a"])
        #expect(draft.updated == world.clock.now())
        #expect(try await world.store.momentDraft(of: ben) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `an empty draft is deleted`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        try await world.store.saveMomentDraft(NewMomentDraft(text: "Hello"), of: ada)

        for _ in 1...2 { try await world.store.saveMomentDraft(NewMomentDraft(text: " \n", url: " "), of: ada) }

        #expect(try await world.store.momentDraft(of: ada) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `photos that are not the person's to publish are left out of a draft`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        let (own, used) = (try await world.photo(by: ada), try await world.photo(by: ada))
        let foreign = try await world.photo(by: ben)
        _ = try await world.moment(by: ada, photos: [used])
        let photos = [used, own, foreign, 99, own].map { NewMoment.Photo(id: $0) }

        try await world.store.saveMomentDraft(NewMomentDraft(text: "Hello", photos: photos), of: ada)

        #expect(try await world.store.momentDraft(of: ada)?.photos.map(\.id) == [own])
    }

    @Test(arguments: StoreKind.allCases)
    func `a draft has limits`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let photos = (1...Int64(Limits.photosPerMoment + 1)).map { NewMoment.Photo(id: PhotoID(rawValue: $0)) }
        let long = NewMoment.Photo(id: 1, altText: String(repeating: "x", count: Limits.photoDescription + 1))
        for draft in [
            NewMomentDraft(text: String(repeating: "x", count: Limits.momentText * 2 + 1)),
            NewMomentDraft(text: "", url: String(repeating: "x", count: Limits.link * 2 + 1)),
            NewMomentDraft(text: "", photos: photos), NewMomentDraft(text: "", photos: [long]),
            NewMomentDraft(text: "\0"),
        ] {
            await #expect(throws: StoreError.invalid("")) { try await world.store.saveMomentDraft(draft, of: ada) }
        }

        let text = String(repeating: "x", count: Limits.momentText * 2)
        try await world.store.saveMomentDraft(NewMomentDraft(text: text), of: ada)
        #expect(try await world.store.momentDraft(of: ada)?.text == text)
        await #expect(throws: StoreError.notFound("person")) {
            try await world.store.saveMomentDraft(NewMomentDraft(text: "Hello"), of: 99)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a published moment ends the draft if it was one, and takes its photos from it in any case`(
        kind: StoreKind
    ) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        let (one, two) = (try await world.photo(by: ada), try await world.photo(by: ada))
        let draft = NewMomentDraft(text: "Hello", photos: [.init(id: one), .init(id: two)])
        try await world.store.saveMomentDraft(draft, of: ada)
        try await world.store.saveMomentDraft(NewMomentDraft(text: "Ben's"), of: ben)

        _ = try await world.moment(by: ada, photos: [one])
        #expect(try await world.store.momentDraft(of: ada)?.photos.map(\.id) == [two])

        await #expect(throws: StoreError.notFound("photo")) {
            _ = try await world.store.publish(
                NewMoment(text: "Hello", photos: [.init(id: one)], endsDraft: true),
                by: ada
            )
        }
        #expect(try await world.store.momentDraft(of: ada)?.text == "Hello")

        _ = try await world.store.publish(NewMoment(text: "Hello", photos: [.init(id: two)], endsDraft: true), by: ada)
        #expect(try await world.store.momentDraft(of: ada) == nil)
        #expect(try await world.store.momentDraft(of: ben)?.text == "Ben's")
    }

    // MARK: Comments

    @Test(arguments: StoreKind.allCases)
    func `a draft of a comment comes back below its moment, to its person alone`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let (moment, other) = (try await cast.world.moment(by: cast.ada), try await cast.world.moment(by: cast.ada))
        let comment = try await cast.world.comment(moment, by: cast.ada)

        try await store.saveCommentDraft(NewCommentDraft(moment: moment, text: "Lov", replyTo: comment), of: cast.ben)

        let draft = try #require(try await store.commentDraft(of: cast.ben, below: moment))
        #expect(draft.text == "Lov" && draft.replyTo == comment && draft.updated == cast.world.clock.now())
        #expect(try await store.commentDraft(of: cast.ben, below: other) == nil)
        #expect(try await store.commentDraft(of: cast.ada, below: moment) == nil)

        try await store.saveCommentDraft(NewCommentDraft(moment: moment, text: " "), of: cast.ben)
        #expect(try await store.commentDraft(of: cast.ben, below: moment) == nil)
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `a comment is begun below what one sees, and answers what one knows`(kind: StoreKind, viewer: Viewer)
        async throws
    {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        try await cast.partFromEve()
        let draft = NewCommentDraft(moment: moment, text: "Lov", replyTo: comment)

        if viewer.seesMoments {
            try await store.saveCommentDraft(draft, of: cast.id(viewer))
            let kept = try await store.commentDraft(of: cast.id(viewer), below: moment)
            #expect(kept?.replyTo == (viewer.seesParticipant ? comment : nil))
        } else {
            await #expect(throws: StoreError.notFound("moment")) {
                try await store.saveCommentDraft(draft, of: cast.id(viewer))
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a draft of a comment ends when it is sent and with its moment, and loses what it answers`(
        kind: StoreKind
    ) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ada)
        let draft = NewCommentDraft(moment: moment, text: "Lov", replyTo: comment)
        try await store.saveCommentDraft(draft, of: cast.ben)

        _ = try await store.deleteComment(comment, by: cast.ada)
        #expect(try await store.commentDraft(of: cast.ben, below: moment)?.replyTo == nil)

        _ = try await cast.world.comment(moment, by: cast.ben)
        #expect(try await store.commentDraft(of: cast.ben, below: moment)?.text == "Lov")
        _ = try await store.addComment(NewComment(moment: moment, text: "Lovely", endsDraft: true), by: cast.ben)
        #expect(try await store.commentDraft(of: cast.ben, below: moment) == nil)

        try await store.saveCommentDraft(NewCommentDraft(moment: moment, text: "More"), of: cast.ben)
        try await store.deleteMoment(moment, by: cast.ada)
        #expect(try await store.commentDraft(of: cast.ben, below: moment) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `of too many drafts of comments the oldest goes`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        var moments: [MomentID] = []
        for index in 0...50 {
            moments.append(try await world.moment(by: ada))
            world.clock.move(by: 1)
            try await world.store.saveCommentDraft(NewCommentDraft(moment: moments[index], text: "x"), of: ada)
            // Saves the first draft again, after the others and before there are too many.
            if index == 49 {
                world.clock.move(by: 1)
                try await world.store.saveCommentDraft(NewCommentDraft(moment: moments[0], text: "y"), of: ada)
            }
        }

        #expect(try await world.store.commentDraft(of: ada, below: moments[1]) == nil)
        for moment in [moments[0], moments[2], moments[50]] {
            #expect(try await world.store.commentDraft(of: ada, below: moment) != nil)
        }
        let long = String(repeating: "x", count: Limits.commentText * 2 + 1)
        await #expect(throws: StoreError.invalid("")) {
            try await world.store.saveCommentDraft(NewCommentDraft(moment: moments[0], text: long), of: ada)
        }
    }

    // MARK: Expiry

    @Test(arguments: StoreKind.allCases)
    func `a draft ends thirty days after it was saved last, and its photos are kept until then`(
        kind: StoreKind
    ) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let photo = try await world.photo(by: ada, hash: "drafted")
        let moment = try await world.moment(by: ada)
        let draft = NewMomentDraft(text: "", photos: [.init(id: photo)])
        try await world.store.saveMomentDraft(draft, of: ada)
        world.clock.move(by: 86_400 * 2)
        try await world.store.saveMomentDraft(draft, of: ada)
        try await world.store.saveCommentDraft(NewCommentDraft(moment: moment, text: "x"), of: ada)

        world.clock.move(by: 86_400 * 30 - 1)
        #expect(try await world.store.removeExpiredDrafts(lifetime: month) == 0)
        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(86_400)) == [])
        #expect(try await world.store.momentDraft(of: ada)?.photos.map(\.id) == [photo])

        world.clock.move(by: 1)
        #expect(try await world.store.removeExpiredDrafts(lifetime: month) == 2)
        #expect(try await world.store.momentDraft(of: ada) == nil)
        #expect(try await world.store.commentDraft(of: ada, below: moment) == nil)
        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(86_400)) == ["drafted"])
    }
}
