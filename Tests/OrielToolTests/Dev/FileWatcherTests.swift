import Foundation
import Testing

@testable import OrielTool

/// Each test ends with a file that counts, so that it waits for no time.
struct FileWatcherTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Sources/App/View.swift", "1")
    }

    private func watcher(files: [String] = []) throws -> FileWatcher {
        try FileWatcher(folders: ["\(path)/Sources"], files: files.map { "\(path)/\($0)" })
    }

    /// Returns the paths that have changed up to one of them.
    private func changes(of watcher: FileWatcher, until last: String) async -> Set<String> {
        var paths: Set<String> = []
        for await change in watcher.changes {
            paths.formUnion(change.paths.map { String($0.dropFirst(path.count + 1)) })
            if paths.contains(last) { break }
        }
        return paths
    }

    @Test(.timeLimit(.minutes(5)))
    func `a saved file is reported with the time of its save`() async throws {
        let watcher = try watcher()
        let before = ContinuousClock.now

        try folder.write("Sources/App/View.swift", "2")

        var iterator = watcher.changes.makeAsyncIterator()
        let change = try #require(await iterator.next())
        #expect(change.paths == ["\(path)/Sources/App/View.swift"])
        #expect((before...ContinuousClock.now).contains(change.instant))
        #expect((change.instant...ContinuousClock.now).contains(change.last))
    }

    @Test(.timeLimit(.minutes(5)))
    func `files that are replaced or removed count`() async throws {
        try folder.write("Sources/App/Other.swift")
        let watcher = try watcher()

        try folder.write("new")
        #expect(rename("\(path)/new", "\(path)/Sources/App/View.swift") == 0)
        #expect(await changes(of: watcher, until: "Sources/App/View.swift") == ["Sources/App/View.swift"])

        try FileManager.default.removeItem(atPath: "\(path)/Sources/App/Other.swift")
        #expect(await changes(of: watcher, until: "Sources/App/Other.swift").contains("Sources/App/Other.swift"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `new folders are watched with the files that they have already`() async throws {
        let watcher = try watcher()

        try folder.write("Sources/App/New/Deep/A.swift")
        #expect(await changes(of: watcher, until: "Sources/App/New/Deep/A.swift").contains("Sources/App/New"))

        try folder.write("Sources/App/New/Deep/B.swift")
        let later = await changes(of: watcher, until: "Sources/App/New/Deep/B.swift")
        #expect(later.contains("Sources/App/New/Deep/B.swift"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `hidden files, copies of editors and build folders do not count`() async throws {
        try folder.write("Sources/.build/A.o")
        let watcher = try watcher()

        for name in [".build/A.o", ".hidden/A.swift", "App/.View.swift.swp", "App/View.swift~"] {
            try folder.write("Sources/\(name)")
        }
        try folder.write("Sources/App/View.swift", "2")

        #expect(await changes(of: watcher, until: "Sources/App/View.swift") == ["Sources/App/View.swift"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `beside a single file nothing counts`() async throws {
        let watcher = try watcher(files: ["Package.swift"])

        try folder.write("data.sqlite")
        try folder.write("Tests/A.swift")
        try folder.write("Package.swift")

        #expect(await changes(of: watcher, until: "Package.swift") == ["Package.swift"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `files that are saved together are one change`() async throws {
        // No second change within the quiet time of a slow machine.
        let watcher = try FileWatcher(folders: ["\(path)/Sources"], quiet: 2000)

        for number in 1...20 { try folder.write("Sources/App/\(number).swift") }

        var iterator = watcher.changes.makeAsyncIterator()
        #expect(await iterator.next()?.paths.count == 20)
    }

    @Test func `a folder that is missing is not watched`() throws {
        _ = try FileWatcher(folders: ["\(path)/None"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a watcher of written files does not report those that are made, but those that are closed`() async throws {
        let watcher = try FileWatcher(folders: ["\(path)/Sources"], onlyWritten: true)
        let file = open("\(path)/Sources/open", O_WRONLY | O_CREAT, 0o600)
        try FileManager.default.removeItem(atPath: "\(path)/Sources/App/View.swift")

        try folder.write("Sources/closed.txt", "1")
        let first = await changes(of: watcher, until: "Sources/closed.txt")
        close(file)

        #expect(first.isDisjoint(with: ["Sources/open", "Sources/App/View.swift"]))
        #expect(await changes(of: watcher, until: "Sources/open").contains("Sources/open"))
    }
}
