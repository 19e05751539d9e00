import Foundation
import Testing
import TreeholeAPI

@testable import TreeholeModel
@testable import TreeholeServer

@Suite struct DemoBoardTests {
    @Test func `a demo is filled once, and its codes work again and again`() async throws {
        let board = try Board()
        let demo = DemoBoard(board.service)
        for _ in 1...2 { try await demo.open() }

        for _ in 1...2 {
            let member = try await board.visitor().perform(.signIn(code: demo.codes[0].code)).member
            #expect(!member.isModerator)
        }
        let token = try await board.visitor().perform(.signIn(code: demo.codes[1].code)).token
        let moderator = Person(service: board.service, token: token, address: "192.0.2.1")
        let posts = try await moderator.perform(.posts(.newest, first: 50)).items
        #expect(posts.count == (try DemoBoard.posts().count))
        #expect(try await moderator.perform(.reports).map(\.text) == ["Learn to sleep, you fool."])
    }

    @Test func `its posts and comments are in the past, in order`() async throws {
        let board = try Board()
        let demo = DemoBoard(board.service)
        try await demo.open()
        let token = try await board.visitor().perform(.signIn(code: demo.codes[0].code)).token
        let member = Person(service: board.service, token: token, address: "192.0.2.1")

        let posts = try await member.perform(.posts(.newest, first: 50)).items
        #expect(zip(posts, posts.dropFirst()).allSatisfy { $0.createdDate > $1.createdDate })
        for post in posts {
            let comments = try #require(try await member.perform(ThreadOperation(post.id))).comments
            let dates = [post.createdDate] + comments.map(\.createdDate) + [board.now]
            #expect(dates == dates.sorted(), "\(post.id)")
            #expect(post.lastReplyDate == comments.last?.createdDate ?? post.createdDate)
        }
    }
}
