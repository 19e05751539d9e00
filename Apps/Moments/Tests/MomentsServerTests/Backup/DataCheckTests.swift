import Foundation
import Testing

@testable import MomentsServer

@Suite struct DataCheckTests {
    @Test func `a folder in order has no problems`() async throws {
        let world = try await BackupWorld()
        try await world.addPhoto("a photo")

        let check = try await DataCheck(world.data, readsPhotos: true)

        #expect(check.problems == [] && check.people == 1 && check.photos == 1 && check.unusedFiles == 0)
    }

    @Test func `missing, empty and changed files are named`() async throws {
        let world = try await BackupWorld()
        let hashes = [try await world.addPhoto("a"), try await world.addPhoto("b"), try await world.addPhoto("c")]
        let files = hashes.map { DataFiles.paths(ofPhoto: $0).map { world.data.photos.appending(path: $0) } }
        try FileManager.default.removeItem(at: files[0][0])
        try Data().write(to: files[1][1])
        try Data("changed".utf8).write(to: files[2][2])

        let problems = Set(try await DataCheck(world.data, readsPhotos: true).problems)

        #expect(
            problems == [
                "the file '\(files[0][0].path)' is missing", "the file '\(files[1][1].path)' is empty",
                "the file '\(files[2][2].path)' has been changed",
            ]
        )
        #expect(try await DataCheck(world.data, readsPhotos: false).problems.count == 2)
    }

    @Test func `problems are in the order of the photos`() async throws {
        let world = try await BackupWorld()
        var hashes: [String] = []
        for number in 0..<20 { hashes.append(try await world.addPhoto("photo \(number)")) }
        let files = hashes.sorted().map { world.data.photos.appending(path: DataFiles.paths(ofPhoto: $0)[2]) }
        for file in files { try Data("changed".utf8).write(to: file) }

        let problems = try await DataCheck(world.data, readsPhotos: true).problems

        #expect(problems == files.map { "the file '\($0.path)' has been changed" })
    }

    @Test func `files that nothing names are counted after an hour`() async throws {
        let world = try await BackupWorld()
        try world.write("photos/aa/left.large.webp", Data(count: 100))
        #expect(try await DataCheck(world.data, readsPhotos: true).unusedFiles == 0)
        let file = world.data.photos.appending(path: "aa/left.large.webp").path
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -4000)],
            ofItemAtPath: file
        )

        let check = try await DataCheck(world.data, readsPhotos: true)

        #expect(check.unusedFiles == 1 && check.unusedBytes == 100 && check.problems == [])
    }

    @Test func `a folder without a database is not one of Moments`() async throws {
        let folder = try TemporaryFolder()
        await #expect(throws: BackupError.self) { try await DataCheck(DataFiles(folder.url), readsPhotos: true) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }
}
