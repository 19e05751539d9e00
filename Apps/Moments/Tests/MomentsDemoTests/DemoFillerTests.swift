import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer
import Synchronization
import Testing

@testable import MomentsDemo

@Suite struct DemoFillerTests {
    @Test func `the demo person has friends, requests and something to read`() async throws {
        let store = try await FilledDemo.shared().store

        #expect(try await store.friendCount(of: 0) == 9)
        #expect(try await store.receivedRequests(of: 0).count == 2)
        #expect(try await store.unreadNotificationCount(of: 0) == 6)
        #expect(try await store.notifications(of: 0, before: nil, limit: 1000).count > 100)
        #expect(try await store.timeline(of: 0, before: nil, limit: nil).count > 150)
    }

    @Test func `everybody has a name, a face and a background, and nobody a password`() async throws {
        let demo = try await FilledDemo.shared()

        let people = try await demo.store.people(everybody)

        #expect(people.count == 12)
        for person in people.values {
            #expect(demo.library.file(hash: try #require(person.avatar), size: .small) != nil)
            #expect(demo.library.file(hash: try #require(person.background), size: .large) != nil)
            #expect(try await demo.store.credentials(handle: person.handle)?.passwordHash == "-")
        }
        #expect(Set(people.values.compactMap(\.avatar)).count == 12)
        #expect(try await demo.store.openInvitations().isEmpty)
    }

    @Test func `whoever likes or comments may see it`() async throws {
        let store = try await FilledDemo.shared().store
        var (likes, comments) = (0, 0)

        for author in everybody {
            let moments = try await store.moments(by: author, for: author, before: nil, limit: 1000)
            let likers = try await store.likes(of: moments.map(\.id), for: author)
            for moment in moments {
                for person in likers[moment.id, default: []] {
                    #expect(try await store.moments([moment.id], for: person)[moment.id] == moment)
                    likes += 1
                }
                for comment in try await store.comments(of: moment.id, for: author, after: nil, limit: 1000) {
                    #expect(try await store.moments([moment.id], for: comment.author)[moment.id] == moment)
                    comments += 1
                }
            }
        }
        #expect(likes >= 1000 && comments >= 300)
    }

    @Test func `every photo of the timeline is kept and described`() async throws {
        let demo = try await FilledDemo.shared()
        let moments = try await demo.store.timeline(of: 0, before: nil, limit: nil)

        let photos = try await demo.store.photos(of: moments.map(\.id)).values.flatMap(\.self)

        #expect(photos.count > 100)
        #expect(photos.allSatisfy { !$0.altText.isEmpty && $0.width >= 400 && $0.height >= 300 })
        #expect(photos.allSatisfy { demo.library.file(hash: $0.hash, size: .medium) != nil })
    }

    @Test func `what happened is as old as it should be`() async throws {
        let store = try await FilledDemo.shared().store

        let newest = try #require(try await store.timeline(of: 0, before: nil, limit: 1).first)
        let notifications = try await store.notifications(of: 0, before: nil, limit: 1000)
        let relation = try #require(try await store.relations(of: 0, to: [1])[1])

        #expect(newest.created == today.addingTimeInterval(-240))
        #expect(notifications.map(\.created) == notifications.map(\.created).sorted(by: >))
        #expect(try #require(relation.friendsSince) < today.addingTimeInterval(-150 * 86_400))
        #expect(try #require(notifications.last).created < today.addingTimeInterval(-150 * 86_400))
    }

    @Test func `filling a second time does nothing`() async throws {
        let demo = try await FilledDemo.shared()
        let before = try await view(of: 0, in: demo.store)

        #expect(try await !demo.fill(now: today.addingTimeInterval(86_400)))

        #expect(try await view(of: 0, in: demo.store) == before)
    }

    @Test func `a store with people of its own is left alone`() async throws {
        let demo = try FilledDemo()
        let handle = try #require(Handle("somebody"))
        _ = try await demo.store.addPerson(
            NewPerson(handle: handle, name: "Somebody", passwordHash: "-"),
            invitation: nil
        )

        #expect(try await !demo.fill())

        #expect(try await demo.store.people(everybody).count == 1)
    }

    @Test func `a database shows the same as memory does, and tells how far it is`() async throws {
        let whole = try await FilledDemo.shared()
        let demo = try FilledDemo()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/demo.sqlite")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = try DatabaseMomentStore(path: file.path, now: demo.clock.now)

        let percents = Mutex<[Int]>([])

        try await DemoFiller(store: store, photos: demo.photos, clock: demo.clock)
            .fill(now: today, timeZone: .gmt) { percent in percents.withLock { $0.append(percent) } }

        #expect(percents.withLock { $0 } == Array(stride(from: 0, through: 100, by: 10)))

        for person in everybody {
            #expect(try await view(of: person, in: store) == view(of: person, in: whole.store))
        }
    }

    @Test func `what was broken off is taken up and comes out the same`() async throws {
        let whole = try await FilledDemo.shared()
        let demo = try FilledDemo()
        let content = try DemoContent()
        let plan = try DemoPlan(content, now: today, calendar: calendar)
        let pictures = try await DemoPictures(of: plan, content, in: demo.photos)
        demo.clock.set(plan.start)
        try await DemoPeopleWriter(store: demo.store, plan: plan, pictures: pictures).write()
        try await #require(DemoProgress(of: InMemoryMomentStore(), now: today)).begin(in: demo.store)
        var writer = try await DemoEventWriter(store: demo.store, plan: plan, content: content, pictures: pictures)
        for event in plan.events.prefix(900) {
            demo.clock.set(event.date)
            try await writer.write(event)
        }

        #expect(try await demo.fill(now: today.addingTimeInterval(3600)))

        for person in everybody {
            #expect(try await view(of: person, in: demo.store) == view(of: person, in: whole.store))
        }
        #expect(try await demo.store.unreadNotificationCount(of: 0) == 6)
    }
}
