import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct MomentStoreInvitationTests {
    private let secret = InvitationSecret("open sesame")
    private let ben = NewPerson(handle: Handle("ben")!, name: "Ben", passwordHash: "")

    @Test(arguments: StoreKind.allCases)
    func `an invitation ends after fourteen days`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let invitation = try await world.store.addInvitation(by: ada, secret: secret)
        #expect(invitation.expires == TestClock.start + 14 * 86_400)

        world.clock.move(by: 14 * 86_400 - 1)
        #expect(try await world.store.openInvitations() == [invitation])
        #expect(try await world.store.isOpen(secret))
        #expect(try await world.store.removeExpiredLinks() == 0)
        world.clock.move(by: 1)

        #expect(try await world.store.openInvitations() == [])
        #expect(try await !world.store.isOpen(secret))
        await #expect(throws: StoreError.invitationInvalid) {
            try await world.store.addPerson(ben, invitation: secret)
        }
        #expect(try await world.store.removeExpiredLinks() == 1)
        #expect(try await world.store.removeExpiredLinks() == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `an invitation that was revoked lets nobody in`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let invitation = try await world.store.addInvitation(by: ada, secret: secret)
        let other = try await world.store.addInvitation(by: ada, secret: InvitationSecret("other"))

        try await world.store.removeInvitation(invitation.id, by: ada)

        #expect(try await world.store.openInvitations() == [other])
        #expect(try await !world.store.isOpen(secret))
        await #expect(throws: StoreError.invitationInvalid) {
            try await world.store.addPerson(ben, invitation: secret)
        }
        #expect(try await world.store.isOpen(InvitationSecret("other")))
        _ = try await world.store.addPerson(ben, invitation: InvitationSecret("other"))
        #expect(try await !world.store.isOpen(InvitationSecret("other")))
        for id in [invitation.id, other.id, 99] {
            await #expect(throws: StoreError.notFound("")) { try await world.store.removeInvitation(id, by: ada) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `only admins revoke`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, cem) = (try await world.person("Ada"), try await world.person("Cem"))
        let invitation = try await world.store.addInvitation(by: ada, secret: secret)

        await #expect(throws: StoreError.invalid("")) {
            try await world.store.removeInvitation(invitation.id, by: cem)
        }

        #expect(try await world.store.openInvitations() == [invitation])
    }

    @Test(arguments: StoreKind.allCases)
    func `invitations are so many and no more, until one is used, revoked or too old`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        for number in 0..<LinkRules.maximumOpenInvitations {
            _ = try await world.store.addInvitation(by: ada, secret: InvitationSecret("\(number)"))
        }

        await #expect(throws: StoreError.invalid("")) { try await world.store.addInvitation(by: ada, secret: secret) }
        let open = try await world.store.openInvitations()
        #expect(open.count == LinkRules.maximumOpenInvitations)
        try await world.store.removeInvitation(open[0].id, by: ada)
        _ = try await world.store.addInvitation(by: ada, secret: secret)
    }

    @Test func `the database has no code`() async throws {
        let folder = try TemporaryFolder()
        let store = try DatabaseMomentStore(path: folder.path("moments.sqlite"))
        let ada = try await store.addPerson(ben, invitation: nil).id
        _ = try await store.addInvitation(by: ada, secret: InvitationSecret("the-code-of-an-invitation"))

        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
            let data = try Data(contentsOf: folder.url.appending(path: name))
            #expect(data.range(of: Data("the-code-of-an-invitation".utf8)) == nil, "\(name)")
        }
    }
}
