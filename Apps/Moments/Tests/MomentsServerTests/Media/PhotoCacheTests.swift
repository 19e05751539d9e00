import Foundation
import Testing

@testable import MomentsServer

@Suite struct PhotoCacheTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func age(_ name: String, _ seconds: TimeInterval) throws {
        let path = folder.path("cache/\(name)")
        let date = Date(timeIntervalSinceNow: -seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")).sorted() }
    }

    @Test func `a file is there until it is removed, and only its owner can read it`() throws {
        let cache = try PhotoCache(folder.url.appending(path: "cache"))
        #expect(cache.file("a") == nil)

        let added = try cache.add(Data("one".utf8), "a")

        #expect(cache.file("a") == added)
        #expect(try Data(contentsOf: added) == Data("one".utf8))
        let mode = try FileManager.default.attributesOfItem(atPath: added.path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        cache.remove("a")
        cache.remove("a")
        #expect(cache.file("a") == nil)
    }

    @Test func `the files that were not used for longest make room`() throws {
        let cache = try PhotoCache(folder.url.appending(path: "cache"), limit: 1000)
        for (index, name) in ["a", "b", "c"].enumerated() {
            _ = try cache.add(Data(count: 300), name)
            try age(name, 1000 - Double(index))
        }
        _ = cache.file("a")

        _ = try cache.add(Data(count: 300), "d")

        #expect(try names == ["a", "c", "d"])
    }

    @Test func `files in use stay even if they are too many`() throws {
        let cache = try PhotoCache(folder.url.appending(path: "cache"), limit: 1000)
        for name in ["a", "b", "c", "d"] { _ = try cache.add(Data(count: 300), name) }
        #expect(try names == ["a", "b", "c", "d"])
    }

    @Test func `what was not used for a week is deleted when the server starts again`() throws {
        let url = folder.url.appending(path: "cache")
        let first = try PhotoCache(url)
        for name in ["old", "new", ".left"] { _ = try first.add(Data(count: 3), name) }
        for name in ["old", ".left"] { try age(name, 8 * 86_400) }

        _ = try PhotoCache(url).file("other")

        #expect(try names == ["new"])
    }
}
