import Foundation
import Logging
import MomentsMedia
import MomentsModel
import OrielTracing
import Synchronization
import Tracing

/// A service that accepts uploaded photos, and deletes unused ones.
final class PhotoUploads: Sendable {
    private let store: any MomentStore
    private let files: any PhotoFiles
    private let limiter: RateLimiter
    private let addresses: PhotoAddresses
    /// The most bytes of the photos of a person without a quota of their own; nil for no limit.
    private let defaultQuota: Int?
    private let metrics: MomentsMetrics
    private let logger: Logger
    private let spans: SpanSource?
    /// Separates uploads from deletions: a photo uploaded while another with the same content is deleted would lose its files.
    private let gate = SharedGate()
    /// The photos whose files could not be deleted, because the disk or the store failed.
    private let leftOver = Mutex<Set<String>>([])
    private static let maximumLeftOver = 100_000

    init(
        store: any MomentStore,
        files: any PhotoFiles,
        limiter: RateLimiter,
        addresses: PhotoAddresses,
        defaultQuota: Int?,
        metrics: MomentsMetrics,
        logger: Logger,
        spans: SpanSource? = nil
    ) {
        self.store = store
        self.files = files
        self.limiter = limiter
        self.addresses = addresses
        self.defaultQuota = defaultQuota
        self.metrics = metrics
        self.logger = logger
        self.spans = spans
    }

    /// Counts an upload against the rate limits, and checks that the person's quota is not used up, before its bytes are read.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    func begin(by person: PersonID, at address: String) async throws {
        try limiter.count(.upload, by: person, at: address)
        _ = try await room(for: person)
    }

    /// The bytes that the photos of a person take, and the most that they may take.
    private struct Room {
        let used: Int
        let quota: Int

        var left: Int { quota - used }
        var refusal: StoreError { StorageRules.full(used, of: quota) }
    }

    /// Returns the room for the photos of a person; nil if it has no limit.
    ///
    /// - Throws: `StoreError`, `.invalid` if it is used up.
    private func room(for person: PersonID) async throws -> Room? {
        let use = try await store.storageUse(of: person)
        guard let quota = use.quota ?? defaultQuota else { return nil }
        let room = Room(used: use.bytes, quota: quota)
        guard room.left > 0 else { throw room.refusal }
        return room
    }

    /// Stores a photo.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    func add(_ data: Data, by person: PersonID, addressBase: String) async throws -> UploadedPhoto {
        let record = try await gate.together {
            // Checked before the files are written, because nothing would ever delete those of a photo without a record. The store
            // checks again, for two uploads at once.
            let photo = try await keep(data, room(for: person))
            let record = try await store.addPhoto(
                NewPhoto(
                    hash: photo.hash,
                    width: photo.width,
                    height: photo.height,
                    preview: photo.preview,
                    bytes: photo.bytes
                ),
                by: person,
                defaultQuota: defaultQuota
            )
            // Another machine may have deleted an unused photo with the same content after its files were written here.
            // From now on it finds the record.
            if try await files.size(hash: photo.hash) != photo.bytes { _ = try await keep(data, nil) }
            return record
        }
        metrics.uploaded(bytes: data.count)
        logger.info(
            "A photo was uploaded.",
            metadata: ["person": "\(person)", "photo": "\(record.id)", "bytes": "\(data.count)"]
        )
        let address = addressBase + addresses.path(hash: record.hash, size: .medium, viewer: person)
        return UploadedPhoto(id: record.id, width: record.width, height: record.height, url: address)
    }

    private func keep(_ data: Data, _ room: Room?) async throws -> StoredPhoto {
        do {
            return try await spans.withSpan("photo") { span in
                span?.attributes["photo.bytes"] = data.count
                return try await files.add(data, room: room?.left)
            }
        } catch let error as MediaError {
            if let room, error.code == .noRoom { throw room.refusal }
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

    /// Stores the bytes of photos from earlier versions.
    ///
    /// - Returns: The number of photos.
    func measure() async throws -> Int {
        var measured = 0
        for hash in try await store.photosWithoutSize(limit: 10_000) {
            do {
                try await store.setSize(try await files.size(hash: hash), ofPhoto: hash)
                measured += 1
            } catch let error as MediaError {
                // It counts as nothing until the next attempt.
                logger.error(
                    "The bytes of a photo cannot be counted.",
                    metadata: ["photo": "\(hash)", "error": "\(error)"]
                )
            }
        }
        return measured
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
        if !replaced.isEmpty { _ = await gate.alone { await removeFiles(replaced) } }
    }

    /// Removes cards of links that no moment shows.
    ///
    /// - Returns: The number of removed pictures.
    func removeUnusedLinkCards(olderThan age: Duration) async throws -> Int {
        try await gate.alone { await removeFiles(try await store.removeUnusedLinkCards(olderThan: age)) }
    }

    /// Removes photos that have been unused for `age`, and those whose files could not be deleted before.
    ///
    /// - Returns: The number of removed photos; all sizes of one photo count as one.
    func removeUnused(olderThan age: Duration) async throws -> Int {
        try await gate.alone {
            let unused = try await store.removeUnusedPhotos(olderThan: age)
            let again = leftOver.withLock { hashes in
                defer { hashes = [] }
                return hashes.subtracting(unused).sorted()
            }
            return await removeFiles(unused + again)
        }
    }

    /// Removes the accounts whose owners have asked for it, with the files of their photos.
    ///
    /// - Parameter remove: Removes one account. Returns the hashes of pictures that no record has any more; nil if the person stays.
    /// - Returns: The number of removed accounts.
    func removeLeavers(remove: (PersonID) async throws -> [String]?) async throws -> Int {
        var count = 0
        // One after the other: if one fails, the files of those before are gone as well, and uploads get a turn in between.
        for person in try await store.leavers() {
            let isRemoved = try await gate.alone {
                guard let pictures = try await remove(person) else { return false }
                _ = await removeFiles(pictures)
                return true
            }
            if isRemoved { count += 1 }
        }
        return count
    }

    /// Removes the files of photos whose records are deleted, unless another machine has a record of one by now.
    ///
    /// - Returns: The number of removed photos.
    private func removeFiles(_ hashes: [String]) async -> Int {
        var removed = 0
        // No failure ends it. Uploads wait meanwhile, hence several at a time.
        try? await PhotoWork.inOrder(hashes) { hash in
            await self.removeFiles(of: hash)
        } take: { _, isRemoved in
            if isRemoved { removed += 1 }
        }
        return removed
    }

    private func removeFiles(of hash: String) async -> Bool {
        do {
            return try await files.remove(hash: hash) { [store] in try await store.hasPhoto(hash: hash) }
        } catch {
            // The store has deleted the record: after a restart, only `moments check` knows of the files.
            leftOver.withLock { if $0.count < Self.maximumLeftOver { _ = $0.insert(hash) } }
            logger.error(
                "The files of a photo could not be deleted.",
                metadata: ["photo": "\(hash)", "error": "\(error)"]
            )
            return false
        }
    }
}
