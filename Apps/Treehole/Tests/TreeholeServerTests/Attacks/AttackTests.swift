import APIKit
import Foundation
import GRDB
import Testing
import TreeholeAPI

@testable import TreeholeModel
@testable import TreeholeServer

/// Attacks by a stranger, by another member, by a moderator, and by a thief of the database.
@Suite struct AttackTests {
    // MARK: The stranger

    @Test func `a stranger learns and changes nothing`() async throws {
        let board = try Board()
        let ada = try await board.join()
        try await ada.perform(.publishPost("Secret", choices: ["A", "B"]))
        for stranger in [board.visitor(), Person(service: board.service, token: "a", address: "192.0.2.9")] {
            #expect(try await stranger.perform(.member) == nil)
            let refusals: [APIRefusal.Code?] = [
                await stranger.refusal(of: .posts(.newest)), await stranger.refusal(of: .post(1)),
                await stranger.refusal(of: ThreadOperation(1)),
                await stranger.refusal(of: .trendingTags),
                await stranger.refusal(of: .signIns), await stranger.refusal(of: .reports),
                await stranger.refusal(of: .publishPost("A")),
                await stranger.refusal(of: .deletePost(1)),
                await stranger.refusal(of: .setStar(1, isStarred: true)),
                await stranger.refusal(of: .vote(1, for: 0)),
                await stranger.refusal(of: .addComment("A", to: 1)),
                await stranger.refusal(of: .deleteComment(1, of: 1)),
                await stranger.refusal(of: .report(1, reason: .spam)),
                await stranger.refusal(of: .decide(1, .ban)), await stranger.refusal(of: .signOut),
                await stranger.refusal(of: .endSignIn(1)),
                await stranger.refusal(of: .createDeviceCode),
                await stranger.refusal(of: .createInvitation),
                await stranger.refusal(of: .saveSettings(MemberSettings())),
            ]
            #expect(refusals.allSatisfy { $0 == .unauthenticated })
            await #expect(throws: APIError.self) { for try await _ in try stranger.changes() { return } }
        }
    }

    @Test func `codes cannot be guessed in numbers`() async throws {
        let clock = TestClock()
        let board = try Board(limits: clock)
        for _ in 1...10 {
            #expect(await board.visitor().refusal(of: .signIn(code: "0000-0000-0000")) == .forbidden)
        }

        #expect(await board.visitor().refusal(of: .signIn(code: "0000-0000-0000")) == .rateLimited)
        #expect(await board.visitor(at: "192.0.2.2").refusal(of: .signIn(code: "a")) == .forbidden)
        clock.advance(by: .seconds(60))
        #expect(await board.visitor().refusal(of: .signIn(code: "0000-0000-0000")) == .forbidden)
    }

    // MARK: Another member

    @Test func `a member can neither change nor delete what others wrote`() async throws {
        let board = try Board()
        let (ada, eve) = (try await board.join(), try await board.join())
        try await ada.perform(.publishPost("One"))
        try await ada.perform(.addComment("Two", to: 1))

        #expect(await eve.refusal(of: .deletePost(1)) == .forbidden)
        #expect(await eve.refusal(of: .deleteComment(1, of: 1)) == .forbidden)
        let signIn = try await ada.perform(.signIns)[0].id
        #expect(await eve.refusal(of: .endSignIn(signIn)) == .notFound)
        #expect(await eve.refusal(of: .reports) == .forbidden)
        #expect(await eve.refusal(of: .decide(1, .hide)) == .forbidden)
        #expect(await eve.refusal(of: .createInvitation) == .forbidden)
        #expect(try await ada.perform(ThreadOperation(1))?.comments.map(\.text) == ["Two"])
    }

    @Test func `nothing that a member gets links two threads`() async throws {
        let board = try Board()
        let (ada, ben, eve) = (try await board.join(), try await board.join(), try await board.join())
        for text in ["One", "Two"] { try await ada.perform(.publishPost(text)) }
        for post in [1, 2] {
            for person in [ben, ada] { try await person.perform(.addComment("Same words", to: post)) }
        }

        let threads = [
            try #require(try await eve.perform(ThreadOperation(1))),
            try #require(try await eve.perform(ThreadOperation(2))),
        ]

        // All that differs between the two are the number and the text of the post: the same would be there if other people
        // had written the second.
        var second = threads[1]
        second.post.id = 1
        second.post.text = "One"
        #expect(threads[0] == second)
    }

