import Foundation
import Testing

@testable import OrielTool

struct BuildCacheTests {
    private let base: TemporaryFolder
    private let cache: BuildCache

    init() throws {
        base = try TemporaryFolder()
        cache = BuildCache(oriel: try Self.checkout, base: base.url)
    }

    private static var checkout: OrielFolder {
        get throws { try OrielFolder(URL(fileURLWithPath: #filePath).appending(path: "../../../..")) }
    }

    private func package(_ name: String) throws -> String {
        try base.write("\(name)/Package.swift")
        return base.url.appending(path: name).path
    }

    @Test func `each checkout of Oriel has a cache of its own`() throws {
        let other = try TemporaryFolder()
        for file in ["Package.swift", "Sources/OrielCore/View.swift", "Templates/app"] { try other.write(file) }

        let second = BuildCache(oriel: try OrielFolder(other.url), base: base.url)

        #expect(cache.scratchPath != second.scratchPath)
        #expect(cache.scratchPath == BuildCache(oriel: try Self.checkout, base: base.url).scratchPath)
    }

    @Test func `a name of a target belongs to one package`() throws {
        let notes = try package("Notes")
        let others = try package("Others")

        #expect(try cache.claim(targets: ["Notes", "NotesTests"], of: notes) == nil)

        #expect(try cache.claim(targets: ["Notes", "NotesTests"], of: notes) == nil)
        let conflict = BuildCache.Conflict(target: "Notes", owner: notes)
        #expect(try cache.claim(targets: ["Fresh", "Notes"], of: others) == conflict)
        // Nothing of a package that cannot use the cache is reserved.
        #expect(try cache.claim(targets: ["Fresh"], of: notes) == nil)
    }

    @Test func `of packages that are built at the same time, one gets a name`() async throws {
        let folders = try (1...16).map { try package("Notes\($0)") }
        let cache = cache

        let winnerCount = try await withThrowingTaskGroup(of: Bool.self) { group in
            for folder in folders {
                group.addTask { try cache.claim(targets: ["Notes", "NotesTests"], of: folder) == nil }
            }
            var count = 0
            for try await hasWon in group where hasWon { count += 1 }
            return count
        }

        #expect(winnerCount == 1)
    }

    @Test func `names of a removed package are free`() throws {
        let notes = try package("Notes")
        #expect(try cache.claim(targets: ["Notes"], of: notes) == nil)

        try FileManager.default.removeItem(atPath: notes)

        #expect(try cache.claim(targets: ["Notes"], of: package("Moved")) == nil)
    }

    @Test func `a removed cache is empty`() throws {
        #expect(!cache.exists)
        try FileManager.default.createDirectory(atPath: cache.scratchPath, withIntermediateDirectories: true)
        #expect(cache.exists)

        try cache.remove()
        try cache.remove()

        #expect(!cache.exists)
    }
}

struct PackageDumpTests {
    @Test func `a manifest names its targets and the folders of packages`() throws {
        let package = try JSONDecoder().decode(
            PackageDump.self,
            from: Data(
                """
                {"name": "Notes", "targets": [{"name": "Notes", "type": "executable"}, {"name": "NotesTests", "type": "test"}],
                 "dependencies": [{"sourceControl": [{"identity": "swift-log", "location": {"remote": []}}]},
                                  {"fileSystem": [{"identity": "main", "path": "/opt/main"}]}]}
                """.utf8
            )
        )

        #expect(package.targets.map(\.name) == ["Notes", "NotesTests"])
        #expect(package.folders == ["/opt/main"])
    }
}
