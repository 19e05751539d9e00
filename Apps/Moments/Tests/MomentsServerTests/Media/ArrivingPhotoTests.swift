import Crypto
import Foundation
import MomentsMedia
import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct ArrivingPhotoTests {
    private struct Gone: Error {}

    private let folder: TemporaryFolder
    private let cache: PhotoCache

    init() throws {
        folder = try TemporaryFolder()
        cache = try PhotoCache(folder.url)
    }

    private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path) } }

    /// A photo whose parts the test sends.
    private func photo(
        _ length: Int,
        hash: String? = nil
    ) -> (photo: ArrivingPhoto, store: AsyncThrowingStream<Data, any Error>.Continuation) {
        let (parts, store) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
        let photo = ArrivingPhoto(length: length, hash: hash, name: "a", cache: cache) { receive in
            for try await part in parts { try receive(part) }
        }
        return (photo, store)
    }

    private func hash(_ text: String) -> String { BackupFiles.text(of: SHA256.hash(data: Data(text.utf8))) }

    @Test func `what has come is sent before the rest is there, and all of it is kept`() async throws {
        let (photo, store) = photo(9, hash: hash("onetwosix"))
        let sent = Shared("")
        async let sending: Void = photo.send(0..<9) { part in
            sent.change { $0 += String(decoding: part, as: UTF8.self) }
        }
        store.yield(Data("one".utf8))
        while sent.value != "one" { await Task.yield() }
        #expect(cache.file("a") == nil)

        for text in ["two", "six"] { store.yield(Data(text.utf8)) }
        store.finish()
        try await sending

        #expect(try sent.value == "onetwosix" && names == ["a"])
        let file = try #require(cache.file("a"))
        #expect(try Data(contentsOf: file) == Data("onetwosix".utf8))
    }

    @Test(arguments: [0..<9, 0..<1, 2..<4, 3..<6, 8..<9])
    func `a part of it is sent, and all of it is kept`(range: Range<Int>) async throws {
        let (photo, store) = photo(9)
        for text in ["one", "two", "six"] { store.yield(Data(text.utf8)) }
        store.finish()
        let sent = Shared(Data())

        try await photo.send(range) { part in sent.change { $0 += part } }

        #expect(try sent.value == Data("onetwosix".utf8)[range] && names == ["a"])
    }

    @Test func `a slow browser does not keep the store waiting, and gets small parts`() async throws {
        let isRead = Shared(false)
        let photo = ArrivingPhoto(length: 300_000, hash: nil, name: "a", cache: cache) { receive in
            for _ in 0..<3 { try receive(Data(count: 100_000)) }
            isRead.change { $0 = true }
        }
        let sizes = Shared<[Int]>([])

        try await photo.send(0..<300_000) { part in
            while !isRead.value { await Task.yield() }
            sizes.change { $0.append(part.count) }
        }

        #expect(sizes.value.reduce(0, +) == 300_000 && sizes.value.allSatisfy { $0 <= ArrivingPhoto.partBytes })
    }

    @Test func `a slow browser does not keep those waiting who want the same photo`() async throws {
        let readings = PhotoReadings()
        let reading = try await readings.begin("a")
        let photo = ArrivingPhoto(length: 3, hash: nil, name: "a", cache: cache, reading: reading) { receive in
            try receive(Data("one".utf8))
        }

        try await photo.send(0..<3) { _ in
            while readings.waitingCount(for: "a") != nil { await Task.yield() }
            #expect(cache.file("a") != nil)
        }
    }

    @Test func `of something else the end is not sent, and nothing is kept`() async throws {
        let (photo, store) = photo(6, hash: hash("onesix"))
        for text in ["one", "two"] { store.yield(Data(text.utf8)) }
        store.finish()
        let sent = Shared(Data())

        let error = await #expect(throws: MediaError.self) {
            try await photo.send(0..<6) { part in sent.change { $0 += part } }
        }

        #expect(error?.detail?.contains("is damaged") == true && sent.value.count <= 3)
        #expect(try names == [])
    }

    @Test(arguments: [0, 3])
    func `a store that breaks off ends the transfer, and nothing is kept`(bytes: Int) async throws {
        let (photo, store) = photo(6)
        if bytes > 0 { store.yield(Data(count: bytes)) }
        store.finish(throwing: Gone())

        await #expect(throws: Gone.self) { try await photo.send(0..<6) { _ in } }

        #expect(try names == [])
    }

    @Test func `a browser that leaves ends the transfer`() async throws {
        let (photo, store) = photo(6)
        store.yield(Data("one".utf8))

        await #expect(throws: Gone.self) { try await photo.send(0..<6) { _ in throw Gone() } }

        #expect(try names == [])
        store.finish()
    }

    @Test func `those who wait for a browser that leaves read the photo themselves`() async throws {
        let readings = PhotoReadings()
        let reading = try await readings.begin("a")
        let photo = ArrivingPhoto(length: 6, hash: nil, name: "a", cache: cache, reading: reading) { receive in
            try receive(Data("one".utf8))
            throw Gone()
        }

        await #expect(throws: Gone.self) { try await photo.send(0..<6) { _ in } }

        #expect(try await readings.begin("a") != nil)
    }
}
