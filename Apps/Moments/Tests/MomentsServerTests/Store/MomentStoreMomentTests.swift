import Foundation
import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreMomentTests {
    @Test(arguments: StoreKind.allCases)
    func `a moment comes back as it was published`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")

        let text = try await world.store.publish(NewMoment(text: " Grüße 你好 👩‍👩‍👧 "), by: ada)
        let link = try await world.store.publish(
            NewMoment(text: "", url: "https://example.com/ä?b#c", audience: .onlyMe),
            by: ada
        )

        #expect(text.type == .photos && text.text == " Grüße 你好 👩‍👩‍👧 " && text.url == nil)
        #expect(link.type == .url && link.url == "https://example.com/ä?b#c" && link.visibility == .onlyMe)
        #expect(try await world.store.moments([text.id, link.id, 99], for: ada) == [text.id: text, link.id: link])
        #expect(try await world.store.timeline(of: ada, before: nil, limit: nil) == [link, text])
    }

    @Test(
        arguments: StoreKind.allCases,
        [
            NewMoment(text: ""), NewMoment(text: " \n\t"), NewMoment(text: String(repeating: "x", count: 5001)),
            NewMoment(text: "a\0b"), NewMoment(text: "", url: "javascript:alert(1)"),
            NewMoment(text: "", url: "https://" + String(repeating: "x", count: 2000)),
            NewMoment(text: "", url: "https://a b"), NewMoment(text: "x", url: ""),
            NewMoment(text: "", photos: (1...10).map { NewMoment.Photo(id: PhotoID(rawValue: $0)) }),
            NewMoment(text: "", photos: [NewMoment.Photo(id: 1, altText: String(repeating: "x", count: 501))]),
        ]
    )
    func `a moment without content, or with too much of it, is refused`(
        kind: StoreKind,
        moment: NewMoment
    ) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")

        await #expect(throws: StoreError.invalid("")) { _ = try await world.store.publish(moment, by: ada) }

        #expect(try await world.timeline(of: ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `as much as is allowed is kept`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let text = String(repeating: "👍🏽", count: 5000)

        let moment = try await world.store.publish(NewMoment(text: text), by: ada)

        #expect(try await world.store.moments([moment.id], for: ada)[moment.id]?.text == text)
    }

    @Test(arguments: StoreKind.allCases)
    func `moments are in the order of time even when the clock goes back`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let first = try await world.store.publish(NewMoment(text: "first"), by: ada)

        world.clock.move(by: -3600)
        let second = try await world.store.publish(NewMoment(text: "second"), by: ada)
        world.clock.move(by: 7200)
        let third = try await world.store.publish(NewMoment(text: "third"), by: ada)

        #expect(first.id < second.id && second.id < third.id)
        #expect(first.created == second.created && third.created == TestClock.start + 3600)
        #expect(try await world.timeline(of: ada) == [third.id, second.id, first.id])
    }

    @Test(arguments: StoreKind.allCases)
    func `demo moments are dated, but never before what is there`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let date = TestClock.start - 1000.5

        let old = try await world.store.publish(NewMoment(text: "old", created: date), by: ada)

        #expect(old.created == date)
        await #expect(throws: StoreError.invalid("")) {
            try await world.store.publish(NewMoment(text: "older", created: date - 1), by: ada)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a timeline is read page by page`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        try await world.befriend(ada, ben)
        var moments: [MomentID] = []
        for index in 0..<7 { moments.insert(try await world.moment(by: index.isMultiple(of: 2) ? ada : ben), at: 0) }

        let first = try await world.store.timeline(of: ada, before: nil, limit: 3).map(\.id)
        let second = try await world.store.timeline(of: ada, before: first.last, limit: 3).map(\.id)
        let third = try await world.store.timeline(of: ada, before: second.last, limit: 3).map(\.id)
        let bens = try await world.store.moments(by: ben, for: ada, before: moments[3], limit: 1).map(\.id)

        #expect(first + second + third == moments)
        #expect(bens == [moments[5]])
        #expect(try await world.store.timeline(of: ada, before: nil, limit: -1) == [])
        #expect(try await world.store.timeline(of: ada, before: nil, limit: 0) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a deleted moment takes everything below it along`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        try await world.befriend(ada, ben)
        let moment = try await world.moment(by: ada)
        try await world.like(moment, by: ben)
        let comment = try await world.comment(moment, by: ben)
        _ = try await world.comment(moment, by: ada, replyTo: comment)

        for (id, person) in [(moment, ben), (99, ada)] {
            await #expect(throws: StoreError.notFound("moment")) {
                try await world.store.deleteMoment(id, by: person)
            }
        }
        try await world.store.deleteMoment(moment, by: ada)

        #expect(try await world.timeline(of: ada) == [])
        #expect(try await world.timeline(of: ben) == [])
        #expect(try await world.store.moments([moment], for: ada).isEmpty)
        #expect(try await world.store.comments([comment], for: ben).isEmpty)
        #expect(try await world.likers(of: moment, for: ada) == [])
        #expect(try await world.notifications(of: ada).map(\.kind) == [.friendAccepted])
        await #expect(throws: StoreError.notFound("moment")) { try await world.like(moment, by: ben) }
    }

    @Test(arguments: StoreKind.allCases)
    func `a number is never given twice`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let moment = try await world.moment(by: ada)
        let comment = try await world.comment(moment, by: ada)
        _ = try await world.store.deleteComment(comment, by: ada)
        let secondComment = try await world.comment(moment, by: ada)
        try await world.store.deleteMoment(moment, by: ada)

        let second = try await world.moment(by: ada)

        #expect(second > moment)
        #expect(secondComment > comment)
    }
}
