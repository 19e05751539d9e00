import Foundation
import Testing

struct FoundationFilesTests {
    private func withNote(_ body: (URL) async throws -> Void) async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data("Milk".utf8).write(to: url)
        try await body(url)
        try FileManager.default.removeItem(at: url)
    }

    @Test func `remembers a chosen file`() async throws {
        try await withNote { url in
            let known = try RecentFile(url: url).url()
            #expect(known == url.standardizedFileURL)
        }
    }

    @Test func `coordinates reading and writing`() async throws {
        try await withNote { url in
            let note = NoteFile(url: url)
            try note.write("Bread")

            #expect(try note.text() == "Bread")
            #expect(NSFileCoordinator.filePresenters.contains { $0 === note })
        }
    }

    @Test func `reads and writes several files`() async throws {
        try await withNote { url in
            let error: (any Error)? = await withCheckedContinuation { continuation in
                NoteFile.export(from: url, to: url) { continuation.resume(returning: $0) }
            }
            #expect(error == nil)
        }
    }

    @Test func `a missing file cannot be thrown away`() {
        #expect(throws: (any Error).self) { try NoteFile.throwAway(URL(filePath: "/missing/\(UUID().uuidString)")) }
    }

    @Test func `a server has no account of iCloud`() {
        #expect(!CloudAccount.isSignedIn)
        #expect(Notification.Name.NSSystemClockDidChange.rawValue == "NSSystemClockDidChangeNotification")
    }

    @Test func `compresses texts`() throws {
        let text = String(repeating: "fish, ", count: 100)
        let data = try CompressedTexts.compress(text)

        #expect(data.count < text.utf8.count)
        #expect(try CompressedTexts.text(of: data) == text)
    }

    @Test func `saves a document that is a folder`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let wrapper = NotePackage.wrapper(text: "Milk", pictures: [Data([1]), Data([2])])

        try NotePackage.save(wrapper, to: url)
        let read = try FileWrapper(url: url, options: [.immediate, .withoutMapping] as FileWrapper.ReadingOptions)

        #expect(read.fileWrappers?["Text.md"]?.regularFileContents == Data("Milk".utf8))
        #expect(read.fileWrappers?["Pictures"]?.fileWrappers?.count == 2)
        try FileManager.default.removeItem(at: url)
    }
}
