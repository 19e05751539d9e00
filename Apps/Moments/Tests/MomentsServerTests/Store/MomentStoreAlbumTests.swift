import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer
import Testing

/// What an album needs of moments.
@Suite struct MomentStoreAlbumTests {
    @Test(arguments: StoreKind.allCases)
    func `an album has a person's moments, newest first, each with its first photo`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        try await world.befriend(ada, ben)
        let boat = try await world.photo(by: ada, hash: "boat")
        let lake = try await world.store.addPhoto(
            NewPhoto(hash: "lake", width: 30, height: 20, preview: .named("preview")),
            by: ada
        )
        _ = try await world.photo(by: ada, hash: "unused")
        let words = try await world.moment(by: ada)
        _ = try await world.moment(by: ben)
        world.clock.move(by: 86_400)
        let photos = [NewMoment.Photo(id: lake.id, altText: "A lake"), NewMoment.Photo(id: boat)]
        let pictures = try await world.store.publish(NewMoment(text: "", photos: photos), by: ada).id

        let album = try await world.store.album(of: ada, for: ada, limit: 9)

        #expect(album.map(\.id) == [pictures, words])
        #expect(album.map(\.created) == [TestClock.start.addingTimeInterval(86_400), TestClock.start])
        let first = try #require(album.first?.photo)
        let known = try await world.store.photos(of: [pictures])[pictures]
        #expect(first == known?.first)
        #expect(first.hash == "lake" && first.altText == "A lake" && first.preview == lake.preview)
        #expect(album.last?.photo == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `an album has no more moments than asked for, and none of nobody`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        var moments: [MomentID] = []
        for number in 1...3 { moments.append(try await world.moment(by: ada, "moment \(number)")) }

        #expect(try await world.store.album(of: ada, for: ada, limit: 2).map(\.id) == [moments[2], moments[1]])
        #expect(try await world.store.album(of: ada, for: ada, limit: 0).isEmpty)
        #expect(try await world.store.album(of: ada, for: ada, limit: -1).isEmpty)
        #expect(try await world.store.album(of: 99, for: ada, limit: 9).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a deleted moment leaves the album`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let moment = try await world.moment(by: ada, photos: [world.photo(by: ada)])

        try await world.store.deleteMoment(moment, by: ada)

        #expect(try await world.store.album(of: ada, for: ada, limit: 9).isEmpty)
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `an album has what the viewer sees`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let shared = try await cast.world.moment(by: cast.ada)
        let diary = try await cast.world.moment(by: cast.ada, audience: .onlyMe)
        let forDee = try await cast.world.moment(by: cast.ada, audience: MomentAudience(.selected, people: [cast.dee]))
        try await cast.partFromEve()
        let id = cast.id(viewer)

        let album = try await store.album(of: cast.ada, for: id, limit: 9).map(\.id)

        let expected: [MomentID] =
            switch viewer {
            case .author: [forDee, diary, shared]
            case .friendOfAuthorOnly: [forDee, shared]
            default: viewer.seesMoments ? [shared] : []
            }
        #expect(album == expected)
        #expect(try await store.moments(by: cast.ada, for: id, before: nil, limit: 9).map(\.id) == expected)
    }

    @Test(arguments: StoreKind.allCases)
    func `an album reaches back as far as the friend may look, and is empty while it is hidden`(
        kind: StoreKind
    ) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        _ = try await cast.world.moment(by: cast.ada)
        cast.world.clock.move(by: 4 * 86_400)
        let new = try await cast.world.moment(by: cast.ada)
        try await store.setHistoryReach(.threeDays, of: cast.ada)
        try await store.changeFriendSettings(FriendSettingsChange(hidesMine: true), of: cast.cem, by: cast.ada)

        #expect(try await store.album(of: cast.ada, for: cast.ben, limit: 9).map(\.id) == [new])
        #expect(try await store.album(of: cast.ada, for: cast.cem, limit: 9).isEmpty)
        #expect(try await store.album(of: cast.ada, for: cast.ada, limit: 9).count == 2)
    }
}
