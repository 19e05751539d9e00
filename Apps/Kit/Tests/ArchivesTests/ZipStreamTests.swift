import ArchivesTesting
import Foundation
import Synchronization
import Testing

@testable import Archives

@Suite struct ZipStreamTests {
    /// What a handler was given.
    private final class Pieces: Sendable {
        private let pieces = Mutex<[Data]>([])

        func append(_ bytes: UnsafeRawBufferPointer) { pieces.withLock { $0.append(Data(bytes)) } }

        var counts: [Int] { pieces.withLock { $0.map(\.count) } }
        var bytes: Data { pieces.withLock { $0.reduce(into: Data()) { $0.append($1) } } }
    }

    private struct Full: Error {}

    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    /// Bytes that do not get smaller, the same for each call.
    private static func noise(_ count: Int) -> Data {
        var state: UInt32 = 1
        var data = Data(capacity: count)
        for _ in 0..<count {
            state = state &* 1_664_525 &+ 1_013_904_223
            data.append(UInt8(truncatingIfNeeded: state >> 24))
        }
        return data
    }

    private func withFile(_ content: Data, _ body: (URL) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "zip-\(UUID().uuidString)")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file)
    }

    @Test func `entries come back as they were added, in order`() throws {
        let pieces = Pieces()
        let zip = try ZipStream { pieces.append($0) }
        try withFile(Data("a picture".utf8)) { file in
            try zip.add("index.html", date: Self.date, bytes: Data("<p>Hello</p>".utf8))
            try zip.add("photos/1.webp", date: Self.date, file: file)
            try zip.begin("moments.json", date: Self.date, .text)
            for text in ["{", "}"] { try zip.append(Data(text.utf8)) }
            try zip.end()
            try zip.finish()
        }

        let file = try ZipFile(pieces.bytes)

        #expect(file.names == ["index.html", "photos/1.webp", "moments.json"])
        #expect(file.entries.map(\.text) == ["<p>Hello</p>", "a picture", "{}"])
        #expect(file.entries.allSatisfy { $0.date == Self.date })
    }

    @Test func `an archive without entries has an empty list of them`() throws {
        let pieces = Pieces()
        try ZipStream { pieces.append($0) }.finish()

        #expect(pieces.bytes == Data("PK\u{5}\u{6}".utf8) + Data(count: 18))
    }

    @Test(arguments: ["Fotos/Größe.txt", "照片/一.txt", "🏔.txt", "e\u{301}.txt"])
    func `a name has any letters`(name: String) throws {
        let pieces = Pieces()
        let zip = try ZipStream { pieces.append($0) }
        try zip.add(name, date: Self.date, bytes: Data("x".utf8))
        try zip.finish()

        let names = try ZipFile(pieces.bytes).names

        // libarchive composes letters and their marks when it reads.
        let composed = name.precomposedStringWithCanonicalMapping
        #expect(names.map { Array($0.unicodeScalars) } == [Array(composed.unicodeScalars)])
    }

    @Test func `a file of several megabytes goes through in blocks, stored as it is`() throws {
        let content = Self.noise(5 << 20)
        let pieces = Pieces()
        let zip = try ZipStream { pieces.append($0) }
        try withFile(content) { try zip.add("large.webp", date: Self.date, file: $0) }

        // Before the end, most of it has gone.
        #expect(pieces.bytes.count > content.count - 2 * ZipStream.blockSize)
        try zip.finish()

        #expect(pieces.counts.allSatisfy { $0 <= ZipStream.blockSize })
        #expect(pieces.bytes.count < content.count + 1000)
        #expect(try ZipFile(pieces.bytes)["large.webp"]?.bytes == content)
    }

    @Test func `a text is deflated`() throws {
        let text = Data(String(repeating: "Hello. ", count: 200_000).utf8)
        let pieces = Pieces()
        let zip = try ZipStream { pieces.append($0) }
        try zip.add("text.txt", date: Self.date, bytes: text)
        try zip.finish()

        #expect(pieces.bytes.count < text.count / 50)
        #expect(try ZipFile(pieces.bytes)["text.txt"]?.bytes == text)
    }

    @Test func `a file that cannot be read throws`() throws {
        let zip = try ZipStream { _ in }
        let missing = FileManager.default.temporaryDirectory.appending(path: "missing-\(UUID().uuidString)")

        #expect(throws: (any Error).self) { try zip.add("missing.webp", date: Self.date, file: missing) }
    }

    @Test func `the error of the handler is thrown, and the handler not called again`() throws {
        let calls = Mutex(0)
        let zip = try ZipStream { _ in
            calls.withLock { $0 += 1 }
            throw Full()
        }

        #expect(throws: Full.self) {
            try zip.begin("noise", date: Self.date, .compressed(byteCount: 1 << 20))
            try zip.append(Self.noise(1 << 20))
        }
        #expect(throws: (any Error).self) { try zip.finish() }
        #expect(calls.withLock(\.self) == 1)
    }

    @Test func `an archive that is given up sends no more`() throws {
        let pieces = Pieces()
        var zip: ZipStream? = try ZipStream { pieces.append($0) }
        try zip?.add("a.txt", date: Self.date, bytes: Data("a".utf8))

        zip = nil

        #expect(pieces.counts.isEmpty)
    }

    @Test(arguments: [3, 5])
    func `an entry has as many bytes as were announced`(count: Int) throws {
        let zip = try ZipStream { _ in }
        try zip.begin("four", date: Self.date, .compressed(byteCount: 4))

        #expect(throws: ArchiveError.self) {
            try zip.append(Data(repeating: 1, count: count))
            try zip.end()
        }
    }

    @Test func `what libarchive does not allow has its words`() throws {
        let zip = try ZipStream { _ in }
        try zip.finish()

        let error = #expect(throws: ArchiveError.self) { try zip.begin("late", date: Self.date, .text) }

        #expect(error?.message.contains("archive") == true)
    }
}
