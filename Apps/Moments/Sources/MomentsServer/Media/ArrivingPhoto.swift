import Crypto
import Foundation
import MomentsMedia

/// A photo that arrives from a store. It is sent while it arrives, and is in the cache when all of it is there.
///
/// It goes through a file, so memory holds one part of it at a time, and a slow browser does not keep the store's
/// connection: the store is read as fast as the disk takes it, and the browser gets what the file has so far. The last
/// part waits until the whole is compared, so a browser never takes something else for the photo.
public struct ArrivingPhoto: Sendable {
    /// The most bytes that are sent at once.
    static let partBytes = 1 << 16

    /// The bytes of the whole photo.
    let length: Int
    private let hash: String?
    private let name: String
    private let cache: PhotoCache
    private let reading: PhotoReading?
    private let source: @Sendable ((Data) throws -> Void) async throws -> Void

    /// - Parameters:
    ///   - hash: The SHA-256 of its bytes in hexadecimal; nil if it is not known.
    ///   - name: Its name in the cache.
    ///   - reading: Ended when all of it has come, however slow the browser is, or when it has failed.
    ///   - source: Calls its argument with all bytes in order, once.
    init(
        length: Int,
        hash: String?,
        name: String,
        cache: PhotoCache,
        reading: PhotoReading? = nil,
        source: @escaping @Sendable ((Data) throws -> Void) async throws -> Void
    ) {
        (self.length, self.hash, self.name, self.cache) = (length, hash, name, cache)
        (self.reading, self.source) = (reading, source)
    }

    /// Sends some of the bytes while they arrive. Returns when all of the photo is in the cache, whatever was asked
    /// for.
    ///
    /// - Parameter range: Within the photo.
    /// - Throws: `MediaError.unavailable` if the store does not send all of it, or something else; the error of
    ///   `write`, which ends the transfer; `CancellationError`. Then nothing is kept.
    func send(_ range: Range<Int>, to write: (Data) async throws -> Void) async throws {
        let new = try cache.begin()
        defer { cache.discard(new) }
        let input = try FileHandle(forReadingFrom: new)
        defer { try? input.close() }
        try input.seek(toOffset: UInt64(range.lowerBound))
        // The bytes that may be sent. Only the newest count matters.
        let (counts, progress) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { progress.finish() }
                try await receive(into: new, progress)
            }
            var sent = range.lowerBound
            for await count in counts {
                while sent < min(count, range.upperBound) {
                    let size = min(min(count, range.upperBound) - sent, Self.partBytes)
                    guard let part = try input.read(upToCount: size), !part.isEmpty else {
                        throw MediaError.unavailable(detail: "'\(new.path)' was changed while it was sent")
                    }
                    try await write(part)
                    sent += part.count
                }
            }
            try await group.waitForAll()
        }
    }

    /// Reads the photo from its source into a file, which becomes one of the cache.
    private func receive(into new: URL, _ progress: AsyncStream<Int>.Continuation) async throws {
        defer { reading?.finish() }
        let output = try FileHandle(forWritingTo: new)
        defer { try? output.close() }
        var digest = SHA256()
        var count = 0
        try await source { part in
            do {
                try output.write(contentsOf: part)
            } catch {
                throw cache.failure(of: new)
            }
            digest.update(data: part)
            count += part.count
            if count < length { progress.yield(count) }
        }
        try Task.checkCancellation()
        guard count == length, hash == nil || hash == BackupFiles.text(of: digest.finalize()) else {
            throw MediaError.unavailable(detail: "the object of '\(name)' is damaged; `moments check` reads all photos")
        }
        _ = try cache.keep(new, name, bytes: length)
        progress.yield(length)
    }
}