    @Test func `floods end, whoever sends them`() async throws {
        let clock = TestClock()
        let board = try Board(limits: clock)
        let eve = try await board.join()

        for _ in 1...10 { try await eve.perform(.publishPost("Spam")) }
        #expect(await eve.refusal(of: .publishPost("Spam")) == .rateLimited)
        for _ in 1...30 { try await eve.perform(.addComment("Spam", to: 1)) }
        #expect(await eve.refusal(of: .addComment("Spam", to: 1)) == .rateLimited)
        #expect(await (try await board.join()).refusal(of: .publishPost("Fine")) == nil)
        clock.advance(by: .seconds(1800))
        #expect(await eve.refusal(of: .publishPost("Later")) == nil)
    }

    @Test func `cursors and dates from elsewhere are refused or harmless`() async throws {
        let board = try Board()
        let eve = try await board.join()
        try await eve.perform(.publishPost("One"))

        for cursor in ["", "x", "MXwxfDE", "OTk5OTk5OTk5OTk5OTk5fDF8MQ", String(repeating: "A", count: 10_000)] {
            let code = await eve.refusal(of: .posts(.random, after: cursor))
            #expect(code == nil || code == .invalid, "\(cursor.prefix(30))")
        }
        let search = PostSearch(text: String(repeating: "a", count: 101))
        #expect(await eve.refusal(of: .posts(.newest, search: search)) == .invalid)
        for search in [PostSearch(from: .distantPast), PostSearch(to: .distantFuture + 1e15)] {
            #expect(await eve.refusal(of: .posts(.newest, search: search)) == .invalid)
        }
        #expect(await eve.refusal(of: .posts(.newest, first: -1)) == .invalid)
        await #expect(throws: APIError.self) { try await eve.perform(.posts(.newest, first: 100_000)) }
    }

    // MARK: The moderator

    @Test func `a moderator hides and bans without learning who it is`() async throws {
        let board = try Board()
        let (moderator, eve, ada) = (
            try await board.join(isModerator: true), try await board.join(), try await board.join()
        )
        try await ada.perform(.publishPost("Fine"))
        try await eve.perform(.publishPost("Also fine"))
        try await eve.perform(.addComment("An insult", to: 1))
        for _ in 1...2 { try await ada.perform(.report(1, floor: 1, reason: .insult, note: "Look")) }

        let reports = try await moderator.perform(.reports)
        #expect(reports.map(\.text) == ["An insult"])
        #expect(reports.map(\.count) == [1])
        try await moderator.perform(.decide(reports[0].id, .ban))

        #expect(try await moderator.perform(.reports) == [])
        #expect(try await ada.perform(ThreadOperation(1))?.comments.map(\.text) == [""])
        #expect(try await moderator.perform(ThreadOperation(1))?.comments.map(\.text) == ["An insult"])
        // Only the banned member knows, and what was not reported stays.
        #expect(await eve.refusal(of: .addComment("More", to: 1)) == .forbidden)
        #expect(await eve.refusal(of: .publishPost("More")) == .forbidden)
        #expect(try await eve.perform(.member)?.ban != nil)
        #expect(try await ada.perform(.member)?.ban == nil)
        #expect(try await ada.ids() == [2, 1])
        #expect(await moderator.refusal(of: .deletePost(1)) == .forbidden)
        #expect(await moderator.refusal(of: .decide(reports[0].id, .ban)) == .notFound)
        board.advance(by: 8 * 86_400)
        #expect(await eve.refusal(of: .publishPost("Better")) == nil)
    }

