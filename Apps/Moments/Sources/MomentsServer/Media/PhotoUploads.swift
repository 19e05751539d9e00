import Foundation
import Logging
import MomentsMedia
import MomentsModel

/// A service that accepts uploaded photos, and deletes unused ones.
final class PhotoUploads: Sendable {
    private let store: any MomentStore
    private let files: any PhotoFiles
    private let limiter: RateLimiter
    private let addresses: PhotoAddresses
    private let metrics: MomentsMetrics
    private let logger: Logger
    /// Separates uploads from deletions: a photo uploaded while another with the same content is deleted would lose its files.
    private let gate = SharedGate()

    init(
        store: any MomentStore,
        files: any PhotoFiles,
        limiter: RateLimiter,
        addresses: PhotoAddresses,
        metrics: MomentsMetrics,
        logger: Logger
    ) {
        self.store = store
        self.files = files
        self.limiter = limiter
        self.addresses = addresses
        self.metrics = metrics
        self.logger = logger
    }

    /// Counts an upload against the rate limits, before its bytes are read.
    func count(by person: PersonID, at address: String) throws(MomentsError) {
        try limiter.count(.upload, by: person, at: address)
    }

    /// Stores a photo.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    func add(_ data: Data, by person: PersonID, addressBase: String) async throws -> UploadedPhoto {
        let record = try await gate.together {
            let photo = try await keep(data)
            return try await store.addPhoto(
                NewPhoto(hash: photo.hash, width: photo.width, height: photo.height, preview: photo.preview),
                by: person
            )
        }
        metrics.uploaded(bytes: data.count)
        logger.info(
            "A photo was uploaded.",
            metadata: ["person": "\(person)", "photo": "\(record.id)", "bytes": "\(data.count)"]
        )
        let address = addressBase + addresses.path(hash: record.hash, size: .medium, viewer: person)
        return UploadedPhoto(id: record.id, width: record.width, height: record.height, url: address)
    }

    private func keep(_ data: Data) async throws -> StoredPhoto {
        do {
            return try await files.add(data)
        } catch let error as MediaError {
            let answer = MomentsError(error)
            if answer.code == .unavailable {
                logger.error("A photo could not be saved.", metadata: ["error": "\(error)"])
            }
            // May be an attempt to find a bug in a decoder.
            if error.code == .damaged { logger.notice("A photo was damaged.", metadata: ["error": "\(error)"]) }
            throw answer
        }
    }

    /// Makes the previews of photos from earlier versions, one after the other, so that uploads are not kept waiting.
    ///
    /// - Returns: The number of previews made.
    func makePreviews() async throws -> Int {
        var made = 0
        for hash in try await store.photosWithoutPreview(limit: 10_000) {
            do {
                try await store.setPreview(files.preview(hash: hash), ofPhoto: hash)
                made += 1
            } catch let error as MediaError {
                // The photo is shown without a preview, and tried again later.
                logger.notice("A photo has no preview.", metadata: ["photo": "\(hash)", "error": "\(error)"])
            }
        }
        return made
    }

    /// Stores the picture of a page of the web, and removes the files of those that it replaces.
    ///
    /// - Parameter save: Gets the hash of the picture; nil if there is none, or it cannot be decoded. Returns the hashes that no
    ///   record has any more.
    func keepPicture(_ data: Data?, save: (String?) async throws -> [String]) async throws {
        let replaced = try await gate.together {
            var hash: String?
            if let data {
                do {
                    hash = try await files.add(data).hash
                } catch let error as MediaError {
                    logger.info("The picture of a page was refused.", metadata: ["error": "\(error)"])
                }
            }
            return try await save(hash)
        }
        if !replaced.isEmpty { _ = await gate.alone { removeFiles(replaced) } }
    }

    /// Removes cards of links that no moment shows.
    ///
    /// - Returns: The number of removed pictures.
    func removeUnusedLinkCards(olderThan age: Duration) async throws -> Int {
        try await gate.alone { removeFiles(try await store.removeUnusedLinkCards(olderThan: age)) }
    }

    /// Removes photos that have been unused for `age`.
    ///
    /// - Returns: The number of removed photos; all sizes of one photo count as one.
    func removeUnused(olderThan age: Duration) async throws -> Int {
        try await gate.alone {
            removeFiles(try await store.removeUnusedPhotos(olderThan: age))
        }
    }

    private func removeFiles(_ hashes: [String]) -> Int {
        var removed = 0
        for hash in hashes {
            do {
                try files.remove(hash: hash)
                removed += 1
            } catch {
                // The store has deleted the record, so the removal is never retried; the operator of the server should know.
                logger.error(
                    "The files of a photo could not be deleted.",
                    metadata: ["photo": "\(hash)", "error": "\(error)"]
                )
            }
        }
        return removed
    }
}
