import Foundation
import Testing

@testable import OrielFoundation

struct TrashTests {
    private let folder: TestFolder
    private let trash: Trash
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws {
        folder = try TestFolder()
        trash = Trash(url: folder.url.appending(path: "Trash", directoryHint: .isDirectory))
    }

    @Test func `a file is moved into the trash`() throws {
        let file = try folder.file("note.txt", "Milk")

        let place = try trash.add(file, with: .default, date: date)

        #expect(place == trash.url.appending(path: "files/note.txt"))
        #expect(try String(contentsOf: place, encoding: .utf8) == "Milk")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `with a record of where it was`() throws {
        let file = try folder.file("a b.txt")

        _ = try trash.add(file, with: .default, date: date)

        let record = try String(contentsOf: trash.url.appending(path: "info/a b.txt.trashinfo"), encoding: .utf8)
        let lines = record.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines.first == "[Trash Info]")
        #expect(lines.contains { $0.hasPrefix("Path=/") && $0.hasSuffix("/a%20b.txt") })
        #expect(lines.last?.hasPrefix("DeletionDate=2023-11-1") == true)
        #expect(lines.last?.count == "DeletionDate=2023-11-14T22:13:20".count)
    }

    @Test func `two files of one name are both kept`() throws {
        let first = try trash.add(folder.file("note.txt", "1"), with: .default, date: date)
        let second = try trash.add(folder.file("note.txt", "2"), with: .default, date: date)

        #expect(first != second)
        #expect(second.pathExtension == "txt" && second.lastPathComponent.hasPrefix("note "))
        #expect(try String(contentsOf: first, encoding: .utf8) == "1")
        #expect(try String(contentsOf: second, encoding: .utf8) == "2")
    }

    @Test func `a file that does not exist cannot be thrown away`() {
        let missing = folder.url.appending(path: "missing.txt")

        #expect(throws: CocoaError.self) { try FileManager.default.trashItem(at: missing, resultingItemURL: nil) }
        #expect(throws: CocoaError.self) { try trash.add(missing, with: .default) }
    }
}
