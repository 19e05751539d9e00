import Foundation
import MomentsModel
import Testing

@testable import MomentsMedia

@Suite struct PhotoFolderTests {
    private let temporary = TemporaryFolder()
    private let hash = "3f" + String(repeating: "9", count: 62)
    private let files: [PhotoSize: Data] = [
        .small: Data("small".utf8), .medium: Data("medium".utf8), .large: Data("large".utf8),
    ]

    @Test func `files are named after hash and size`() throws {
        let folder = try PhotoFolder(temporary.url)

        try folder.write(files, hash: hash)

        let rest = String(hash.dropFirst(2))
        #expect(temporary.files == ["large", "medium", "small"].map { "3f/\(rest).\($0).webp" })
        #expect(try Data(contentsOf: folder.file(hash: hash, size: .medium)) == Data("medium".utf8))
    }

    @Test func `the bytes of all sizes are counted`() throws {
        let folder = try PhotoFolder(temporary.url)
        #expect(try folder.size(hash: hash) == 0)

        try folder.write(files, hash: hash)
        #expect(try folder.size(hash: hash) == "small".count + "medium".count + "large".count)

        try FileManager.default.removeItem(at: folder.file(hash: hash, size: .medium))
        #expect(try folder.size(hash: hash) == "small".count + "large".count)
    }

    @Test func `a folder that cannot be read is told, instead of counted as empty`() throws {
        let folder = try PhotoFolder(temporary.url)
        // Where the folder of the photo would be is a file.
        try Data().write(to: temporary.url.appending(path: "3f"))

        let error = #expect(throws: MediaError.self) { try folder.size(hash: hash) }

        #expect(error?.code == .unavailable)
        #expect(error?.detail?.contains("Not a directory") == true)
    }

    @Test func `a full disk is told, and nothing half written stays`() throws {
        let folder = try PhotoFolder(
            temporary.url,
            calls: FileCalls(write: { descriptor, bytes in
                guard bytes.count > 3 else {
                    errno = ENOSPC
                    return -1
                }
                return Foundation.write(descriptor, bytes.baseAddress, 3)
            })
        )

        let error = #expect(throws: MediaError.self) { try folder.write(files, hash: hash) }

        #expect(error?.code == .full)
        #expect(error?.detail?.contains("No space left on device") == true)
        #expect(temporary.files == [])
    }

    @Test func `an interrupted write goes on`() throws {
        let interruptions = Counter()
        let folder = try PhotoFolder(
            temporary.url,
            calls: FileCalls(write: { descriptor, bytes in
                guard interruptions.next().isMultiple(of: 2) else {
                    errno = EINTR
                    return -1
                }
                return Foundation.write(descriptor, bytes.baseAddress, 1)
            })
        )

        try folder.write(files, hash: hash)

        #expect(try Data(contentsOf: folder.file(hash: hash, size: .large)) == Data("large".utf8))
    }

    @Test func `what a dead process left is deleted, what another writes now is not`() throws {
        let folder = try PhotoFolder(temporary.url)
        let old = temporary.url.appendingPathComponent(".new/old")
        let young = temporary.url.appendingPathComponent(".new/young")
        try Data("half".utf8).write(to: old)
        try Data("half".utf8).write(to: young)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)],
            ofItemAtPath: old.path
        )

        try folder.removeUnfinished(olderThan: Date(timeIntervalSince1970: 2000))

        #expect(temporary.files == [".new/young"])
    }

    @Test func `a folder that cannot be made is told`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let error = #expect(throws: MediaError.self) { try PhotoFolder(file.appendingPathComponent("photos")) }

        #expect(error?.code == .unavailable)
    }

    @Test func `a photo without files is removed without complaint`() throws {
        let folder = try PhotoFolder(temporary.url)

        try folder.remove(hash: hash)

        #expect(folder.written(hash: hash) == nil)
    }
}
