import Foundation
import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreCommentTests {
    @Test(arguments: StoreKind.allCases)
    func `comments are read page by page, oldest first`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        var comments: [CommentID] = []
        for person in [cast.ada, cast.dee, cast.ben, cast.ada, cast.ben] {
            comments.append(try await cast.world.comment(moment, by: person))
        }

        let first = try await cast.world.store.comments(of: moment, for: cast.cem, after: nil, limit: 2).map(\.id)
        let second = try await cast.world.store.comments(of: moment, for: cast.cem, after: first.last, limit: 9)

        #expect(first == [comments[0], comments[2]])
        #expect(second.map(\.id) == [comments[3], comments[4]])
        #expect(try await cast.world.store.comments(of: moment, for: cast.cem, after: nil, limit: -1) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a summary holds the count and the last few, oldest first`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let first = try await cast.world.moment(by: cast.ada)
        let second = try await cast.world.moment(by: cast.ada)
        let empty = try await cast.world.moment(by: cast.ada)
        for person in [cast.ben, cast.dee, cast.ada, cast.cem] { _ = try await cast.world.comment(first, by: person) }
        _ = try await cast.world.comment(second, by: cast.ben)

        let moments = [first, second, empty, 99]
        let two = try await cast.world.store.commentSummaries(of: moments, for: cast.cem, last: 2)
        let none = try await cast.world.store.commentSummaries(of: moments, for: cast.cem, last: 0)

        #expect(two.mapValues(\.count) == [first: 3, second: 1])
        #expect(two[first]?.latest.map(\.author) == [cast.ada, cast.cem])
        #expect(none.mapValues(\.count) == [first: 3, second: 1])
        #expect(none.mapValues(\.latest) == [first: [], second: []])
    }

    @Test(arguments: StoreKind.allCases, ["", " \n", String(repeating: "x", count: 1001), "a\0b"])
    func `a comment that is empty, too long or broken is refused`(kind: StoreKind, text: String) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)

        await #expect(throws: StoreError.invalid("")) { _ = try await cast.world.comment(moment, by: cast.ada, text) }
    }

    @Test(arguments: StoreKind.allCases)
    func `an answer stands below the moment of what it answers`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let first = try await cast.world.moment(by: cast.ada)
        let second = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(first, by: cast.ben)

        for answered in [comment, 99] {
            await #expect(throws: StoreError.notFound("comment")) {
                _ = try await cast.world.comment(second, by: cast.ada, replyTo: answered)
            }
        }
        let answer = try await cast.world.store.addComment(
            NewComment(moment: first, text: "yes", replyTo: comment),
            by: cast.ada
        )

        #expect(answer.replyTo == comment && answer.replyToAuthor == cast.ben)
    }

    @Test(arguments: StoreKind.allCases)
    func `a comment is deleted by who wrote it, and its answers stay`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        let answer = try await cast.world.comment(moment, by: cast.cem, replyTo: comment)

        for person in [cast.ada, cast.cem, cast.fay] {
            await #expect(throws: StoreError.notFound("comment")) {
                _ = try await cast.world.store.deleteComment(comment, by: person)
            }
        }
        #expect(try await cast.world.store.deleteComment(comment, by: cast.ben) == moment)

        let left = try await cast.world.store.comments(of: moment, for: cast.ada, after: nil, limit: 9)
        #expect(left.map(\.id) == [answer] && left[0].replyTo == nil && left[0].replyToAuthor == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `an ex-friend can still take back their words`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.eve)
        try await cast.partFromEve()

        #expect(try await cast.world.store.deleteComment(comment, by: cast.eve) == moment)

        #expect(try await cast.world.commentCount(of: moment, for: cast.ada) == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `comments are in the order of time even when the clock goes back`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        cast.world.clock.move(by: -60)

        let comment = NewComment(moment: moment, text: "quick")
        #expect(try await cast.world.store.addComment(comment, by: cast.ada).created == TestClock.start)
        let dated = NewComment(moment: moment, text: "dated", created: TestClock.start + 60)
        #expect(try await cast.world.store.addComment(dated, by: cast.ada).created == TestClock.start + 60)

        await #expect(throws: StoreError.invalid("")) {
            let early = NewComment(moment: moment, text: "early", created: TestClock.start + 59)
            _ = try await cast.world.store.addComment(early, by: cast.ada)
        }
    }
}
