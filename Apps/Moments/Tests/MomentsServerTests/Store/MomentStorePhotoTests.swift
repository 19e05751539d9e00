import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStorePhotoTests {
    @Test(arguments: StoreKind.allCases)
    func `photos come in the order in which they were chosen`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let first = try await world.store.addPhoto(NewPhoto(hash: "a", width: 30, height: 20), by: ada)
        let second = try await world.photo(by: ada, hash: "b")
        let third = try await world.photo(by: ada, hash: "c")

        let photos = [NewMoment.Photo(id: second), NewMoment.Photo(id: first.id, altText: "A boat")]
        let one = try await world.store.publish(NewMoment(text: "", photos: photos), by: ada).id
        let two = try await world.moment(by: ada, "", photos: [third])
        let none = try await world.moment(by: ada)

        let found = try await world.store.photos(of: [one, two, none, 99])
        #expect(found.mapValues { $0.map(\.hash) } == [one: ["b", "a"], two: ["c"]])
        #expect(found[one]?.last?.altText == "A boat" && found[one]?.last?.width == 30)
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo keeps its preview, or is given one later, with its copies`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let preview = PhotoPreview.named("preview")
        let new = try await world.store.addPhoto(NewPhoto(hash: "a", width: 3, height: 2, preview: preview), by: ada)
        let old = try await world.photo(by: ada, hash: "c")
        let copy = try await world.photo(by: ada, hash: "c")
        _ = try await world.photo(by: ada, hash: "b")
        let moment = try await world.moment(by: ada, photos: [new.id, old, copy])
        #expect(new.preview == preview.picture)
        #expect(try await world.store.photos(of: [moment])[moment]?.map(\.preview) == [preview.picture, nil, nil])
        #expect(try await world.store.photosWithoutPreview(limit: 1) == ["b"])
        #expect(try await world.store.photosWithoutPreview(limit: 9) == ["b", "c"])

        try await world.store.setPreview(.named("later"), ofPhoto: "c")

        let later = Data("later".utf8)
        #expect(try await world.store.photos(of: [moment])[moment]?.map(\.preview) == [preview.picture, later, later])
        #expect(try await world.store.photosWithoutPreview(limit: 9) == ["b"])
    }

    @Test(arguments: StoreKind.allCases)
    func `files are needed as long as a photo has their hash`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let used = try await world.photo(by: ada, hash: "a")
        _ = try await world.photo(by: ada, hash: "a")
        _ = try await world.photo(by: ada, hash: "b")
        _ = try await world.moment(by: ada, photos: [used])

        #expect(try await world.store.removeUnusedPhotos(olderThan: .zero) == ["b"])

        #expect(try await world.store.hasPhoto(hash: "a"))
        #expect(try await !world.store.hasPhoto(hash: "b"))
        #expect(try await !world.store.hasPhoto(hash: "c"))
    }

    @Test(arguments: StoreKind.allCases)
    func `a person has the tones of their picture`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let new = NewPhoto(hash: "a", width: 3, height: 2, preview: .named("preview"))
        let photo = try await world.store.addPhoto(new, by: ada)
        #expect(try await world.store.people([ada])[ada]?.avatarTones == nil)

        let changed = try await world.store.updatePerson(ada, PersonChange(avatar: photo.id))

        #expect(changed.avatarTones == Data(1...9))
        #expect(try await world.store.people([ada])[ada]?.avatarTones == Data(1...9))
    }

    @Test(arguments: StoreKind.allCases)
    func `a moment takes only photos its author has uploaded and not used`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let used = try await world.photo(by: ada)
        let unused = try await world.photo(by: ada)
        let foreign = try await world.photo(by: ben)
        _ = try await world.moment(by: ada, photos: [used])

        for photos in [[unused, used], [foreign], [99], [unused, unused]] {
            await #expect(throws: StoreError.notFound("photo")) {
                _ = try await world.moment(by: ada, photos: photos)
            }
        }

        // The failed attempts have left nothing behind.
        #expect(try await world.timeline(of: ada).count == 1)
        _ = try await world.moment(by: ada, photos: [unused])
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `a photo shows to those who see its moment`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let photos = [
            try await cast.world.photo(by: cast.ada, hash: "for friends"),
            try await cast.world.photo(by: cast.ada, hash: "only me"),
        ]
        _ = try await cast.world.photo(by: cast.ada, hash: "upload")
        _ = try await cast.world.moment(by: cast.ada, photos: [photos[0]])
        _ = try await cast.world.moment(by: cast.ada, audience: .onlyMe, photos: [photos[1]])
        try await cast.partFromEve()
        let id = cast.id(viewer)

        #expect(try await store.maySee(photo: "for friends", viewer: id) == viewer.seesMoments)
        #expect(try await store.maySee(photo: "only me", viewer: id) == (viewer == .author))
        #expect(try await store.maySee(photo: "upload", viewer: id) == (viewer == .author))
        for hash in ["none", "", "for friends\0", "for friends\0/../../passwords"] {
            #expect(try await store.maySee(photo: hash, viewer: id) == false)
        }
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `avatars show to everybody, backgrounds to friends`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let avatar = try await cast.world.photo(by: cast.ada, hash: "avatar")
        let background = try await cast.world.photo(by: cast.ada, hash: "background")
        let change = PersonChange(avatar: avatar, background: background)
        _ = try await cast.world.store.updatePerson(cast.ada, change)
        try await cast.partFromEve()
        let id = cast.id(viewer)

        #expect(try await cast.world.store.maySee(photo: "avatar", viewer: id))
        #expect(try await cast.world.store.maySee(photo: "background", viewer: id) == viewer.seesMoments)
    }

    @Test(arguments: StoreKind.allCases)
    func `one of several uses that shows is enough`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let adas = try await cast.world.photo(by: cast.ada, hash: "same")
        _ = try await cast.world.moment(by: cast.ada, audience: .onlyMe, photos: [adas])
        #expect(try await cast.world.store.maySee(photo: "same", viewer: cast.gus) == false)

        let bens = try await cast.world.photo(by: cast.ben, hash: "same")
        _ = try await cast.world.moment(by: cast.ben, photos: [bens])

        #expect(try await cast.world.store.maySee(photo: "same", viewer: cast.gus))
        #expect(try await cast.world.store.maySee(photo: "same", viewer: cast.fay) == false)
    }

    @Test(arguments: StoreKind.allCases)
    func `photos that nothing has used for long are forgotten`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        var photos: [String: PhotoID] = [:]
        for hash in ["moment", "avatar", "background", "old", "shared"] {
            photos[hash] = try await world.photo(by: ada, hash: hash)
        }
        let shared = try await world.photo(by: ada, hash: "shared")
        _ = try await world.moment(by: ada, photos: [photos["moment"]!, shared])
        let change = PersonChange(avatar: photos["avatar"], background: photos["background"])
        _ = try await world.store.updatePerson(ada, change)
        world.clock.move(by: 3600)
        _ = try await world.photo(by: ada, hash: "young")

        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(3601)) == [])
        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(3600)) == ["old"])

        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(3600)) == [])
        await #expect(throws: StoreError.notFound("photo")) {
            _ = try await world.moment(by: ada, photos: [photos["old"]!])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `photos of a deleted moment and of a former profile are unused from then on`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let old = try await world.photo(by: ada, hash: "old")
        let new = try await world.photo(by: ada, hash: "new")
        let published = try await world.photo(by: ada, hash: "published")
        _ = try await world.store.updatePerson(ada, PersonChange(avatar: old))
        let moment = try await world.moment(by: ada, photos: [published])

        world.clock.move(by: 3600)
        _ = try await world.store.updatePerson(ada, PersonChange(avatar: new))
        try await world.store.deleteMoment(moment, by: ada)

        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(1)) == [])
        world.clock.move(by: 1)
        #expect(try await world.store.removeUnusedPhotos(olderThan: .seconds(1)) == ["old", "published"])
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody's photos are none`(kind: StoreKind) async throws {
        let world = try World(kind)

        await #expect(throws: StoreError.notFound("person")) { _ = try await world.photo(by: 99) }
    }
}
