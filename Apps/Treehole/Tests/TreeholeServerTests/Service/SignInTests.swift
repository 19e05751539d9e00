import Foundation
import Testing
import TreeholeAPI

@testable import TreeholeModel
@testable import TreeholeServer

@Suite struct SignInTests {
    @Test func `the first code makes a moderator, and works once, however it is typed`() async throws {
        let board = try Board()
        let code = try #require(try await board.service.firstCode())

        let typed = code.lowercased().replacing("-", with: " ").replacing("0", with: "o")
        let signedIn = try await board.visitor().perform(.signIn(code: typed))

        #expect(signedIn.member.isModerator)
        #expect(await board.visitor().refusal(of: .signIn(code: code)) == .forbidden)
        #expect(try await board.service.firstCode() == nil)
    }

    @Test func `codes expire`() async throws {
        let board = try Board()
        let (moderator, ada) = (try await board.join(isModerator: true), try await board.join())
        let (invitation, device) = (
            try await moderator.perform(.createInvitation), try await ada.perform(.createDeviceCode)
        )

        board.advance(by: 601)
        #expect(await board.visitor().refusal(of: .signIn(code: device)) == .forbidden)
        board.advance(by: 7 * 86_400)
        #expect(await board.visitor().refusal(of: .signIn(code: invitation)) == .forbidden)
    }

    @Test func `a device code lets the same member in, whose sign-ins can be ended`() async throws {
        let board = try Board()
        let ada = try await board.join()
        try await ada.perform(.publishPost("One"))
        let code = try await ada.perform(.createDeviceCode)

        let token = try await board.visitor().perform(.signIn(code: code)).token
        let phone = Person(service: board.service, token: token, address: "192.0.2.2")
        #expect(try await phone.perform(.post(1))?.isMine == true)

        let signIns = try await ada.perform(.signIns)
        #expect(signIns.map(\.isCurrent) == [false, true])
        try await ada.perform(.endSignIn(signIns[0].id))
        #expect(await phone.refusal(of: .signIns) == .unauthenticated)
        try await ada.perform(.signOut)
        #expect(try await ada.perform(.member) == nil)
    }

    @Test func `a sign-in that is not used ends, one that is used stays`() async throws {
        let board = try Board()
        let (ada, ben) = (try await board.join(), try await board.join())

        for _ in 1...3 {
            board.advance(by: 30 * 86_400)
            #expect(try await ben.perform(.member) != nil)
        }

        #expect(try await ada.perform(.member) == nil)
    }

    @Test func `a member has at most twenty sign-ins; the oldest ends`() async throws {
        let board = try Board()
        let ada = try await board.join()
        var latest = ada
        for _ in 1...20 {
            let code = InvitationCode.make(random: board.service.random)
            let member = try await board.service.viewer(token: ada.token)?.member ?? 1
            try await board.service.store.write { try $0.addCode(code, member: member, lifetime: .seconds(60)) }
            let token = try await board.visitor(at: UUID().uuidString).perform(.signIn(code: code)).token
            latest = Person(service: board.service, token: token, address: "192.0.2.3")
        }
        #expect(try await latest.perform(.signIns).count == 20)
        #expect(try await ada.perform(.member) == nil)
    }

    @Test func `pages of all processes hear of changes`() async throws {
        let board = try Board()
        let ada = try await board.join()
        var changes = try ada.changes().makeAsyncIterator()
        #expect(try await changes.next() == BoardChange(kind: .subscribed))

        try await ada.perform(.publishPost("One"))
        #expect(try await changes.next() == BoardChange(kind: .posted, postID: 1))
        board.service.receive(.changed(BoardChange(kind: .removed, postID: 9)))
        #expect(try await changes.next() == BoardChange(kind: .removed, postID: 9))
    }
}
