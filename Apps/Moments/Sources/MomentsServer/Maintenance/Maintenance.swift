import Logging
import MomentsModel

/// Periodic deletion of expired drafts, sign-ins and links, and of unused photos. Also creates the previews of older
/// photos.
struct Maintenance: Sendable {
    private let store: any MomentStore
    private let uploads: PhotoUploads
    private let unusedPhotoAge: Duration
    private let interval: Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let logger: Logger

    init(
        store: any MomentStore,
        uploads: PhotoUploads,
        unusedPhotoAge: Duration,
        interval: Duration,
        clock: some Clock<Duration>,
        logger: Logger
    ) {
        self.store = store
        self.uploads = uploads
        self.unusedPhotoAge = unusedPhotoAge
        self.interval = interval
        sleep = { try await clock.sleep(for: $0) }
        self.logger = logger
    }

    /// Runs at once, then at each interval until the task is cancelled. Failures are logged, and retried at the next interval.
    func run() async throws {
        while !Task.isCancelled {
            await once()
            do {
                try await sleep(interval)
            } catch is CancellationError {
                return
            }
        }
    }

    func once() async {
        // Before photos: the photos of an expired draft are unused once it is deleted.
        await attempt("Expired drafts were removed.") {
            try await store.removeExpiredDrafts(lifetime: DraftRules.lifetime)
        }
        await attempt("Unused photos were removed.") { try await uploads.removeUnused(olderThan: unusedPhotoAge) }
        await attempt("Expired sign-ins were removed.") {
            try await store.removeExpiredSignIns(lifetime: Accounts.lifetime)
        }
        await attempt("Expired links were removed.") { try await store.removeExpiredLinks() }
        await attempt("Expired keys were removed.") {
            try await store.removeExpiredSendKeys(lifetime: SendKeyRules.lifetime)
        }
        await attempt("Pictures of unused link cards were removed.") {
            try await uploads.removeUnusedLinkCards(olderThan: LinkCards.lifetime)
        }
        await attempt("Previews of photos were made.") { try await uploads.makePreviews() }
    }

    private func attempt(_ what: Logger.Message, _ body: () async throws -> Int) async {
        do {
            let count = try await body()
            if count > 0 { logger.info(what, metadata: ["count": "\(count)"]) }
        } catch {
            logger.error("The cleanup failed.", metadata: ["error": "\(error)"])
        }
    }
}
