public import Foundation
public import MomentsMedia
public import MomentsModel
import ObjectStorage

/// The files of photos in a store with the API of Amazon S3, under the same paths as in a folder.
///
/// Viewers never speak to the store: the server checks each request, and passes the file on while it arrives, or from
/// its cache. So the addresses of photos are those of the server.
public struct PhotoBucket: PhotoFiles {
    public static let mediaType = PhotoLibrary.mediaType
    /// The most bytes of a file; `moments-photos` makes no larger ones.
    static let fileLimit = 16 << 20

    private let place: BucketPhotoPlace
    private let decoder: PhotoDecoder
    private let cache: PhotoCache
    private let readings = PhotoReadings()

    /// - Parameter cache: A folder for files that were read; made if it is missing.
    /// - Throws: `MediaError.unavailable` if the folder cannot be made.
    public init(_ place: BucketPhotoPlace, cache: URL, decoder: PhotoDecoder = PhotoDecoder()) throws {
        self.place = place
        self.decoder = decoder
        self.cache = try PhotoCache(cache)
    }

    /// Stores a photo. All sizes are in the store when this method returns; if one fails, the photo has no record, and the next upload
    /// replaces what is there.
    public func add(_ data: Data, room: Int?) async throws -> StoredPhoto {
        let (photo, files) = try await decoder.photo(data, room: room)
        try await failing {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (size, file) in files {
                    group.addTask { [place] in
                        try await place.write(file, to: PhotoLibrary.path(hash: photo.hash, size: size))
                    }
                }
                try await group.waitForAll()
            }
        }
        return photo
    }

    public func preview(hash: String) async throws -> PhotoPreview {
        guard let file = try await file(hash: hash, size: .small) else {
            throw MediaError.unavailable(detail: "no file of the photo \(hash)")
        }
        return try await decoder.preview(of: file)
    }

    public func file(hash: String, size: PhotoSize) async throws -> URL? {
        guard PhotoHash.isValid(hash) else { return nil }
        let name = Self.name(hash, size)
        if let file = cache.file(name) { return file }
        let reading = try await readings.begin(name)
        defer { reading?.finish() }
        if let file = cache.file(name) { return file }
        let path = PhotoLibrary.path(hash: hash, size: size)
        guard let data = try await failing({ try await place.read(path) }) else { return nil }
        guard data.isWebP(ofBytes: data.count), size != .large || PhotoDecoder.hash(of: data) == hash else {
            throw damage(of: path)
        }
        return try cache.add(data, name)
    }

    public func content(hash: String, size: PhotoSize) async throws -> PhotoContent? {
        guard PhotoHash.isValid(hash) else { return nil }
        let name = Self.name(hash, size)
        if let file = cache.file(name) { return .file(file) }
        let reading = try await readings.begin(name)
        if let file = cache.file(name) { return .file(file) }
        let path = PhotoLibrary.path(hash: hash, size: size)
        guard let object = try await failing({ try await place.open(path) }) else { return nil }
        // Browsers keep what they get for a year.
        guard object.beginning.isWebP(ofBytes: object.length) else { throw damage(of: path) }
        return .arriving(
            ArrivingPhoto(
                length: object.length,
                hash: size == .large ? hash : nil,
                name: name,
                cache: cache,
                reading: reading
            ) { receive in
                try await failing { try await object.read(receive) }
            }
        )
    }

    public func has(hash: String, size: PhotoSize) async throws -> Bool {
        guard PhotoHash.isValid(hash) else { return false }
        return try await failing { try await place.size(of: PhotoLibrary.path(hash: hash, size: size)) } != nil
    }

    public func size(hash: String) async throws -> Int {
        guard PhotoHash.isValid(hash) else { return 0 }
        return try await failing {
            var bytes = 0
            for path in DataFiles.paths(ofPhoto: hash) { bytes += try await place.size(of: path) ?? 0 }
            return bytes
        }
    }

    public func remove(hash: String) async throws {
        guard PhotoHash.isValid(hash) else { return }
        for size in PhotoSize.allCases { cache.remove(Self.name(hash, size)) }
        try await failing {
            for path in DataFiles.paths(ofPhoto: hash) { try await place.remove(path) }
        }
    }

    public func remove(hash: String, unless isUsed: @escaping @Sendable () async throws -> Bool) async throws -> Bool {
        guard PhotoHash.isValid(hash) else { return true }
        let isRemoved = try await failing { try await place.removeFiles(ofPhoto: hash, unless: isUsed) }
        if isRemoved { for size in PhotoSize.allCases { cache.remove(Self.name(hash, size)) } }
        return isRemoved
    }

    private static func name(_ hash: String, _ size: PhotoSize) -> String { "\(hash).\(size.pathPart).webp" }

    private func damage(of path: String) -> MediaError {
        .unavailable(detail: "\(place.name(of: path)) is damaged; `moments check` reads all photos")
    }

    private func failing<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        do {
            return try await body()
        } catch let error as ObjectStorageError {
            throw MediaError.unavailable(detail: error.description)
        }
    }
}

extension Data {
    /// Whether these are the first bytes of a WebP file whose head tells a length.
    fileprivate func isWebP(ofBytes count: Int) -> Bool {
        guard self.count >= 12, (try? PhotoFormat(of: self)) == .webP else { return false }
        let length = dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        return count == length + 8
    }
}
