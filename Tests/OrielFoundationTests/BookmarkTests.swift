import Foundation
import OrielFoundation
import Testing

struct BookmarkTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func resolve(_ data: Data) throws -> URL {
        var isStale = true
        let url = try URL(
            resolvingBookmarkData: data,
            options: .withoutUI,
            relativeTo: nil,
            bookmarkDataIsStale: &isStale
        )
        #expect(!isStale)
        return url
    }

    @Test func `a bookmark leads to its file`() throws {
        let file = try folder.file("A note, 100%.txt")

        let data = try file.bookmarkData(
            options: .minimalBookmark,
            includingResourceValuesForKeys: nil,
            relativeTo: nil
        )

        #expect(try resolve(data) == file.standardizedFileURL)
    }

    @Test func `and to its folder`() throws {
        let url = try resolve(try folder.url.bookmarkData(options: [.withSecurityScope]))

        #expect(url.hasDirectoryPath)
        #expect(url.lastPathComponent == folder.url.lastPathComponent)
    }

    @Test func `a file that does not exist has no bookmark`() {
        let missing = folder.url.appending(path: "missing.txt")

        #expect(throws: CocoaError.self) { try missing.bookmarkData() }
        #expect(throws: CocoaError.self) { try #require(URL(string: "https://example.com")).bookmarkData() }
    }

    @Test func `a bookmark of a removed file throws`() throws {
        let file = try folder.file("note.txt")
        let data = try file.bookmarkData()
        try FileManager.default.removeItem(at: file)

        let error = #expect(throws: CocoaError.self) { try resolve(data) }
        #expect(error?.code == .fileNoSuchFile)
    }

    @Test func `other data is corrupt`() {
        let error = #expect(throws: CocoaError.self) { try resolve(Data("bookmark".utf8)) }

        #expect(error?.code == .fileReadCorruptFile)
    }

    @Test func `a file of a bookmark leads to the file`() throws {
        let file = try folder.file("note.txt")
        let alias = folder.url.appending(path: "alias")
        try URL.writeBookmarkData(file.bookmarkData(options: .suitableForBookmarkFile), to: alias)

        #expect(try URL(resolvingAliasFileAt: alias) == file.standardizedFileURL)
    }

    @Test func `files are accessible, other addresses are not`() throws {
        let file = try folder.file("note.txt")

        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(try #require(URL(string: "https://example.com")).startAccessingSecurityScopedResource() == false)
    }
}