    @Test func `a hidden post is seen by its author and moderators only`() async throws {
        let board = try Board()
        let (moderator, eve, ada) = (
            try await board.join(isModerator: true), try await board.join(), try await board.join()
        )
        try await eve.perform(.publishPost("Spam", tag: "spam"))
        try await ada.perform(.report(1, reason: .spam))
        let report = try await moderator.perform(.reports)[0].id
        try await moderator.perform(.decide(report, .hide))

        #expect(try await ada.ids() == [])
        #expect(try await ada.perform(.post(1)) == nil)
        #expect(try await ada.perform(ThreadOperation(1)) == nil)
        #expect(try await ada.perform(.trendingTags) == [])
        #expect(await ada.refusal(of: .addComment("A", to: 1)) == .notFound)
        #expect(await ada.refusal(of: .setStar(1, isStarred: true)) == .notFound)
        #expect(try await eve.ids(.mine) == [1])
        #expect(try await eve.perform(.post(1))?.isHidden == true)
        #expect(try await moderator.ids() == [1])
    }

    // MARK: The thief

    @Test func `a stolen database neither links posts nor says who wrote them`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())
        for text in ["One", "Two"] {
            try await ada.perform(.publishPost(text, choices: ["A", "B"]))
        }
        for post in [1, 2] {
            try await ben.perform(.addComment("Hello", to: post))
            try await ben.perform(.vote(post, for: 0))
            try await ada.perform(.report(post, reason: .spam))
        }
        for post in [1, 2] { try await ben.perform(.setStar(post, isStarred: true)) }
        var settings = MemberSettings()
        settings.blockedWords = ["rain"]
        try await ben.perform(.saveSettings(settings))

        let columns = ["writer.writer", "vote.voter", "report.reporter", "star.person", "settings.person"]
        let thief = try DatabaseQueue(path: board.file.path)
        let digests = try await thief.read { db in
            try columns.flatMap { column -> [Data] in
                let parts = column.split(separator: ".")
                return try Data.fetchAll(db, sql: "SELECT \(parts[1]) FROM \(parts[0])")
            }
        }

        // Four writers, two voters, two reporters, two stars and settings of two people: no digest occurs twice.
        #expect(digests.count == 11)
        #expect(Set(digests).count == 11)
        // With another secret the digests of all members differ from all of these.
        let guesses = BoardKeys(secret: Data(repeating: 8, count: 32))
        for member in 0...10 as ClosedRange<Int64> {
            for post in [1, 2] as [Int64] {
                for purpose in [BoardKeys.Purpose.thread, .vote, .report, .star] {
                    #expect(!digests.contains(guesses.digest(of: member, for: purpose, post: post)))
                }
            }
        }
    }

    @Test func `the tables of members have no times, and no table has an address or a token`() async throws {
        let board = try Board()
        let ada = try await board.join(at: "203.0.113.77")
        try await ada.perform(.publishPost("One"))
        let code = try await ada.perform(.createDeviceCode)

        let thief = try DatabaseQueue(path: board.file.path)
        let (rows, signIns) = try thief.read { db in
            let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            let rows = try tables.flatMap { try Row.fetchAll(db, sql: "SELECT * FROM \"\($0)\"").map(\.description) }
            return (rows, try Row.fetchAll(db, sql: "SELECT created_day, used_day FROM sign_in"))
        }

        let text = rows.joined(separator: "\n")
        #expect(!text.contains("203.0.113.77"))
        #expect(!text.contains(try #require(ada.token)))
        #expect(!text.contains(code))
        #expect(signIns.allSatisfy { ($0[0] as Int) < 100_000 && ($0[1] as Int) < 100_000 })
    }

    @Test func `a deleted text is no longer in the file`() async throws {
        let board = try Board()
        let ada = try await board.join()
        try await ada.perform(.publishPost("A text that nobody may find again"))
        try await ada.perform(.addComment("Nor may they find this comment", to: 1))
        try await ada.perform(.deleteComment(1, of: 1))
        try await ada.perform(.deletePost(1))

        let thief = try DatabaseQueue(path: board.file.path)
        try await thief.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        let bytes = try Data(contentsOf: board.file)

        for text in ["nobody may find", "find this comment"] { #expect(bytes.range(of: Data(text.utf8)) == nil) }
    }
}
