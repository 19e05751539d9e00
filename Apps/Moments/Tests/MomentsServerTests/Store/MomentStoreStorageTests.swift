import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// What photos take, and quotas.
@Suite struct MomentStoreStorageTests {
    private func upload(
        _ bytes: Int,
        hash: String = "hash",
        by owner: PersonID,
        defaultQuota: Int? = nil,
        in world: World
    ) async throws -> PhotoRecord {
        let photo = NewPhoto(hash: hash, width: 4, height: 3, bytes: bytes)
        return try await world.store.addPhoto(photo, by: owner, defaultQuota: defaultQuota)
    }

    private func use(of person: PersonID, in world: World) async throws -> Int {
        try await world.store.storageUse(of: person).bytes
    }

    @Test(arguments: StoreKind.allCases)
    func `photos take what all their sizes take, until they are forgotten`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        #expect(try await world.store.storageUse(of: 99) == StorageUseRecord(bytes: 0, quota: nil))
        let kept = try await upload(100, hash: "kept", by: ada, in: world)
        _ = try await upload(20, hash: "left", by: ada, in: world)
        _ = try await upload(3, by: ben, in: world)
        _ = try await world.moment(by: ada, photos: [kept.id])
        #expect(try await use(of: ada, in: world) == 120)
        #expect(try await use(of: ben, in: world) == 3)

        world.clock.move(by: 3600)
        _ = try await world.store.removeUnusedPhotos(olderThan: .seconds(3600))

        #expect(try await use(of: ada, in: world) == 100)
        #expect(try await use(of: ben, in: world) == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `photos beyond the quota are refused, and nothing is kept of them`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        _ = try await upload(1_500_000, by: ada, defaultQuota: 2_000_000, in: world)

        let error = await #expect(throws: StoreError.self) {
            try await upload(500_001, by: ada, defaultQuota: 2_000_000, in: world)
        }

        #expect(error?.reason == "STORAGE_FULL")
        #expect(
            error?.message
                == "Your photos take 2 of 2 MB. Delete some moments with photos, or ask an admin for more space."
        )
        #expect(try await use(of: ada, in: world) == 1_500_000)
        // What fits exactly fits.
        _ = try await upload(500_000, by: ada, defaultQuota: 2_000_000, in: world)
        _ = try await upload(1, by: ada, in: world)
    }

    @Test(arguments: StoreKind.allCases)
    func `a person's own quota counts instead of the default`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        try await world.store.setQuota(megabytes: 1, of: ben, by: ada)
        #expect(try await world.store.storageUse(of: ben) == StorageUseRecord(bytes: 0, quota: 1_000_000))
        _ = try await upload(1_000_000, by: ben, defaultQuota: 5, in: world)
        await #expect(throws: StoreError.invalid("")) { try await upload(1, by: ben, in: world) }

        try await world.store.setQuota(megabytes: 0, of: ben, by: nil)
        await #expect(throws: StoreError.invalid("")) { try await upload(1, by: ben, in: world) }
        try await world.store.setQuota(megabytes: nil, of: ben, by: ada)
        _ = try await upload(1, by: ben, in: world)

        #expect(try await world.store.storageUse(of: ben) == StorageUseRecord(bytes: 1_000_001, quota: nil))
    }

    @Test(arguments: StoreKind.allCases)
    func `only admins set quotas, for people there are`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        try await world.store.setRole(.moderator, of: ben, by: ada)

        let refused = await #expect(throws: StoreError.self) {
            try await world.store.setQuota(megabytes: 5, of: ada, by: ben)
        }
        #expect(refused?.reason == "NOT_ADMIN")
        for megabytes in [-1, Limits.quotaMegabytes.upperBound + 1, .max] {
            let error = await #expect(throws: StoreError.self) {
                try await world.store.setQuota(megabytes: megabytes, of: ben, by: ada)
            }
            #expect(error?.reason == "QUOTA")
        }
        await #expect(throws: StoreError.notFound("person")) {
            try await world.store.setQuota(megabytes: 5, of: 99, by: ada)
        }

        try await world.store.setQuota(megabytes: Limits.quotaMegabytes.upperBound, of: ada, by: ada)
        #expect(try await world.store.storageUse(of: ada).quota == 10_000_000_000_000)
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody's photos are refused as nobody's, also without room`(kind: StoreKind) async throws {
        let world = try World(kind)

        await #expect(throws: StoreError.notFound("person")) {
            try await upload(9, by: 99, defaultQuota: 0, in: world)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `sizes that are not known are asked for once`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        for (hash, owner) in [("b", ada), ("a", ada), ("b", ben)] {
            _ = try await upload(0, hash: hash, by: owner, in: world)
        }
        _ = try await upload(5, hash: "known", by: ada, in: world)
        #expect(try await world.store.photosWithoutSize(limit: 9) == ["a", "b"])
        #expect(try await world.store.photosWithoutSize(limit: 1) == ["a"])

        try await world.store.setSize(0, ofPhoto: "a")
        try await world.store.setSize(70, ofPhoto: "b")

        #expect(try await world.store.photosWithoutSize(limit: 9) == [])
        #expect(try await use(of: ada, in: world) == 76)
        #expect(try await use(of: ben, in: world) == 70)
    }
}
