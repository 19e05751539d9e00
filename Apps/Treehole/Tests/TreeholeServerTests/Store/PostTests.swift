import Foundation
import Testing
import TreeholeAPI
import TreeholeModel

@Suite struct PostTests {
    @Test func `numbers of posts count up, also after one was deleted`() async throws {
        let ada = try await Board().join()

        let first = try await ada.perform(PublishPostOperation("One"))
        let second = try await ada.perform(PublishPostOperation("Two"))
        try await ada.perform(DeletePostOperation(second.id))
        let third = try await ada.perform(PublishPostOperation("Three"))

        let ids: [Int] = [first.id, second.id, third.id]
        #expect(ids == [1, 2, 3])
        #expect(try await ada.ids() == [3, 1])
    }

    @Test func `a post is as it was written`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())

        let post = try await ada.perform(
            PublishPostOperation(
                " Hello \u{202E}there\n\n",
                tag: "# campus ",
                choices: ["Yes", "No"],
                isSensitive: true,
                picture: Data("picture 1".utf8)
            )
        )

        #expect(post.isMine)
        let seen = try #require(try await ben.perform(GetPostOperation(post.id)))
        #expect(seen.text == "Hello there")
        #expect(seen.tag == "campus")
        #expect(seen.choices == [VoteChoice(text: "Yes"), VoteChoice(text: "No")])
        #expect(seen.picture == Picture(path: "/pictures/picture 1", width: 4, height: 3))
        #expect(seen.isSensitive && !seen.isMine && !seen.isStarred)
        #expect(seen.createdDate == board.now)
    }

    @Test(arguments: [
        PublishPostOperation("\u{200B} \n"), PublishPostOperation(String(repeating: "a", count: 2001)),
        PublishPostOperation("A", tag: String(repeating: "a", count: 21)), PublishPostOperation("A", choices: ["One"]),
        PublishPostOperation("A", choices: ["One", "One "]), PublishPostOperation("A", choices: ["One", ""]),
        PublishPostOperation("A", picture: Data("no such thing".utf8)),
    ])
    func `posts that cannot be shown are refused`(_ operation: PublishPostOperation) async throws {
        #expect(try await Board().join().refusal(of: operation) == .invalid)
    }

    @Test func `the picture goes with the last post that has it`() async throws {
        let board = try Board()
        let ada = try await board.join()
        for text in ["A", "B"] { try await ada.perform(PublishPostOperation(text, picture: Data("picture".utf8))) }

        try await ada.perform(DeletePostOperation(1))
        #expect(board.pictures.count == 1)
        try await ada.perform(DeletePostOperation(2))
        #expect(board.pictures.count == 0)
    }

    @Test func `a star counts once, and comments of others after it are unread`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())
        try await ada.perform(PublishPostOperation("One"))

        for _ in 1...2 { try await ben.perform(SetStarOperation(1, isStarred: true)) }
        try await ben.perform(AddCommentOperation("Mine", to: 1))
        #expect(try await ben.perform(GetPostOperation(1))?.starCount == 1)
        #expect(try await ben.perform(GetPostOperation(1))?.hasUnread == false)

        try await ada.perform(AddCommentOperation("Yours", to: 1))
        #expect(try await ben.perform(GetPostOperation(1))?.hasUnread == true)
        #expect(try await ben.ids(.starred) == [1])
        try await ben.perform(GetThreadOperation(1))
        #expect(try await ben.perform(GetPostOperation(1))?.hasUnread == false)

        for _ in 1...2 { try await ben.perform(SetStarOperation(1, isStarred: false)) }
        #expect(try await ben.perform(GetPostOperation(1))?.starCount == 0)
    }

    @Test func `a vote is shown to those who have voted, and cannot be changed`() async throws {
        let board = try Board()
        let (ada, ben, cleo) = (try await board.join(), try await board.join(), try await board.join())
        try await ada.perform(PublishPostOperation("Which?", choices: ["A", "B"]))

        let voted = try await ben.perform(VoteOperation(1, for: 1))

        #expect(voted.votedFor == 1)
        #expect(voted.choices.map(\.count) == [0, 1])
        #expect(try await cleo.perform(GetPostOperation(1))?.choices.map(\.count) == [nil, nil])
        #expect(try await ada.perform(GetPostOperation(1))?.choices.map(\.count) == [0, 1])
        #expect(await ben.refusal(of: VoteOperation(1, for: 0)) == .conflict)
        #expect(await ben.refusal(of: VoteOperation(1, for: 2)) == .notFound)
        #expect(try await ben.perform(GetPostOperation(1))?.choices.map(\.count) == [0, 1])
    }
}
