import Foundation
import Synchronization
import Testing

@testable import MomentsServer

/// What backups, restores, checks and moves ask of the place of photos.
@Suite(.timeLimit(.minutes(5))) struct PhotoPlaceTests {
    private func world(photos: Int = 12) async throws -> BackupWorld {
        let world = try await BackupWorld()
        for number in 0..<photos { try await world.addPhoto("photo \(number)") }
        return world
    }

    @Test func `each has eight files at the same time, and no more`() async throws {
        let world = try await world()
        let other = world.folder.url.appending(path: "other")
        let target = world.folder.url.appending(path: "restored")
        let backedUp = CrowdedPlace(world.data.photos)
        let checked = CrowdedPlace(world.data.photos)
        let moved = CrowdedPlace(world.data.photos)
        let restored = CrowdedPlace(world.folder.url.appending(path: "photos"))

        let report = try await world.backups().add(DataFiles(world.data.url, photos: backedUp), at: .backup(0))
        let check = try await DataCheck(DataFiles(world.data.url, photos: checked), readsPhotos: true)
        let move = try await PhotoMove(from: moved, to: FolderPhotoPlace(url: other)).run()
        try await world.backups().restore(to: target, photos: restored)

        for place in [backedUp, checked, moved, restored] { #expect(place.most == PhotoWork.atOnce) }
        #expect(report.newPhotoFiles == 36 && report.manifest.photoFiles == 36 && report.manifest.missingPhotos == [])
        #expect(check.photos == 12 && check.problems == [])
        #expect(move.files == 36 && move.copied == 36 && move.damaged == [])
        #expect(try BackupWorld.files(in: restored.url) == BackupWorld.files(in: world.data.photos))
        #expect(try BackupWorld.files(in: other) == BackupWorld.files(in: world.data.photos))
    }

    @Test func `a file that cannot be read ends a backup, and the next one is complete`() async throws {
        let world = try await world()
        let paths = try await FolderPhotoPlace(url: world.data.photos).files().map(\.path).sorted()
        let broken = BrokenPlace(folder: FolderPhotoPlace(url: world.data.photos), broken: [paths[8], paths[20]])

        let error = await #expect(throws: BrokenPlace.Failure.self) {
            try await world.backups().add(DataFiles(world.data.url, photos: broken), at: .backup(0))
        }

        #expect(error?.path == paths[8])
        #expect(try world.backups().names == [])
        let report = try await world.backups().add(world.data, at: .backup(1))
        #expect(report.manifest.photoFiles == 36 && report.newPhotoFiles <= 36)
        #expect(try world.backups().problems(of: report.name) == [])
    }

    @Test func `a photo that cannot be written ends a restore, and leaves nothing in the data folder`() async throws {
        let world = try await world()
        _ = try await world.backups().add(world.data, at: .backup(0))
        let target = world.folder.url.appending(path: "restored")
        let paths = try await FolderPhotoPlace(url: world.data.photos).files().map(\.path).sorted()
        let place = FolderPhotoPlace(url: world.folder.url.appending(path: "photos"))
        let broken = BrokenPlace(folder: place, broken: [paths[8], paths[20]])

        let error = await #expect(throws: BrokenPlace.Failure.self) {
            try await world.backups().restore(to: target, photos: broken)
        }

        #expect(error?.path == paths[8])
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }
}

/// A folder of photos whose first files are there when eight are asked for at the same time.
private final class CrowdedPlace: PhotoPlace {
    private struct State {
        var now = 0
        var most = 0
    }

    let url: URL
    private let folder: FolderPhotoPlace
    private let state = Mutex(State())

    init(_ url: URL) {
        self.url = url
        folder = FolderPhotoPlace(url: url)
    }

    /// The most files at the same time.
    var most: Int { state.withLock { $0.most } }

    func name(of path: String) -> String { folder.name(of: path) }
    func files() async throws -> [PhotoPlaceFile] { try await folder.files() }

    func read(_ path: String) async throws -> Data? {
        await enter()
        defer { leave() }
        return try await folder.read(path)
    }

    func write(_ data: Data, to path: String) async throws {
        await enter()
        defer { leave() }
        try await folder.write(data, to: path)
    }

    func remove(_ path: String) async throws { try await folder.remove(path) }

    private func enter() async {
        state.withLock { state in
            state.now += 1
            state.most = max(state.most, state.now)
        }
        while most < PhotoWork.atOnce { await Task.yield() }
    }

    private func leave() { state.withLock { $0.now -= 1 } }
}

/// A folder of photos in which some files can be neither read nor written.
private struct BrokenPlace: PhotoPlace {
    struct Failure: Error { let path: String }

    let folder: FolderPhotoPlace
    let broken: Set<String>

    func name(of path: String) -> String { folder.name(of: path) }
    func files() async throws -> [PhotoPlaceFile] { try await folder.files() }

    func read(_ path: String) async throws -> Data? {
        if broken.contains(path) { throw Failure(path: path) }
        return try await folder.read(path)
    }

    func write(_ data: Data, to path: String) async throws {
        if broken.contains(path) { throw Failure(path: path) }
        try await folder.write(data, to: path)
    }

    func remove(_ path: String) async throws { try await folder.remove(path) }
}
