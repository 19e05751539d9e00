import Foundation
import Testing
import TreeholeAPI

@testable import TreeholeModel

@Suite struct PostTests {
    @Test func `numbers of posts count up, also after one was deleted`() async throws {
        let ada = try await Board().join()

        let first = try await ada.perform(.publishPost("One"))
        let second = try await ada.perform(.publishPost("Two"))
        try await ada.perform(.deletePost(second.id))
        let third = try await ada.perform(.publishPost("Three"))

        let ids: [Int] = [first.id, second.id, third.id]
        #expect(ids == [1, 2, 3])
        #expect(try await ada.ids() == [3, 1])
    }

    @Test func `a post is as it was written`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())

        let post = try await ada.perform(
            .publishPost(
                " Hello \u{202E}there\n\n",
                tag: "# campus ",
                choices: ["Yes", "No"],
                isSensitive: true,
                picture: Data("picture 1".utf8)
            )
        )

        #expect(post.isMine)
        let seen = try #require(try await ben.perform(.post(post.id)))
        #expect(seen.text == "Hello there")
        #expect(seen.tag == "campus")
        #expect(seen.choices == [VoteChoice(text: "Yes"), VoteChoice(text: "No")])
        #expect(seen.picture == Picture(path: "/pictures/picture 1", width: 4, height: 3))
        #expect(seen.isSensitive && !seen.isMine && !seen.isStarred)
        #expect(seen.createdDate == board.now)
    }

    private static let invalid: [FieldOperation<Post>] = [
        .publishPost("\u{200B} \n"), .publishPost(String(repeating: "a", count: 2001)),
        .publishPost("A", tag: String(repeating: "a", count: 21)), .publishPost("A", choices: ["One"]),
        .publishPost("A", choices: ["One", "One "]), .publishPost("A", choices: ["One", ""]),
        .publishPost("A", picture: Data("no such thing".utf8)),
    ]

    @Test(arguments: invalid)
    func `posts that cannot be shown are refused`(_ operation: FieldOperation<Post>) async throws {
        #expect(try await Board().join().refusal(of: operation) == .invalid)
    }

    @Test func `the picture goes with the last post that has it`() async throws {
        let board = try Board()
        let ada = try await board.join()
        for text in ["A", "B"] { try await ada.perform(.publishPost(text, picture: Data("picture".utf8))) }

        try await ada.perform(.deletePost(1))
        #expect(board.pictures.count == 1)
        try await ada.perform(.deletePost(2))
        #expect(board.pictures.count == 0)
    }

    @Test func `a star counts once, and comments of others after it are unread`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())
        try await ada.perform(.publishPost("One"))

        for _ in 1...2 { try await ben.perform(.setStar(1, isStarred: true)) }
        try await ben.perform(.addComment("Mine", to: 1))
        #expect(try await ben.perform(.post(1))?.starCount == 1)
        #expect(try await ben.perform(.post(1))?.hasUnread == false)

        try await ada.perform(.addComment("Yours", to: 1))
        #expect(try await ben.perform(.post(1))?.hasUnread == true)
        #expect(try await ben.ids(.starred) == [1])
        try await ben.perform(ThreadOperation(1))
        #expect(try await ben.perform(.post(1))?.hasUnread == false)

        for _ in 1...2 { try await ben.perform(.setStar(1, isStarred: false)) }
        #expect(try await ben.perform(.post(1))?.starCount == 0)
    }

    @Test func `a vote is shown to those who have voted, and cannot be changed`() async throws {
        let board = try Board()
        let (ada, ben, cleo) = (try await board.join(), try await board.join(), try await board.join())
        try await ada.perform(.publishPost("Which?", choices: ["A", "B"]))

        let voted = try await ben.perform(.vote(1, for: 1))

        #expect(voted.votedFor == 1)
        #expect(voted.choices.map(\.count) == [0, 1])
        #expect(try await cleo.perform(.post(1))?.choices.map(\.count) == [nil, nil])
        #expect(try await ada.perform(.post(1))?.choices.map(\.count) == ([0, 1] as [Int?]))
        #expect(await ben.refusal(of: .vote(1, for: 0)) == .conflict)
        #expect(await ben.refusal(of: .vote(1, for: 2)) == .notFound)
        #expect(try await ben.perform(.post(1))?.choices.map(\.count) == ([0, 1] as [Int?]))
    }
}
