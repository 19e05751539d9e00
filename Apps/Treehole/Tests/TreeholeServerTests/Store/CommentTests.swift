import APIKit
import Foundation
import Testing
import TreeholeAPI

@testable import TreeholeModel

@Suite struct CommentTests {
    @Test func `names follow the order in which people appear, and stay`() async throws {
        let board = try Board()
        let (ada, ben, cleo) = (try await board.join(), try await board.join(), try await board.join())
        try await ada.perform(.publishPost("One"))
        try await ada.perform(.publishPost("Two"))

        for person in [cleo, ada, ben, cleo] { try await person.perform(.addComment("Hello", to: 1)) }
        for person in [ben, cleo] { try await person.perform(.addComment("Hello", to: 2)) }

        let comments = try await ada.perform(ThreadOperation(1))?.comments ?? []
        #expect(comments.map(\.place) == [1, 0, 2, 1])
        #expect(comments.map(\.isMine) == [false, true, false, false])
        #expect(comments.map(\.floor) == [1, 2, 3, 4])
        // The same people have other names in another thread.
        #expect(try await ada.perform(ThreadOperation(2))?.comments.map(\.place) == [1, 2])
    }

    @Test func `a deleted comment leaves its floor, and cannot be quoted`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())
        try await ada.perform(.publishPost("One"))
        try await ben.perform(.addComment("Regret", to: 1))
        let answer = try await ada.perform(.addComment("Answer", to: 1, quoting: 1))
        #expect(answer.quotedFloor == 1)

        let deleted = try await ben.perform(.deleteComment(1, of: 1))

        #expect(deleted.isDeleted && deleted.text.isEmpty)
        #expect(await ada.refusal(of: .addComment("Again", to: 1, quoting: 1)) == .notFound)
        #expect(try await ada.perform(.addComment("Next", to: 1)).floor == 3)
        #expect(try await ada.perform(.post(1))?.commentCount == 2)
    }

    @Test func `a comment brings its post up`() async throws {
        let board = try Board()
        let ada = try await board.join()
        for text in ["One", "Two"] {
            try await ada.perform(.publishPost(text))
            board.advance(by: 60)
        }

        try await ada.perform(.addComment("Up", to: 1))

        #expect(try await ada.ids(.lastReply) == [1, 2])
        #expect(try await ada.perform(.post(1))?.lastReplyDate == board.now)
    }

    @Test func `comments without text, to missing posts, of missing floors are refused`() async throws {
        let ada = try await Board().join()
        try await ada.perform(.publishPost("One"))

        #expect(await ada.refusal(of: .addComment(" ", to: 1)) == .invalid)
        #expect(await ada.refusal(of: .addComment(String(repeating: "a", count: 1001), to: 1)) == .invalid)
        #expect(await ada.refusal(of: .addComment("A", to: 2)) == .notFound)
        #expect(await ada.refusal(of: .addComment("A", to: 1, quoting: 5)) == .notFound)
        let largest = Int(Int32.max)
        #expect(await ada.refusal(of: .addComment("A", to: largest, quoting: largest)) == .notFound)
        // Numbers beyond 32 bits are no numbers of GraphQL.
        await #expect(throws: APIError.self) { try await ada.perform(.addComment("A", to: .min)) }
        #expect(await ada.refusal(of: .deleteComment(1, of: 1)) == .notFound)
    }
}
