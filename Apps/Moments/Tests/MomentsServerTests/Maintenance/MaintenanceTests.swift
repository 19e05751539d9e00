import Foundation
import GraphQL
import MomentsMedia
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct MaintenanceTests {
    @Test func `photos that nothing uses are removed after a day, files and all`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let (used, unused) = (try await server.photo("used", by: ada), try await server.photo("unused", by: ada))
        _ = try await server.publish("", by: ada, photos: [used.id])
        let running = Task { try await server.service.run() }

        await server.clock.untilSleeping()
        #expect(server.files.holds(unused.hash))

        server.clock.advance(by: .seconds(23 * 3600))
        await server.clock.untilSleeping()
        #expect(server.files.holds(unused.hash))

        server.clock.advance(by: .seconds(2 * 3600))
        await server.clock.untilSleeping()
        #expect(!server.files.holds(unused.hash))
        #expect(server.files.holds(used.hash))
        running.cancel()
        try await running.value
    }

    @Test func `photos of a draft are kept as long as the draft, for thirty days`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let photo = try await server.photo("drafted", by: ada)
        try await server.store.saveMomentDraft(NewMomentDraft(text: "", photos: [.init(id: photo.id)]), of: ada.id)
        let running = Task { try await server.service.run() }

        await server.clock.untilSleeping()
        server.clock.advance(by: .seconds(29 * 86_400))
        await server.clock.untilSleeping()
        #expect(server.files.holds(photo.hash))

        server.clock.advance(by: .seconds(2 * 86_400))
        await server.clock.untilSleeping()
        #expect(!server.files.holds(photo.hash))
        #expect(try await server.store.momentDraft(of: ada.id) == nil)
        running.cancel()
        try await running.value
    }

    @Test func `a photo of which somebody else has a copy keeps its files`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let photo = try await server.photo("both have", by: ada)
        let copy = try await server.photo("both have", by: ben)
        _ = try await server.publish("", by: ben, photos: [copy.id])

        let running = Task { try await server.service.run() }
        await server.clock.untilSleeping()
        server.clock.advance(by: .seconds(2 * 86_400))
        await server.clock.untilSleeping()

        #expect(photo.hash == copy.hash)
        #expect(server.files.holds(photo.hash))
        running.cancel()
        try await running.value
    }

    @Test func `photos of earlier versions get their previews`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let kept = try await server.photo("old", by: ada)
        // One whose files are lost.
        for hash in [kept.hash, "lost"] {
            let old = NewPhoto(hash: hash, width: 3, height: 2)
            _ = try await server.publish("", by: ada, photos: [server.store.addPhoto(old, by: ada.id).id])
        }
        let running = Task { try await server.service.run() }

        await server.clock.untilSleeping()

        #expect(try await server.store.photosWithoutPreview(limit: 9) == ["lost"])
        #expect(server.log.lines.contains { $0.contains("A photo has no preview.") })
        let timeline = try await server.store.timeline(of: ada.id, before: nil, limit: nil).map(\.id)
        let previews = try await server.store.photos(of: timeline).values.flatMap { $0 }.map(\.preview)
        #expect(Set(previews) == [Data("preview of \(kept.hash)".utf8), nil])
        running.cancel()
        try await running.value
    }

    @Test func `the bytes of photos of earlier versions are counted, once also if the files are lost`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let kept = try await server.files.add(Data("photo of a lake".utf8))
        for hash in [kept.hash, "lost"] {
            let old = NewPhoto(hash: hash, width: 3, height: 2)
            _ = try await server.publish("", by: ada, photos: [server.store.addPhoto(old, by: ada.id).id])
        }
        #expect(try await server.store.photosWithoutSize(limit: 9) == [kept.hash, "lost"].sorted())

        for _ in 0..<2 { await server.service.maintenance.once() }

        #expect(try await server.store.photosWithoutSize(limit: 9) == [])
        // What is lost counts as one byte.
        #expect(try await server.store.storageUse(of: ada.id).bytes == kept.bytes + 1)
        #expect(server.spy.calls.filter { $0 == "setSize" }.count == 2)
    }

    @Test func `an answered report is kept for ninety days, and an open one until it is answered`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let cleo = try await server.add("cleo")
        try await server.befriend(ben, cleo)
        let moment = try await server.publish("Buy now", by: ben)
        try await server.store.report(NewReport(.moment(moment), reason: .spam), by: cleo.id)
        try await server.store.report(NewReport(.person(ben.id), reason: .other), by: cleo.id)
        func reports(isOpen: Bool) async throws -> [ReportSubjectKind] {
            try await server.store.reports(isOpen: isOpen, before: nil, limit: 9, for: ada.id).map(\.kind)
        }
        let answered = try #require(
            try await server.store.reports(isOpen: true, before: nil, limit: 9, for: ada.id).last
        )
        _ = try await server.store.resolveReport(answered.id, .dismissed, by: ada.id)

        server.clock.advance(by: .seconds(90 * 86_400 - 1))
        await server.service.maintenance.once()
        #expect(try await reports(isOpen: false) == [.moment])

        server.clock.advance(by: .seconds(2))
        await server.service.maintenance.once()
        #expect(try await reports(isOpen: false) == [])
        #expect(try await reports(isOpen: true) == [.person])
    }

    @Test func `announcements are deleted once they have ended`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let end = server.service.environment.now().addingTimeInterval(3600)
        _ = try await server.store.announce("Down at noon", until: end, by: ada.id)
        _ = try await server.store.announce("Welcome", until: nil, by: ada.id)

        await server.service.maintenance.once()
        #expect(!server.log.lines.contains { $0.contains("Ended announcements were removed.") })

        server.clock.advance(by: .seconds(3600))
        await server.service.maintenance.once()
        #expect(server.log.lines.contains { $0.contains("Ended announcements were removed.") })
        #expect(try await server.store.announcements(before: nil, limit: 9, for: ada.id).map(\.text) == ["Welcome"])
        #expect(try await server.store.removeEndedAnnouncements() == 0)
    }

    @Test func `sign-ins that nobody uses end after thirty days`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let running = Task { try await server.service.run() }

        await server.clock.untilSleeping()
        server.clock.advance(by: .seconds(30 * 86_400))
        await server.clock.untilSleeping()
        #expect(try await server.store.signIns(of: ada.id).count == 1)

        server.clock.advance(by: .seconds(3600))
        await server.clock.untilSleeping()
        #expect(try await server.store.signIns(of: ada.id).isEmpty)
        running.cancel()
        try await running.value
    }

    @Test func `an account is deleted a week after its owner asked for it, with photos and sign-ins`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let (kept, deleted) = (try await server.photo("kept", by: ada), try await server.photo("deleted", by: ben))
        _ = try await server.publish("", by: ada, photos: [kept.id])
        _ = try await server.publish("", by: ben, photos: [deleted.id])
        _ = try await server.store.requestDeletion(of: ben.id)
        let running = Task { try await server.service.run() }

        await server.clock.untilSleeping()
        server.clock.advance(by: .seconds(7 * 86_400 - 1))
        await server.clock.untilSleeping()
        #expect(server.files.holds(deleted.hash))
        #expect(try await server.store.signIns(of: ben.id).count == 1)

        server.clock.advance(by: .seconds(3600))
        await server.clock.untilSleeping()
        #expect(!server.files.holds(deleted.hash))
        #expect(try await server.store.signIns(of: ben.id).isEmpty)
        #expect(try await server.store.people([ada.id, ben.id]).keys.sorted() == [ada.id])
        #expect(server.files.holds(kept.hash))
        running.cancel()
        try await running.value
    }

    @Test func `a deleted person's sign-in ends at once, also if it was just used`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        _ = try await server.store.requestDeletion(of: ben.id)
        server.clock.advance(by: .seconds(7 * 86_400))
        // Both sign-ins are in the cache.
        for person in [ada, ben] { #expect(try await server.service.viewer(token: person.token)?.id == person.id) }

        await server.service.maintenance.once()

        #expect(try await server.service.viewer(token: ben.token) == nil)
        #expect(try await server.ask("{ viewer { id } }", as: ben)["viewer"] == .null)
        #expect(try await server.service.viewer(token: ada.token)?.id == ada.id)
    }

    @Test func `the open pages of a deleted person are signed out`() async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("ada"), try await server.add("ben"))
        _ = try await server.store.requestDeletion(of: ben.id)
        server.clock.advance(by: .seconds(7 * 86_400))
        let question = GraphQLRequest("subscription { changes { kind } }")
        let result = await server.service.subscribe(question, token: ben.token, clientAddress: "192.0.2.1")
        guard case .stream(let stream) = result else {
            Issue.record("There is no stream.")
            return
        }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.description.contains("SUBSCRIBED") == true)

        await server.service.maintenance.once()

        #expect(try await iterator.next()?.description == #"{"data":{"changes":{"kind":"SIGNED_OUT"}}}"#)
        #expect(try await iterator.next() == nil)
    }

    @Test func `if an account cannot be deleted, the files of those before it are gone all the same`() async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("ada"), try await server.add("ben"))
        let cleo = try await server.add("cleo")
        let photo = try await server.photo("deleted", by: ben)
        for person in [ben, cleo] { _ = try await server.store.requestDeletion(of: person.id) }
        server.clock.advance(by: .seconds(7 * 86_400))
        let environment = server.service.environment
        let uploads = PhotoUploads(
            store: server.store,
            files: server.files,
            limiter: environment.limiter,
            addresses: environment.addresses,
            defaultQuota: nil,
            metrics: environment.metrics,
            logger: server.log.logger
        )

        await #expect(throws: StoreError.busy("locked")) {
            try await uploads.removeLeavers { person in
                guard person == ben.id else { throw StoreError.busy("locked") }
                return try await server.store.removeLeaver(person)
            }
        }

        #expect(!server.files.holds(photo.hash))
        #expect(try await server.store.leavers() == [cleo.id])
    }

    @Test func `what fails is tried again the next time`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let unused = try await server.photo("unused", by: ada)
        server.clock.advance(by: .seconds(2 * 86_400))
        server.spy.failure = .busy("locked")
        let running = Task { try await server.service.run() }

        await server.clock.untilSleeping()
        #expect(server.files.holds(unused.hash))
        #expect(server.log.lines.contains { $0.contains("The cleanup failed.") })

        server.spy.failure = nil
        server.clock.advance(by: .seconds(3600))
        await server.clock.untilSleeping()
        #expect(!server.files.holds(unused.hash))
        running.cancel()
        try await running.value
    }
}
