import Foundation
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
