public import Foundation
public import ObjectStorage

/// The photos in a store with the API of Amazon S3.
public struct BucketPhotoPlace: PhotoPlace {
    private let store: ObjectStore
    /// Empty, or with a slash at its end.
    private let prefix: String

    /// - Parameter prefix: What the keys of photos begin with, such as `family/photos`; empty for nothing.
    public init(_ store: ObjectStore, prefix: String) {
        self.store = store
        self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : "\(prefix)/"
    }

    public func name(of path: String) -> String { "'s3://\(store.address.bucket)/\(prefix)\(path)'" }

    /// Checks that the store answers and accepts the keys.
    ///
    /// - Throws: `ObjectStorageError`
    public func check() async throws { try await store.check(prefix: prefix) }

    public func files() async throws -> [PhotoPlaceFile] {
        var files: [PhotoPlaceFile] = []
        try await store.forEachPage(of: prefix) { page in
            for object in page {
                let path = String(object.key.dropFirst(prefix.count))
                files.append(PhotoPlaceFile(path: path, bytes: object.bytes, modified: object.modified))
            }
        }
        return files
    }

    public func read(_ path: String) async throws -> Data? {
        try await store.data(of: prefix + path, limit: PhotoBucket.fileLimit)
    }

    public func write(_ data: Data, to path: String) async throws {
        try await store.put(data, to: prefix + path, contentType: PhotoBucket.mediaType)
    }

    func open(_ path: String) async throws -> ArrivingObject? {
        try await store.open(prefix + path, limit: PhotoBucket.fileLimit)
    }

    func size(of path: String) async throws -> Int? { try await store.size(of: prefix + path) }

    public func remove(_ path: String) async throws { try await store.delete(prefix + path) }
}
