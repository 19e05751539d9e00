import Foundation
import MomentsMedia
import MomentsModel
import ObjectStorage
import ObjectStorageTesting
import Testing

@testable import MomentsServer

/// Photos in a store: moved there and back, backed up, restored and checked.
@Suite struct PhotoMoveTests {
    private func bucket() throws -> BucketPhotoPlace {
        BucketPhotoPlace(try StorageServer.shared.get().store(), prefix: UUID().uuidString)
    }

    private func contents(_ place: any PhotoPlace) async throws -> [String: Data?] {
        var contents: [String: Data?] = [:]
        for file in try await place.files() { contents[file.path] = try await place.read(file.path) }
        return contents
    }

    @Test func `a folder of photos moves to a store and back`() async throws {
        let world = try await BackupWorld()
        for number in 0..<12 { try await world.addPhoto("photo \(number)") }
        // What an upload or a move has left that was interrupted.
        try world.write("photos/.new/half", Data("half".utf8))
        try world.write("photos/aa/\(String(repeating: "a", count: 62)).large.webp.part", Data("half".utf8))
        let folder = FolderPhotoPlace(url: world.data.photos)
        let bucket = try bucket()

        let there = try await PhotoMove(from: folder, to: bucket).run()
        let again = try await PhotoMove(from: folder, to: bucket).run()
        let other = FolderPhotoPlace(url: world.folder.url.appending(path: "other"))
        let back = try await PhotoMove(from: bucket, to: other).run()

        #expect(there.files == 36 && there.copied == 36 && there.damaged == [])
        #expect(again.files == 36 && again.copied == 0)
        #expect(back.copied == 36 && back.bytes == there.bytes)
        #expect(try await contents(bucket).count == 36)
        #expect(try await contents(other) == contents(bucket))
    }

    @Test func `a file that differs in the store is replaced, and a damaged one is reported`() async throws {
        let world = try await BackupWorld()
        let hash = try await world.addPhoto("a photo")
        let folder = FolderPhotoPlace(url: world.data.photos)
        let bucket = try bucket()
        let path = PhotoLibrary.path(hash: hash, size: .large)
        try await bucket.write(Data("other".utf8), to: path)
        try world.write("photos/\(path)", Data("damaged".utf8))

        let report = try await PhotoMove(from: folder, to: bucket).run()

        #expect(report.copied == 3 && report.damaged == [path])
        #expect(try await bucket.read(path) == Data("damaged".utf8))
    }

    @Test func `photos of a store are backed up, checked, and restored to another`() async throws {
        let world = try await BackupWorld()
        let hash = try await world.addPhoto("a photo")
        let bucket = try bucket()
        _ = try await PhotoMove(from: FolderPhotoPlace(url: world.data.photos), to: bucket).run()
        try FileManager.default.removeItem(at: world.data.photos)
        let data = DataFiles(world.data.url, photos: bucket)
        #expect(try await DataCheck(data, readsPhotos: true).problems == [])

        let report = try await world.backups().add(data, at: .backup(0))
        let target = world.folder.url.appending(path: "restored")
        let other = try self.bucket()
        try await world.backups().restore(to: target, photos: other)

        #expect(report.newPhotoFiles == 3 && report.manifest.missingPhotos == [])
        #expect(try await contents(other) == contents(bucket))
        #expect(try await DataCheck(DataFiles(target, photos: other), readsPhotos: true).problems == [])
        #expect(!FileManager.default.fileExists(atPath: DataFiles(target).photos.path))
        try await other.remove(PhotoLibrary.path(hash: hash, size: .small))
        try await other.write(Data("changed".utf8), to: PhotoLibrary.path(hash: hash, size: .large))
        let problems = try await DataCheck(DataFiles(target, photos: other), readsPhotos: true).problems
        #expect(problems == ["the file \(other.name(of: PhotoLibrary.path(hash: hash, size: .small))) is missing"])
    }
}
