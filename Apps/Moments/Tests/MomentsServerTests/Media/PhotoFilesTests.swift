import Foundation
import MomentsMedia
import MomentsModel
import ObjectStorageTesting
import Testing

@testable import MomentsServer
@testable import ObjectStorage

/// What the folder and the store do alike, and what only the store does.
@Suite struct PhotoFilesTests {
    enum Kind: String, CaseIterable, Sendable { case folder, bucket }

    private let folder: TemporaryFolder
    private let prefix = UUID().uuidString

    init() throws { folder = try TemporaryFolder() }

    private func bucketPlace() throws -> BucketPhotoPlace {
        BucketPhotoPlace(try StorageServer.shared.get().store(), prefix: prefix)
    }

    private func bucket(_ place: BucketPhotoPlace) throws -> PhotoBucket {
        try PhotoBucket(place, cache: folder.url.appending(path: "cache"))
    }

    private func files(_ kind: Kind) throws -> (files: any PhotoFiles, place: any PhotoPlace) {
        switch kind {
        case .folder:
            let url = DataFiles(folder.url).photos
            return (try PhotoLibrary(folder: url), FolderPhotoPlace(url: url))
        case .bucket:
            let place = try bucketPlace()
            return (try bucket(place), place)
        }
    }

    private func photo(_ name: String = "orientation-6.jpg") throws -> Data {
        try Data(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../MomentsMediaTests/Photos/\(name)").standardizedFileURL
        )
    }

    @Test(arguments: Kind.allCases)
    func `a photo is stored in all sizes, and adding it again changes nothing`(kind: Kind) async throws {
        let (files, place) = try files(kind)

        let stored = try await files.add(photo())
        let before = try await place.files().map(\.path).sorted()
        let again = try await files.add(photo())

        #expect(again == stored && before == DataFiles.paths(ofPhoto: stored.hash).sorted())
        #expect(try await place.files().map(\.path).sorted() == before)
        #expect(try await files.size(hash: stored.hash) == stored.bytes)
        for size in PhotoSize.allCases {
            #expect(try await files.has(hash: stored.hash, size: size))
            let file = try #require(try await files.file(hash: stored.hash, size: size))
            #expect(try await place.read(PhotoLibrary.path(hash: stored.hash, size: size)) == Data(contentsOf: file))
        }
        #expect(try await files.preview(hash: stored.hash).tones.count == PhotoPreview.toneBytes)
    }

    @Test(arguments: Kind.allCases)
    func `a removed photo is gone, and removing it again is no error`(kind: Kind) async throws {
        let (files, place) = try files(kind)
        let stored = try await files.add(photo())
        _ = try await files.file(hash: stored.hash, size: .small)

        for _ in 0..<2 { try await files.remove(hash: stored.hash) }

        #expect(try await place.files() == [])
        #expect(try await files.file(hash: stored.hash, size: .small) == nil)
        #expect(try await files.size(hash: stored.hash) == 0)
        #expect(try await !files.has(hash: stored.hash, size: .large))
    }

    @Test(arguments: Kind.allCases)
    func `a photo is removed unless it is in use, and a file that was removed too early is put back`(kind: Kind)
        async throws
    {
        let (files, place) = try files(kind)
        let stored = try await files.add(photo())
        let paths = DataFiles.paths(ofPhoto: stored.hash)
        let before = try await contents(place)

        // It is in use from the first look on, from that after the first removal on, and so on.
        for unused in 0..<4 {
            let looks = Shared(0)
            let isRemoved = try await files.remove(hash: stored.hash) {
                looks.change { $0 += 1 }
                return looks.value > unused
            }

            #expect(!isRemoved && looks.value == unused + 1)
            // The machine that uses it writes those again that were missing when it looked.
            let gone = paths.prefix(max(0, unused - 1))
            #expect(try await contents(place) == before.filter { !gone.contains($0.key) })
            _ = try await files.add(photo())
        }
        #expect(try await files.remove(hash: stored.hash) { false })
        #expect(try await place.files() == [])
        #expect(try await files.file(hash: stored.hash, size: .small) == nil)
    }

    @Test(arguments: Kind.allCases)
    func `a removed file is put back if it is not known whether it is in use`(kind: Kind) async throws {
        let (files, place) = try files(kind)
        let stored = try await files.add(photo())
        let before = try await contents(place)
        let looks = Shared(0)

        await #expect(throws: CancellationError.self) {
            try await files.remove(hash: stored.hash) {
                looks.change { $0 += 1 }
                if looks.value > 1 { throw CancellationError() }
                return false
            }
        }

