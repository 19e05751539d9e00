import Foundation
import Testing

@testable import MomentsServer

@Suite struct BackupDamageTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])
    func `files of all sizes come back`(size: Int) throws {
        let folder = try TemporaryFolder()
        let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 / 251) })
        let source = folder.url.appending(path: "source")
        try content.write(to: source)
        let key = try BackupKey.new(passphrase: BackupWorld.passphrase, random: RandomBytes.make, logarithm: 10).0
        for (name, files) in ["plain": BackupFiles(key: nil), "sealed": BackupFiles(key: key)] {
            let copy = folder.url.appending(path: name)
            let digest = try files.write(source, to: copy, as: "a/b")
            var result = Data()

            #expect(try files.read(copy, as: "a/b") { result += $0 } == digest)
            #expect(result == content && digest.bytes == size)
        }
    }

    private func damages(_ file: Data) -> [String: Data] {
        var flipped = file
        flipped[file.count / 2] ^= 1
        let part = 24 + 65_552
        let parts = [file[24..<part], file[part..<part + 65_552]]
        return [
            "changed": flipped, "cut": file.dropLast(1), "cut at a part": file.prefix(part),
            "cut to its head": file.prefix(24),
            "empty": Data(), "longer": file + [0],
            "parts exchanged": file.prefix(24) + parts[1] + parts[0] + file.dropFirst(part + 65_552),
            "part repeated": file.prefix(part) + file.dropFirst(24),
        ]
    }

    @Test func `each change of an encrypted file is noticed`() throws {
        let folder = try TemporaryFolder()
        let key = try BackupKey.new(passphrase: BackupWorld.passphrase, random: RandomBytes.make, logarithm: 10).0
        let files = BackupFiles(key: key)
        let file = folder.url.appending(path: "file")
        try files.write(Data(repeating: 1, count: 150_000), to: file, as: "moments.sqlite")
        let sealed = try Data(contentsOf: file)
        #expect(throws: BackupError.self) { try files.read(file, as: "secret") }

        for (what, damaged) in damages(sealed) {
            try damaged.write(to: file)
            #expect(throws: BackupError.self, "\(what)") { try files.read(file, as: "moments.sqlite") }
        }
    }

    @Test func `an encrypted backup has nothing that can be read, and one passphrase`() async throws {
        let world = try await BackupWorld()
        try await world.addPhoto("a photo that nobody else may see")
        _ = try await world.backups(BackupWorld.passphrase).add(world.data, at: .backup(0))

        for (path, content) in try BackupWorld.files(in: world.backupURL) where path != "backup.json" {
            #expect(path.hasSuffix(".sealed"))
            for text in ["Ada Lovelace", "SQLite format", "nobody else", "what waits", "people"] {
                #expect(content.range(of: Data(text.utf8)) == nil, "\(path)")
            }
        }
        let errors = [nil, "correct horse batteri", "short"].map { passphrase in
            #expect(throws: BackupError.self) { try BackupFolder(world.backupURL, passphrase: passphrase) }?.description
        }
        #expect(
            errors[0]?.contains("--passphrase-file") == true && errors[1] == "the passphrase is not that of the backup"
        )
    }

    @Test func `a passphrase for backups that have none, and one that is too short, are refused`() async throws {
        let world = try await BackupWorld()
        #expect(throws: BackupError("the passphrase has 5 characters; expected at least 12")) {
            try world.backups("short")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: world.backupURL.path) == [])
        _ = try await world.backups().add(world.data, at: .backup(0))

        #expect(throws: BackupError.self) { try world.backups(BackupWorld.passphrase) }
    }

    @Test(arguments: ["logarithm", "salt", "format", "nothing"])
    func `a header from elsewhere costs no memory and ends nothing`(part: String) async throws {
        let world = try await BackupWorld()
        _ = try world.backups(BackupWorld.passphrase)
        let header = world.backupURL.appending(path: "backup.json")
        var text = try String(contentsOf: header, encoding: .utf8)
        switch part {
        case "logarithm": text.replace("\"logarithm\":10", with: "\"logarithm\":40")
        case "salt": text.replace(/"salt":"[^"]*"/, with: "\"salt\":\"\"")
        case "format": text.replace("\"format\":1", with: "\"format\":2")
        default: text = "{"
        }
        try Data(text.utf8).write(to: header)

        #expect(throws: BackupError.self) { try BackupFolder(world.backupURL, passphrase: BackupWorld.passphrase) }
    }

    @Test(arguments: [nil, BackupWorld.passphrase])
    func `a changed or missing file ends a restore, and leaves nothing`(passphrase: String?) async throws {
        let world = try await BackupWorld()
        try await world.addPhoto("a photo")
        let backups = try world.backups(passphrase)
        let name = try await backups.add(world.data, at: .backup(0)).name
        let files = try BackupWorld.files(in: world.backupURL)
        let target = world.folder.url.appending(path: "restored")
        for path in files.keys where path != "backup.json" {
            let file = world.backupURL.appending(path: path)
            for damaged in [files[path].map { $0.dropLast() + [~$0.last!] }, nil] {
                if let damaged { try damaged.write(to: file) } else { try FileManager.default.removeItem(at: file) }
                await #expect(throws: (any Error).self, "\(path)") { try await backups.restore(name, to: target) }
                #expect(!FileManager.default.fileExists(atPath: target.path))
                if !path.contains("manifest") { #expect(try backups.problems(of: name).count == 1, "\(path)") }
                try files[path]?.write(to: file)
            }
        }
        #expect(try backups.problems(of: name) == [])
    }

    @Test func `a manifest cannot name files outside of the folder`() async throws {
        let world = try await BackupWorld()
        let hash = try await world.addPhoto("a photo")
        let backups = try world.backups()
        let name = try await backups.add(world.data, at: .backup(0)).name
        let manifest = world.backupURL.appending(path: "\(name)/manifest.json")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try world.write("../backups/escaped", Data(repeating: 7, count: 32))
        for path in ["../../escaped", "/tmp/moments-escaped"] {
            try Data(text.replacing("\"secret\"", with: "\"\(path)\"").utf8).write(to: manifest)
            await #expect(throws: (any Error).self) { try await world.restored(backups) }
        }
        let photo = try #require(DataFiles.paths(ofPhoto: hash).first)
        try Data(text.replacing("\"\(photo)\"", with: "\"../../escaped\"").utf8).write(to: manifest)
        let error = await #expect(throws: BackupError.self) { try await world.restored(backups) }
        #expect(error?.description.contains("outside of its folder") == true)
        #expect(!FileManager.default.fileExists(atPath: world.folder.path("escaped")))
    }

    @Test func `a folder with files is not restored to`() async throws {
        let world = try await BackupWorld()
        let backups = try world.backups()
        _ = try await backups.add(world.data, at: .backup(0))
        let before = try BackupWorld.files(in: world.data.url)

        await #expect(throws: BackupError.self) { try await backups.restore(to: world.data.url) }

        #expect(try BackupWorld.files(in: world.data.url) == before)
    }
}
