import Foundation
import MomentsMedia
import MomentsModel
import Synchronization
import TestSupport
import Testing

@testable import MomentsServer

/// Uploads and cleanups on several machines, which share the files of photos and the store.
@Suite struct SharedPhotosTests {
    private func uploads(_ files: any PhotoFiles, _ server: TestServer) -> PhotoUploads {
        let environment = server.service.environment
        return PhotoUploads(
            store: server.store,
            files: files,
            limiter: environment.limiter,
            addresses: environment.addresses,
            defaultQuota: nil,
            metrics: environment.metrics,
            logger: server.log.logger
        )
    }

    @Test func `a photo whose files another machine deletes before it has a record is stored again`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let files = DeletingPhotos(server.files)

        let photo = try await uploads(files, server).add(Data("photo of a lake".utf8), by: ada.id, addressBase: "")

        let hash = try #require(photo.url.split(separator: "/").dropFirst().first.map(String.init))
        #expect(PhotoSize.allCases.allSatisfy { server.files.holds(hash, $0) })
    }

    @Test func `the files of a photo that another machine has added again stay`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let photo = try await server.photo("of a lake", by: ada)

        // As if its old record had been deleted just before.
        try await uploads(server.files, server).keepPicture(nil) { _ in [photo.hash] }

        #expect(server.files.holds(photo.hash))
    }

    @Test(arguments: 1...4)
    func `a photo that is added at any moment of a cleanup has its files in the end`(moment: Int) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let folder = try TemporaryFolder()
        let files = try PhotoLibrary(folder: folder.url)
        let data = try Data(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../MomentsMediaTests/Photos/orientation-6.jpg").standardizedFileURL
        )
        let hash = try await files.add(data).hash
        let other = uploads(files, server)
        let looks = Shared(0)

        _ = try await files.remove(hash: hash) {
            let isUsed = try await server.store.hasPhoto(hash: hash)
            looks.change { $0 += 1 }
            // The cleanup stands still between its look and what follows from it.
            if looks.value == moment { _ = try await other.add(data, by: ada.id, addressBase: "") }
            return isUsed
        }

        #expect(try await server.store.hasPhoto(hash: hash))
        for size in PhotoSize.allCases { #expect(try await files.has(hash: hash, size: size)) }
    }

    @Test func `files that cannot be deleted are tried again at the next cleanup`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let photo = try await server.photo("of a lake", by: ada)
        let uploads = uploads(server.files, server)
        server.files.isAway.withLock { $0 = true }

        #expect(try await uploads.removeUnused(olderThan: .zero) == 0)
        #expect(server.log.lines.contains { $0.contains("could not be deleted") })
        server.files.isAway.withLock { $0 = false }

        #expect(try await uploads.removeUnused(olderThan: .zero) == 1)
        #expect(!server.files.holds(photo.hash))
        #expect(try await uploads.removeUnused(olderThan: .zero) == 0)
    }
}

/// Files of which the first that are added are deleted by another machine at once.
private final class DeletingPhotos: PhotoFiles {
    static let mediaType = FolderOfPhotos.mediaType

    private let count = Mutex(0)
    private let files: FolderOfPhotos

    init(_ files: FolderOfPhotos) { self.files = files }

    func add(_ data: Data, room: Int?) async throws -> StoredPhoto {
        let photo = try await files.add(data, room: room)
        let number = count.withLock { count in
            count += 1
            return count
        }
        if number == 1 { try files.remove(hash: photo.hash) }
        return photo
    }

    func preview(hash: String) async throws -> PhotoPreview { try await files.preview(hash: hash) }
    func file(hash: String, size: PhotoSize) throws -> URL? { try files.file(hash: hash, size: size) }
    func size(hash: String) throws -> Int { try files.size(hash: hash) }
    func remove(hash: String) throws { try files.remove(hash: hash) }
}
