import Foundation
import MomentsMedia
import MomentsModel
import Synchronization

@testable import MomentsServer

/// A photo storage in a temporary folder, which accepts any data that starts with `photo`.
final class FolderOfPhotos: PhotoFiles {
    static let mediaType = "image/webp"

    let folder: URL
    /// Whether files can be neither read nor deleted, as those in a store that cannot be reached.
    let isAway = Mutex(false)
    /// How photos arrive that are sent; nil if they are there as files.
    let arrival = Mutex<Arrival?>(nil)

    enum Arrival: Sendable { case whole, cutOff }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func add(_ data: Data, room: Int?) async throws -> StoredPhoto {
        if !data.starts(with: Data("photo".utf8)) {
            // Throws the error of the real library.
            _ = try PhotoFormat(of: data)
        }
        let hash = Self.hash(of: data)
        let files = PhotoSize.allCases.map { (size: $0, data: data + Data(" \($0.rawValue)".utf8)) }
        let bytes = files.reduce(0) { $0 + $1.data.count }
        if let room, bytes > room { throw MediaError.noRoom(bytes: bytes) }
        for file in files { try file.data.write(to: url(hash, file.size)) }
        return StoredPhoto(hash: hash, width: 1600, height: 1200, preview: .named("preview"), bytes: bytes)
    }

    func preview(hash: String) async throws -> PhotoPreview {
        guard holds(hash) else { throw MediaError.unavailable(detail: "no file") }
        return .named("preview of \(hash)")
    }

    func file(hash: String, size: PhotoSize) throws -> URL? {
        try checkThatItIsThere()
        return holds(hash, size) ? url(hash, size) : nil
    }

    func content(hash: String, size: PhotoSize) async throws -> PhotoContent? {
        guard let file = try file(hash: hash, size: size) else { return nil }
        guard let arrival = arrival.withLock(\.self) else { return .file(file) }
        let data = try Data(contentsOf: file)
        let cache = try PhotoCache(folder.appending(path: "cache"))
        return .arriving(
            ArrivingPhoto(length: data.count, hash: nil, name: file.lastPathComponent, cache: cache) { receive in
                try receive(data.prefix(3))
                if arrival == .cutOff { throw MediaError.unavailable(detail: "the store is gone") }
                try receive(data.dropFirst(3))
            }
        )
    }

    func size(hash: String) throws -> Int {
        try PhotoSize.allCases.filter { holds(hash, $0) }.reduce(0) { try $0 + Data(contentsOf: url(hash, $1)).count }
    }

    func remove(hash: String) throws {
        try checkThatItIsThere()
        for size in PhotoSize.allCases where holds(hash, size) {
            try FileManager.default.removeItem(at: url(hash, size))
        }
    }

    private func checkThatItIsThere() throws {
        if isAway.withLock(\.self) { throw MediaError.unavailable(detail: "/srv/photos is away") }
    }

    func holds(_ hash: String, _ size: PhotoSize = .small) -> Bool {
        FileManager.default.fileExists(atPath: url(hash, size).path)
    }

    private func url(_ hash: String, _ size: PhotoSize) -> URL { folder.appending(path: "\(hash)-\(size.rawValue)") }

    /// Not a SHA-256, but of the same length, and the same for the same bytes.
    private static func hash(of data: Data) -> String {
        (0..<4 as Range<UInt64>).map { round in
            let sum = data.reduce(UInt64(14_695_981_039_346_656_037) &+ round) { sum, byte in
                (sum ^ UInt64(byte)) &* 1_099_511_628_211
            }
            let digits = String(sum, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        .joined()
    }
}

extension PhotoPreview {
    /// A preview for tests that can be told from others.
    static func named(_ name: String) -> PhotoPreview { PhotoPreview(picture: Data(name.utf8), tones: Data(1...9)) }
}
