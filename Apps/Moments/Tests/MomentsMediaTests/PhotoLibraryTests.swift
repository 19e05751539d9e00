import Crypto
import Foundation
import MomentsModel
import Testing

@testable import MomentsMedia

@Suite struct PhotoLibraryTests {
    private let temporary = TemporaryFolder()

    @Test func `a photo is kept in all sizes under the hash of the largest`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)

        let stored = try await library.add(photo("orientation-6.jpg"))

        #expect(stored.width == 96 && stored.height == 64)
        let large = try Data(contentsOf: #require(library.file(hash: stored.hash, size: .large)))
        #expect(stored.hash == SHA256.hash(data: large).map { String(format: "%02x", $0) }.joined())
        #expect(temporary.files.count == PhotoSize.allCases.count)
    }

    @Test func `a preview is made with the photo, or later from its files`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let stored = try await library.add(photo("orientation-6.jpg"))

        let later = try await library.preview(hash: stored.hash)

        for preview in [stored.preview, later] {
            #expect(try PhotoFormat(of: preview.picture) == .webP)
            #expect(preview.picture.count < 200 && preview.tones.count == PhotoPreview.toneBytes)
        }
        for hash in [String(repeating: "0", count: 64), "../../secret"] {
            await #expect(throws: MediaError.self) { try await library.preview(hash: hash) }
        }
    }

    @Test func `the bytes of a photo are those of its files`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)

        let stored = try await library.add(photo("orientation-6.jpg"))

        let files = PhotoSize.allCases.compactMap { library.file(hash: stored.hash, size: $0) }
        #expect(files.count == PhotoSize.allCases.count)
        let bytes = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
        #expect(stored.bytes == bytes)
        #expect(try library.size(hash: stored.hash) == stored.bytes)
        for hash in [String(repeating: "0", count: 64), "../../secret"] {
            #expect(try library.size(hash: hash) == 0)
        }
    }

    @Test func `a photo that needs more room than there is leaves no file`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let bytes = try await library.add(photo("orientation-1.jpg")).bytes
        let kept = temporary.files

        let error = await #expect(throws: MediaError.self) {
            try await library.add(photo("orientation-6.jpg"), room: 10)
        }

        #expect(error?.code == .noRoom)
        #expect(temporary.files == kept)
        // Exactly enough is enough.
        #expect(try await library.add(photo("orientation-1.jpg"), room: bytes).bytes == bytes)
    }

    @Test func `the same photo is kept once`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)

        let first = try await library.add(photo("orientation-1.jpg"))
        let second = try await library.add(photo("orientation-1.jpg"))

        #expect(first == second)
        #expect(temporary.files.count == PhotoSize.allCases.count)
    }

    @Test func `another library over the same folder finds the photo`() async throws {
        let stored = try await PhotoLibrary(folder: temporary.url).add(photo("grey.jpg"))

        #expect(try PhotoLibrary(folder: temporary.url).file(hash: stored.hash, size: .small) != nil)
    }

    @Test(arguments: [
        "", "../../../etc/passwd", String(repeating: "0", count: 64), String(repeating: "A", count: 64),
        "../" + String(repeating: "a", count: 61), String(repeating: "a", count: 63) + "/",
        String(repeating: "a", count: 63) + "\0", String(repeating: "é", count: 32),
    ])
    func `a text that is no photo's hash leads nowhere`(text: String) throws {
        let library = try PhotoLibrary(folder: temporary.url)

        #expect(library.file(hash: text, size: .small) == nil)
        #expect(try library.remove(text))
    }

    @Test func `a removed photo is gone in all sizes`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let stored = try await library.add(photo("grey.jpg"))

        #expect(try library.remove(stored.hash, unlessAddedWithin: 0))

        #expect(library.file(hash: stored.hash, size: .large) == nil)
        #expect(temporary.files == [])
    }

    @Test func `a photo that was added again just now is not removed`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let stored = try await library.add(photo("grey.jpg"))

        #expect(try !library.remove(stored.hash))

        #expect(library.file(hash: stored.hash, size: .large) != nil)
    }

    @Test(arguments: ["drawing.svg", "empty.jpg", "truncated.jpg", "bomb.png"])
    func `of a refused photo nothing is kept`(name: String) async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let file = try photo(name)

        await #expect(throws: MediaError.self) { try await library.add(file) }

        #expect(temporary.files == [])
    }

    @Test func `photos that come at once are all kept`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let files = try (1...8).map { try photo("orientation-\($0).jpg") } + ["cmyk.jpg", "grey.jpg"].map(photo)

        let hashes = try await withThrowingTaskGroup(of: String.self) { group in
            for file in files { group.addTask { try await library.add(file).hash } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }

        #expect(hashes.allSatisfy { library.file(hash: $0, size: .small) != nil })
        #expect(temporary.files.count == hashes.count * PhotoSize.allCases.count)
    }

    @Test func `of a cancelled photo nothing is kept`() async throws {
        let library = try PhotoLibrary(folder: temporary.url)
        let file = try photo("rgb16.png")

        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await library.add(file)
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(temporary.files == [])
    }

    @Test func `without the program that decodes nothing is kept, and it is said what is missing`() async throws {
        let program = PhotoProgram(at: temporary.url.appendingPathComponent("moments-photos"))
        let library = try PhotoLibrary(folder: temporary.url, program: program)
        let file = try photo("grey.jpg")

        let refusal = await #expect(throws: MediaError.self) { try await library.add(file) }
        let warning = await #expect(throws: MediaError.self) { try await library.check() }

        #expect(refusal?.code == .unavailable && warning?.code == .unavailable)
        #expect(warning?.detail?.contains(program.url.path) == true)
        #expect(temporary.files == [])
    }

    @Test func `a library with its program finds nothing to complain of`() async throws {
        try await PhotoLibrary(folder: temporary.url).check()
    }
}
