import Foundation
import MomentsModel
import MomentsServer
import Testing

/// Changes of a moment's text.
@Suite struct MomentStoreEditTests {
    private static let tenMinutes = 600.0

    @Test(arguments: StoreKind.allCases)
    func `a text can be changed for ten minutes, and shows when`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada, "Helo")
        cast.world.clock.move(by: Self.tenMinutes - 1)

        let edited = try await store.editMoment(moment, text: "Hello", by: cast.ada)

        #expect(edited.text == "Hello" && edited.edited == cast.world.clock.now())
        #expect(try await store.moments([moment], for: cast.ben)[moment] == edited)
        #expect(try await store.timeline(of: cast.ben, before: nil, limit: 1) == [edited])

        cast.world.clock.move(by: 1)
        let error = await #expect(throws: StoreError.self) {
            try await store.editMoment(moment, text: "Hello!", by: cast.ada)
        }
        #expect(error?.reason == "TOO_LATE_TO_EDIT")
        #expect(try await store.moments([moment], for: cast.ben)[moment] == edited)
    }

    @Test(arguments: StoreKind.allCases)
    func `everybody who sees the moment hears of it, once`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada, "Helo")
        let (ben, gus) = (cast.world.store.changes(for: cast.ben), cast.world.store.changes(for: cast.gus))

        _ = try await cast.world.store.editMoment(moment, text: "Hello", by: cast.ada)
        let same = try await cast.world.store.editMoment(moment, text: "Hello", by: cast.ada)

        #expect(same.edited == cast.world.clock.now())
        #expect(try await cast.world.changes(in: ben, of: cast.ben) == [.momentChanged(moment)])
        #expect(try await cast.world.changes(in: gus, of: cast.gus).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `only the author can, and not to nothing`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada, "Hello")
        let photo = try await cast.world.photo(by: cast.ada)
        let withPhoto = try await cast.world.moment(by: cast.ada, "Hello", photos: [photo])

        await #expect(throws: StoreError.notFound("moment")) {
            try await store.editMoment(moment, text: "Mine", by: cast.ben)
        }
        for text in ["", " \n", String(repeating: "x", count: Limits.momentText + 1)] {
            await #expect(throws: StoreError.invalid("")) {
                try await store.editMoment(moment, text: text, by: cast.ada)
            }
        }
        #expect(try await store.editMoment(withPhoto, text: "", by: cast.ada).text == "")
        #expect(try await store.moments([moment], for: cast.ada)[moment]?.edited == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `the card of an address in the old text goes, that of a link stays`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let url = "https://example.com/a"
        _ = try await store.saveLinkCard(LinkCardContent(title: "A", siteName: "Example", image: nil), at: url)
        let inText = try await cast.world.moment(by: cast.ada, "see \(url)")
        let withLink = try await store.publish(NewMoment(text: "see", url: url), by: cast.ada).id
        for moment in [inText, withLink] { try await store.showLinkCard(of: url, below: moment, by: cast.ada) }

        for moment in [inText, withLink] { _ = try await store.editMoment(moment, text: "look", by: cast.ada) }

        #expect(try await Array(store.linkCards(of: [inText, withLink]).keys) == [withLink])
    }
}
