import Foundation
import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreLinkTests {
    private let url = "https://swift.org/a"
    private let content = LinkCardContent(title: "Swift", siteName: "swift.org", image: "picture")

    @Test(arguments: StoreKind.allCases)
    func `an address has a card, or had none`(kind: StoreKind) async throws {
        let world = try World(kind)
        #expect(try await world.store.linkCard(at: url) == nil)

        #expect(try await world.store.saveLinkCard(nil, at: url) == [])
        #expect(try await world.store.linkCard(at: url)?.content == nil)
        #expect(try await world.store.linkCard(at: url) != nil)

        #expect(try await world.store.saveLinkCard(content, at: url) == [])
        #expect(try await world.store.linkCard(at: url)?.content == content)
        #expect(try await world.store.saveLinkCard(content, at: url) == [], "the picture is the same")
        #expect(try await world.store.saveLinkCard(nil, at: url) == ["picture"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a moment shows a card, of which its audience hears`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        try await world.befriend(ada, ben)
        let (moment, other) = (try await world.moment(by: ada), try await world.moment(by: ada))
        let changes = world.store.changes(for: ben)
        try await world.store.showLinkCard(of: url, below: moment, by: ada)
        #expect(try await world.store.linkCards(of: [moment]).isEmpty, "there is no card yet")
        _ = try await world.store.saveLinkCard(content, at: url)

        try await world.store.showLinkCard(of: url, below: moment, by: ada)

        #expect(try await world.store.linkCards(of: [moment, other, 99]).mapValues(\.content) == [moment: content])
        #expect(try await world.changes(in: changes, of: ben) == [.momentChanged(moment)])
        await #expect(throws: StoreError.notFound("moment")) {
            try await world.store.showLinkCard(of: url, below: moment, by: ben)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a picture is seen by those who see a moment with its card`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben, eve) = (
            try await world.person("Ada"), try await world.person("Ben"), try await world.person("Eve")
        )
        try await world.befriend(ada, ben)
        let moment = try await world.moment(by: ada)
        _ = try await world.store.saveLinkCard(content, at: url)
        func viewers() async throws -> [Bool] {
            var seen: [Bool] = []
            for person in [ada, ben, eve] {
                seen.append(try await world.store.maySee(photo: "picture", viewer: person))
            }
            return seen
        }
        #expect(try await viewers() == [false, false, false])

        try await world.store.showLinkCard(of: url, below: moment, by: ada)
        #expect(try await viewers() == [true, true, false])

        try await world.part(ada, ben)
        #expect(try await viewers() == [true, false, false])
    }

    @Test(arguments: StoreKind.allCases)
    func `cards that no moment shows are removed with their pictures`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let moment = try await world.moment(by: ada)
        _ = try await world.store.saveLinkCard(content, at: url)
        _ = try await world.store.saveLinkCard(
            LinkCardContent(title: "B", siteName: "b", image: "photo"),
            at: "https://b.example"
        )
        try await world.store.showLinkCard(of: url, below: moment, by: ada)
        // A photo of a moment may have the same content.
        _ = try await world.photo(by: ada, hash: "photo")

        world.clock.move(by: 100)
        #expect(try await world.store.removeUnusedLinkCards(olderThan: .seconds(1000)) == [])
        #expect(try await world.store.removeUnusedLinkCards(olderThan: .seconds(10)) == [])
        #expect(try await world.store.linkCard(at: "https://b.example") == nil)

        try await world.store.deleteMoment(moment, by: ada)
        #expect(try await world.store.removeUnusedLinkCards(olderThan: .seconds(10)) == ["picture"])
        #expect(try await world.store.linkCard(at: url) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a comment shows a card, of which those hear who see it`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben, eve) = (
            try await world.person("Ada"), try await world.person("Ben"), try await world.person("Eve")
        )
        try await world.befriend(ada, ben)
        try await world.befriend(ada, eve)
        let moment = try await world.moment(by: ada)
        let comment = try await world.comment(moment, by: ben, url)
        _ = try await world.store.saveLinkCard(content, at: url)
        let (heard, notHeard) = (world.store.changes(for: ada), world.store.changes(for: eve))

        try await world.store.showLinkCard(of: url, below: comment, by: ben)

        #expect(try await world.store.linkCards(of: [comment, 99]).mapValues(\.content) == [comment: content])
        #expect(try await world.changes(in: heard, of: ada) == [.momentChanged(moment)])
        // Eve is no friend of Ben, so she does not see the comment.
        #expect(try await world.changes(in: notHeard, of: eve) == [])
        var viewers: [Bool] = []
        for person in [ada, ben, eve] {
            viewers.append(try await world.store.maySee(photo: "picture", viewer: person))
        }
        #expect(viewers == [true, true, false])
        await #expect(throws: StoreError.notFound("comment")) {
            try await world.store.showLinkCard(of: url, below: comment, by: ada)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the card of a comment stays as long as the comment`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let moment = try await world.moment(by: ada)
        let comments = [try await world.comment(moment, by: ada, url), try await world.comment(moment, by: ada, url)]
        _ = try await world.store.saveLinkCard(content, at: url)
        for comment in comments { try await world.store.showLinkCard(of: url, below: comment, by: ada) }
        world.clock.move(by: 100)

        _ = try await world.store.deleteComment(comments[0], by: ada)
        #expect(try await world.store.linkCards(of: comments).keys.sorted() == [comments[1]])
        #expect(try await world.store.removeUnusedLinkCards(olderThan: .seconds(10)) == [])

        try await world.store.deleteMoment(moment, by: ada)
        #expect(try await world.store.linkCards(of: comments).isEmpty)
        #expect(try await world.store.removeUnusedLinkCards(olderThan: .seconds(10)) == ["picture"])
    }
}
