import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct BackupTests {
    @Test(arguments: [nil, BackupWorld.passphrase])
    func `a restored backup has everything, and only its owner can read it`(passphrase: String?) async throws {
        let world = try await BackupWorld()
        let hash = try await world.addPhoto("a photo")
        let moment = try await world.store.publish(NewMoment(text: "before"), by: world.person)
        let report = try await world.backups(passphrase).add(world.data, at: .backup(0))
        _ = try await world.store.publish(NewMoment(text: "after"), by: world.person)

        let data = try await world.restored(BackupFolder(world.backupURL, passphrase: passphrase))

        #expect(report.name == "2026-11-18T11-06-40Z" && report.manifest.people == 1 && report.manifest.moments == 1)
        #expect(report.manifest.photoFiles == 3 && report.newPhotoFiles == 3)
        let files = try BackupWorld.files(in: data.url)
        #expect(files.count == 6 && files["secret"] == Data(repeating: 7, count: 32))
        #expect(files["outbox/1/waiting.json"] == Data("what waits".utf8))
        for path in DataFiles.paths(ofPhoto: hash) { #expect(files["photos/\(path)"] == Data("a photo".utf8)) }
        let store = try DatabaseMomentStore(path: data.database.path)
        let moments = try await store.timeline(of: world.person, before: nil, limit: nil)
        #expect(moments.map(\.id) == [moment.id] && moments.map(\.text) == ["before"])
        #expect(try await DataCheck(data, readsPhotos: true).problems == [])
        for folder in [data.url, world.backupURL.appending(path: report.name), world.backupURL] {
            #expect(try mode(folder) == 0o700)
        }
        for path in files.keys { #expect(try mode(data.url.appending(path: path)) & 0o077 == 0, "\(path)") }
    }

    private func mode(_ file: URL) throws -> Int {
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
        return try #require(mode).intValue
    }

    @Test func `photos that an earlier backup has are not copied again`() async throws {
        let world = try await BackupWorld()
        try await world.addPhoto("first")
        let backups = try world.backups()
        _ = try await backups.add(world.data, at: .backup(0))
        try await world.addPhoto("second")

        let report = try await backups.add(world.data, at: .backup(0))

        #expect(report.name == "2026-11-18T11-06-40Z-2")
        #expect(report.newPhotoFiles == 3 && report.manifest.photoFiles == 6)
        #expect(try backups.names == ["2026-11-18T11-06-40Z", "2026-11-18T11-06-40Z-2"])
        #expect(try backups.names.flatMap(backups.problems) == [])
        #expect(try await BackupWorld.files(in: world.restored(backups, "2026-11-18T11-06-40Z").photos).count == 3)
        #expect(try await BackupWorld.files(in: world.restored(backups).photos).count == 6)
    }

    @Test(arguments: [nil, BackupWorld.passphrase])
    func `old backups are removed with the photos that only they had`(passphrase: String?) async throws {
        let world = try await BackupWorld()
        let old = try await world.addPhoto("old")
        let backups = try world.backups(passphrase)
        _ = try await backups.add(world.data, at: .backup(0))
        _ = try await world.store.removeUnusedPhotos(olderThan: .zero)
        for path in DataFiles.paths(ofPhoto: old) {
            try FileManager.default.removeItem(at: world.data.photos.appending(path: path))
        }
        let new = try await world.addPhoto("new")
        _ = try await backups.add(world.data, at: .backup(1), keeping: 2)

        let report = try await backups.add(world.data, at: .backup(2), keeping: 2)

        #expect(report.removed == ["2026-11-18T11-06-40Z"])
        #expect(try backups.names == ["2026-11-18T11-06-41Z", "2026-11-18T11-06-42Z"])
        let photos = try BackupWorld.files(in: backups.photos).keys.sorted()
        #expect(photos == DataFiles.paths(ofPhoto: new).map { $0 + backups.files.suffix }.sorted())
        #expect(try await BackupWorld.files(in: world.restored(backups).photos).count == 3)
    }

    @Test func `a damaged description does not keep the next backup from being made`() async throws {
        let world = try await BackupWorld()
        try await world.addPhoto("a photo")
        let backups = try world.backups()
        let old = try await backups.add(world.data, at: .backup(0)).name
        try Data("{".utf8).write(to: world.backupURL.appending(path: "\(old)/manifest.json"))

        let new = try await backups.add(world.data, at: .backup(1)).name

        #expect(try backups.problems(of: new) == [])
        #expect(throws: BackupError.self) { try backups.problems(of: old) }
        #expect(try await BackupWorld.files(in: world.restored(backups).photos).count == 3)
    }

    @Test func `a new backup stays when the clock was put back`() async throws {
        let world = try await BackupWorld()
        let backups = try world.backups()
        _ = try await backups.add(world.data, at: .backup(5))
        _ = try await backups.add(world.data, at: .backup(6))

        let report = try await backups.add(world.data, at: .backup(0), keeping: 2)

        #expect(report.removed == ["2026-11-18T11-06-45Z"])
        #expect(try backups.names == ["2026-11-18T11-06-40Z", "2026-11-18T11-06-46Z"])
    }

    @Test func `a backup that was interrupted is none, and the next one replaces it`() async throws {
        let world = try await BackupWorld()
        let hash = try await world.addPhoto("a photo")
        let backups = try world.backups()
        try world.write("../backups/.unfinished/moments.sqlite", Data("half".utf8))
        let path = DataFiles.paths(ofPhoto: hash)[0]
        try world.write("../backups/photos/\(path).part", Data("a ph".utf8))
        for name in [".backup-old.sqlite", ".backup-new.sqlite"] { try world.write(name, Data("half".utf8)) }
        let old = world.data.url.appending(path: ".backup-old.sqlite").path
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -100_000)],
            ofItemAtPath: old
        )
        #expect(try backups.names == [])
        await #expect(throws: BackupError.self) { try await world.restored(backups) }

        _ = try await backups.add(world.data, at: .backup(0))

        #expect(try backups.names.flatMap(backups.problems) == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: world.backupURL.path).sorted()
        #expect(names == ["2026-11-18T11-06-40Z", "backup.json", "photos"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: world.data.url.path).filter { $0.hasPrefix(".") } == [
                ".backup-new.sqlite"
            ]
        )
    }

    @Test func `a backup during writes is a state that there was`() async throws {
        let world = try await BackupWorld()
        let backups = try world.backups()
        let (store, person) = (world.store, world.person)
        let writer = Task {
            var count = 0
            while !Task.isCancelled {
                count += 1
                _ = try await store.publish(NewMoment(text: "\(count)"), by: person)
            }
            return count
        }
        var reports: [BackupFolder.Report] = []
        for second in 0..<5 { reports.append(try await backups.add(world.data, at: .backup(Double(second)))) }
        writer.cancel()
        let count = try await writer.value

        for report in reports {
            let restored = try DatabaseMomentStore(path: try await world.restored(backups, report.name).database.path)
            let texts = try await restored.timeline(of: person, before: nil, limit: nil).map(\.text)
            #expect(texts == (0..<report.manifest.moments).reversed().map { "\($0 + 1)" })
            #expect(texts.count <= count)
        }
    }

    @Test func `a photo whose files are missing is named, and the rest is backed up`() async throws {
        let world = try await BackupWorld()
        let hash = try await world.addPhoto("a photo")
        try FileManager.default.removeItem(at: world.data.photos)

        let report = try await world.backups().add(world.data, at: .backup(0))

        #expect(report.manifest.missingPhotos == [hash] && report.manifest.photoFiles == 0)
        #expect(try world.backups().problems(of: report.name).map { $0.contains(hash) } == [true])
        #expect(try await world.restored(world.backups()).url.path.isEmpty == false)
    }

    @Test func `a folder that holds something else is left alone`() async throws {
        let world = try await BackupWorld()
        try world.write("../backups/letter.txt", Data("mine".utf8))
        #expect(throws: BackupError.self) { try world.backups() }
        #expect(throws: BackupError.self) { try BackupFolder(world.backupURL, passphrase: nil) }

        #expect(try FileManager.default.contentsOfDirectory(atPath: world.backupURL.path) == ["letter.txt"])
    }

    @Test func `a damaged database is not backed up`() async throws {
        let world = try await BackupWorld()
        for number in 0..<300 { _ = try await world.store.publish(NewMoment(text: "\(number)"), by: world.person) }
        try world.store.close()
        let file = try FileHandle(forUpdating: world.data.database)
        try file.seek(toOffset: 4096 * 8)
        try file.write(contentsOf: Data(repeating: 255, count: 4096 * 4))
        try file.close()

        await #expect(throws: (any Error).self) { try await world.backups().add(world.data, at: .backup(0)) }

        #expect(try world.backups().names == [])
    }
}