        #expect(try await contents(place) == before)
    }

    @Test(arguments: Kind.allCases)
    func `a cleanup that is cancelled after it has removed a file puts it back`(kind: Kind) async throws {
        let (files, place) = try files(kind)
        let stored = try await files.add(photo())
        let before = try await contents(place)
        let cleanup = Shared<Task<Bool, any Error>?>(nil)
        let looks = Shared(0)
        let task = Task {
            while cleanup.value == nil { await Task.yield() }
            return try await files.remove(hash: stored.hash) {
                looks.change { $0 += 1 }
                if looks.value == 1 { return false }
                cleanup.value?.cancel()
                return true
            }
        }
        cleanup.change { $0 = task }

        #expect(try await task.value == false)
        #expect(try await contents(place) == before)
    }

    private func contents(_ place: any PhotoPlace) async throws -> [String: Data?] {
        var contents: [String: Data?] = [:]
        for file in try await place.files() { contents[file.path] = try await place.read(file.path) }
        return contents
    }

    @Test(arguments: Kind.allCases)
    func `what is refused leaves nothing`(kind: Kind) async throws {
        let (files, place) = try files(kind)

        await #expect(throws: MediaError.self) { try await files.add(photo(), room: 10) }
        await #expect(throws: MediaError.self) { try await files.add(Data("GIF89a and nothing more".utf8)) }

        #expect(try await place.files() == [])
    }

    @Test(arguments: Kind.allCases, ["", "../../secret", String(repeating: "A", count: 64)])
    func `an invalid hash has no files`(kind: Kind, hash: String) async throws {
        let (files, _) = try files(kind)

        #expect(try await files.file(hash: hash, size: .small) == nil)
        #expect(try await files.content(hash: hash, size: .small)?.length == nil)
        #expect(try await files.size(hash: hash) == 0)
        try await files.remove(hash: hash)
        await #expect(throws: MediaError.self) { try await files.preview(hash: hash) }
    }

    @Test func `a file that was read does not need the store again`() async throws {
        let place = try bucketPlace()
        let files = try bucket(place)
        let stored = try await files.add(photo())
        let first = try await files.file(hash: stored.hash, size: .small)
        for path in DataFiles.paths(ofPhoto: stored.hash) { try await place.remove(path) }

        #expect(try await files.file(hash: stored.hash, size: .small) == first && first != nil)
        #expect(try await files.file(hash: stored.hash, size: .medium) == nil)
    }

    @Test(arguments: PhotoSize.allCases)
    func `a photo of a store is sent while it arrives, and is a file afterwards`(size: PhotoSize) async throws {
        let place = try bucketPlace()
        let files = try bucket(place)
        let stored = try await files.add(photo())
        let whole = try #require(try await place.read(PhotoLibrary.path(hash: stored.hash, size: size)))
        let sent = Shared(Data())

        guard case .arriving(let arriving)? = try await files.content(hash: stored.hash, size: size) else {
            Issue.record("The photo does not arrive from the store.")
            return
        }
        try await arriving.send(10..<whole.count - 1) { part in sent.change { $0 += part } }

        #expect(arriving.length == whole.count && sent.value == whole[10..<whole.count - 1])
        guard case .file(let file)? = try await files.content(hash: stored.hash, size: size) else {
            Issue.record("The photo is not in the cache.")
            return
        }
        #expect(try Data(contentsOf: file) == whole)
    }

    @Test func `requests for a photo at the same time read the store once`() async throws {
        let place = try bucketPlace()
        let files = try bucket(place)
        let stored = try await files.add(photo())
        guard case .arriving(let first)? = try await files.content(hash: stored.hash, size: .small) else {
            Issue.record("The photo does not arrive from the store.")
            return
        }
        // The store has nothing to give to the second one.
        try await place.remove(PhotoLibrary.path(hash: stored.hash, size: .small))

        async let second = files.content(hash: stored.hash, size: .small)
        try await first.send(0..<first.length) { _ in }

        guard case .file? = try await second else {
            Issue.record("The second request did not wait for the first.")
            return
        }
    }

    @Test(arguments: PhotoSize.allCases)
    func `an object that is not whole is never given to browsers`(size: PhotoSize) async throws {
        let place = try bucketPlace()
        let files = try bucket(place)
        let stored = try await files.add(photo())
        let path = PhotoLibrary.path(hash: stored.hash, size: size)
        let whole = try #require(try await place.read(path))
        try await place.write(whole.dropLast(2), to: path)

        let error = await #expect(throws: MediaError.self) { try await files.file(hash: stored.hash, size: size) }
        #expect(error?.code == .unavailable && error?.detail?.contains("is damaged") == true)
        await #expect(throws: MediaError.self) { try await files.content(hash: stored.hash, size: size) }

        try await place.write(whole, to: path)
        #expect(try await files.file(hash: stored.hash, size: size) != nil)
    }

    @Test func `a store that cannot be reached is not taken for a missing photo`() async throws {
        var limits = ObjectStore.Limits()
        limits.attempts = 1
        let store = ObjectStore(
            try BucketAddress(bucket: "family", endpoint: "http://127.0.0.1:1"),
            keys: StorageKeys(accessKey: "AKID", secretKey: "secret"),
            limits: limits
        )
        let files = try bucket(BucketPhotoPlace(store, prefix: prefix))
        let hash = String(repeating: "0", count: 64)

        let works: [@Sendable () async throws -> Void] = [
            { _ = try await files.file(hash: hash, size: .small) }, { _ = try await files.size(hash: hash) },
            { _ = try await files.content(hash: hash, size: .small) }, { try await files.remove(hash: hash) },
        ]

        for work in works {
            let error = await #expect(throws: MediaError.self) { try await work() }
            #expect(error?.code == .unavailable && error?.detail?.contains("cannot be reached") == true)
        }
        await #expect(throws: MediaError.self) { try await files.add(photo()) }
    }
}
