import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// Announcements, and messages of staff.
@Suite struct MomentStoreNoticeTests {
    private func texts(of viewer: PersonID, in world: World) async throws -> [String] {
        try await world.store.notices(of: viewer).map(\.text)
    }

    /// Lets Ada remove a moment of Ben, which leaves him a message.
    private func removeMoment(_ text: String, in cast: Cast) async throws {
        let moment = try await cast.world.moment(by: cast.ben, text)
        try await cast.world.store.report(NewReport(.moment(moment), reason: .spam), by: cast.cem)
        let reports = try await cast.world.store.reports(isOpen: true, before: nil, limit: 1, for: cast.ada)
        _ = try await cast.world.store.resolveReport(try #require(reports.first).id, .removed, by: cast.ada)
    }

    @Test(arguments: StoreKind.allCases)
    func `everybody is shown an announcement until they close it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let (world, store) = (cast.world, cast.world.store)
        let first = try await store.announce("The server moves.", until: nil, by: cast.ada)
        #expect(first.kind == .announcement && first.created == TestClock.start && first.until == nil)
        let second = try await store.announce("It has moved.", until: nil, by: cast.ada)
        let hal = try await world.person("Hal")
        for person in [cast.ada, cast.ben, hal] {
            #expect(try await store.notices(of: person) == [second, first])
        }

        try await store.closeNotice(first.id, of: cast.ben)
        try await store.closeNotice(first.id, of: cast.ben)

        #expect(try await store.notices(of: cast.ben) == [second])
        #expect(try await store.notices(of: cast.ada) == [second, first])
        #expect(try await store.announcements(before: nil, limit: 9, for: cast.ada) == [second, first])
    }

    @Test(arguments: StoreKind.allCases)
    func `an announcement ends at its time`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let end = TestClock.start + 60
        let ending = try await store.announce("Down at noon", until: end, by: cast.ada)
        let lasting = try await store.announce("Welcome", until: nil, by: cast.ada)
        #expect(ending.until == end)
        try await store.closeNotice(ending.id, of: cast.ben)
        cast.world.clock.move(by: 59)
        #expect(try await store.notices(of: cast.cem) == [lasting, ending])
        #expect(try await store.removeEndedAnnouncements() == 0)

        cast.world.clock.move(by: 1)

        #expect(try await store.notices(of: cast.cem) == [lasting])
        #expect(try await store.announcements(before: nil, limit: 9, for: cast.ada) == [lasting])
        #expect(try await store.removeEndedAnnouncements() == 1)
        #expect(try await store.removeEndedAnnouncements() == 0)
        #expect(try await store.notices(of: cast.cem) == [lasting])
    }

    @Test(arguments: StoreKind.allCases)
    func `an announcement that an admin ends is gone for all`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let notice = try await store.announce("Wrong", until: nil, by: cast.ada)
        try await store.closeNotice(notice.id, of: cast.ben)

        try await store.endAnnouncement(notice.id, by: cast.ada)

        #expect(try await store.notices(of: cast.cem) == [])
        await #expect(throws: StoreError.notFound("")) { try await store.endAnnouncement(notice.id, by: cast.ada) }
        await #expect(throws: StoreError.notFound("")) { try await store.closeNotice(notice.id, of: cast.ben) }
    }

    @Test(arguments: StoreKind.allCases)
    func `only admins announce, a text that is one`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await store.setRole(.moderator, of: cast.ben, by: cast.ada)
        let notice = try await store.announce("Welcome", until: nil, by: cast.ada)

        for viewer in [cast.ben, cast.cem, 99] {
            let calls: [@Sendable () async throws -> Void] = [
                { _ = try await store.announce("x", until: nil, by: viewer) },
                { try await store.endAnnouncement(notice.id, by: viewer) },
                { _ = try await store.announcements(before: nil, limit: 9, for: viewer) },
            ]
            for call in calls {
                let error = await #expect(throws: StoreError.self) { try await call() }
                #expect(error?.reason == "NOT_ADMIN")
            }
        }
        for text in ["", " \n", String(repeating: "x", count: Limits.announcement + 1), "a\0b"] {
            await #expect(throws: StoreError.invalid("")) { try await store.announce(text, until: nil, by: cast.ada) }
        }

        #expect(try await store.announcements(before: nil, limit: 9, for: cast.ada) == [notice])
    }

    @Test(arguments: StoreKind.allCases)
    func `announcements come in pages, and people are shown the newest`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        for number in 1...Limits.shownNotices + 5 {
            _ = try await world.store.announce("\(number)", until: nil, by: ada)
        }

        let first = try await world.store.announcements(before: nil, limit: 3, for: ada)
        let next = try await world.store.announcements(before: first.last?.id, limit: 2, for: ada)

        #expect((first + next).map(\.text) == ["25", "24", "23", "22", "21"])
        #expect(try await texts(of: ada, in: world) == (6...25).reversed().map { "\($0)" })
    }

    @Test(arguments: StoreKind.allCases)
    func `a message is for one person, who closes it for good`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let (world, store) = (cast.world, cast.world.store)
        try await removeMoment("Buy this", in: cast)
        let announcement = try await store.announce("Welcome", until: nil, by: cast.ada)

        let notices = try await store.notices(of: cast.ben)
        #expect(notices.map(\.kind) == [.announcement, .momentRemoved])
        #expect(notices.map(\.text) == ["Welcome", "Buy this"])
        for person in [cast.ada, cast.cem] { #expect(try await texts(of: person, in: world) == ["Welcome"]) }
        let message = try #require(notices.last).id
        await #expect(throws: StoreError.notFound("")) { try await store.closeNotice(message, of: cast.cem) }
        await #expect(throws: StoreError.notFound("")) { try await store.endAnnouncement(message, by: cast.ada) }

        try await store.closeNotice(message, of: cast.ben)

        #expect(try await store.notices(of: cast.ben) == [announcement])
        await #expect(throws: StoreError.notFound("")) { try await store.closeNotice(message, of: cast.ben) }
        for (id, person) in [(999, cast.ben), (announcement.id, 999)] as [(NoticeID, PersonID)] {
            await #expect(throws: StoreError.notFound("")) { try await store.closeNotice(id, of: person) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `open pages hear of notices`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        func heard(_ people: [PersonID], _ body: () async throws -> Void) async throws -> [[Change]] {
            let streams = people.map { store.changes(for: $0) }
            try await body()
            var heard: [[Change]] = []
            for (person, stream) in zip(people, streams) {
                heard.append(try await cast.world.changes(in: stream, of: person))
            }
            return heard
        }
        var id: NoticeID?

        let announced = try await heard([cast.ada, cast.fay]) {
            id = try await store.announce("Welcome", until: nil, by: cast.ada).id
        }
        let notice = try #require(id)
        let closed = try await heard([cast.ada, cast.fay]) { try await store.closeNotice(notice, of: cast.fay) }
        let again = try await heard([cast.fay]) { try await store.closeNotice(notice, of: cast.fay) }
        let ended = try await heard([cast.ada, cast.fay]) { try await store.endAnnouncement(notice, by: cast.ada) }

        #expect(announced == [[.preferences], [.preferences]])
        #expect(closed == [[], [.preferences]])
        #expect(again == [[]])
        #expect(ended == [[.preferences], [.preferences]])
    }
}
