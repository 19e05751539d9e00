import Foundation
import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStorePeopleTests {
    @Test(arguments: StoreKind.allCases)
    func `the first person needs no invitation and becomes admin`(kind: StoreKind) async throws {
        let world = try World(kind)
        #expect(try await world.store.hasPeople() == false)

        let new = NewPerson(handle: Handle("Ada_L")!, name: "Ada", passwordHash: "secret")
        let ada = try await world.store.addPerson(new, invitation: nil)

        #expect(ada.id == 1 && ada.isAdmin && ada.handle.description == "ada_l" && ada.created == TestClock.start)
        #expect(try await world.store.hasPeople())
        #expect(try await world.store.person(handle: Handle("ada_l")!) == ada)
        #expect(try await world.store.people([1, 2]) == [1: ada])
        #expect(try await world.store.credentials(handle: ada.handle)?.passwordHash == "secret")
        #expect(try await world.store.credentials(handle: Handle("nobody")!) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `an invitation lets one person in, once`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let secret = InvitationSecret("open sesame")
        let invitation = try await world.store.addInvitation(by: ada, secret: secret)
        #expect(try await world.store.openInvitations() == [invitation])

        let ben = NewPerson(handle: Handle("ben")!, name: "Ben", passwordHash: "")
        let cem = NewPerson(handle: Handle("cem")!, name: "Cem", passwordHash: "")
        await #expect(throws: StoreError.invitationInvalid) {
            try await world.store.addPerson(ben, invitation: InvitationSecret("open sesame\0"))
        }
        #expect(try await world.store.addPerson(ben, invitation: secret).isAdmin == false)

        #expect(try await world.store.openInvitations() == [])
        for secret in [secret, InvitationSecret("guessed"), nil] {
            await #expect(throws: StoreError.invitationInvalid) {
                try await world.store.addPerson(cem, invitation: secret)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `invitations come from admins, and each is its own`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")

        await #expect(throws: StoreError.invalid("")) {
            try await world.store.addInvitation(by: ben, secret: InvitationSecret("x"))
        }
        _ = try await world.store.addInvitation(by: ada, secret: InvitationSecret("y"))
        _ = try await world.store.addInvitation(by: ada, secret: InvitationSecret("z"))
        await #expect(throws: StoreError.invalid("")) {
            try await world.store.addInvitation(by: ada, secret: InvitationSecret("y"))
        }

        let open = try await world.store.openInvitations()
        #expect(open.count == 2 && open[0].id > open[1].id)
    }

    @Test(arguments: StoreKind.allCases)
    func `a handle that is taken leaves the invitation open`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada", handle: "ada")
        let secret = InvitationSecret("open sesame")
        _ = try await world.store.addInvitation(by: ada, secret: secret)

        await #expect(throws: StoreError.handleTaken) {
            let other = NewPerson(handle: Handle("ADA")!, name: "Other", passwordHash: "")
            _ = try await world.store.addPerson(other, invitation: secret)
        }

        #expect(try await world.store.openInvitations().count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `demo people choose their numbers, and later ones count on from there`(kind: StoreKind) async throws {
        let world = try World(kind)
        func add(_ handle: String, id: PersonID?) async throws -> PersonRecord {
            let secret = InvitationSecret(handle)
            let isFirst = try await !world.store.hasPeople()
            if !isFirst { _ = try await world.store.addInvitation(by: 0, secret: secret) }
            let new = NewPerson(handle: Handle(handle)!, name: handle, passwordHash: "", id: id, created: .distantPast)
            return try await world.store.addPerson(new, invitation: isFirst ? nil : secret)
        }

        #expect(try await add("demo", id: 0).id == 0)
        #expect(try await add("one", id: nil).id == 1)
        #expect(try await add("seven", id: 7).id == 7)
        #expect(try await add("eight", id: nil).id == 8)
        await #expect(throws: StoreError.invalid("")) { try await add("again", id: 7) }
        await #expect(throws: StoreError.invalid("")) { try await add("negative", id: -1) }
        #expect(try await world.store.people([7])[7]?.created == .distantPast)
    }

    @Test(
        arguments: StoreKind.allCases,
        [
            "", "  \n", "\u{200B}\u{FEFF}", String(repeating: "x", count: 51), "a\0b", "e" + marks(1000), "Ada\nBen",
            "Ada\u{2028}", "Ada \u{202E}neB",
        ]
    )
    func `a name that is empty, too long or broken is refused`(kind: StoreKind, name: String) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")

        await #expect(throws: StoreError.invalid("")) {
            try await world.store.updatePerson(ada, PersonChange(name: name))
        }
        await #expect(throws: StoreError.invalid("")) { try await world.person(name, handle: "someone") }
    }

    @Test(arguments: StoreKind.allCases)
    func `a profile takes what it is given and keeps the rest`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let avatar = try await world.photo(by: ada, hash: "avatar")
        let foreign = try await world.photo(by: ben)

        #expect(try await world.store.updatePerson(ada, PersonChange(avatar: avatar)).avatar == "avatar")
        let changed = try await world.store.updatePerson(ada, PersonChange(name: "Ada 李", background: avatar))

        #expect(changed.name == "Ada 李" && changed.avatar == "avatar" && changed.background == "avatar")
        #expect(try await world.store.people([ada])[ada] == changed)
        for photo in [foreign, 99] {
            await #expect(throws: StoreError.notFound("photo")) {
                try await world.store.updatePerson(ada, PersonChange(background: photo))
            }
        }
        await #expect(throws: StoreError.notFound("person")) {
            try await world.store.updatePerson(99, PersonChange(name: "Nobody"))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a relation says what the viewer may know`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let cem = try await world.person("Cem")
        let dee = try await world.person("Dee")
        let eve = try await world.person("Eve")
        try await world.befriend(ada, ben)
        _ = try await world.store.requestFriendship(from: ada, to: cem)
        _ = try await world.store.requestFriendship(from: dee, to: ada)
        world.clock.move(by: 60)
        _ = try await world.moment(by: ben)
        _ = try await world.moment(by: ben, audience: .onlyMe)
        _ = try await world.moment(by: ada, audience: .onlyMe)

        let relations = try await world.store.relations(of: ada, to: [ada, ben, cem, dee, eve, 99])

        #expect(
            relations.mapValues(\.friendship) == [
                ada: .me, ben: .friend, cem: .requested, dee: .asksMe, eve: .stranger,
            ]
        )
        #expect(relations[ben]?.friendsSince == TestClock.start)
        #expect(relations[ben]?.lastMoment == TestClock.start + 60)
        #expect(relations.mapValues(\.momentCount) == [ada: 1, ben: 1, cem: 0, dee: 0, eve: 0])
        #expect(relations[cem]?.friendsSince == nil)
    }
}

/// Returns accents for one letter.
private func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }
