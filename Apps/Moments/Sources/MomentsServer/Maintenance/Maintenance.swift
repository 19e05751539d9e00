import Logging
import MomentsModel

/// Deletes what is no longer needed: drafts, sign-ins and links that have expired, uploaded photos that nothing uses.
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

    /// Begins at once and goes on until the task is cancelled. What fails is logged, and tried again the next time.
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
        // Before photos: those of an expired draft are unused.
        await attempt("Expired drafts were removed.") {
            try await store.removeExpiredDrafts(lifetime: DraftRules.lifetime)
        }
        await attempt("Unused photos were removed.") { try await uploads.removeUnused(olderThan: unusedPhotoAge) }
        await attempt("Sign-ins that had run out were removed.") {
            try await store.removeExpiredSignIns(lifetime: Accounts.lifetime)
        }
        await attempt("Links that had expired were removed.") { try await store.removeExpiredLinks() }
    }

    private func attempt(_ what: Logger.Message, _ body: () async throws -> Int) async {
        do {
            let count = try await body()
            if count > 0 { logger.info(what, metadata: ["count": "\(count)"]) }
        } catch {
            logger.error("Clearing away has failed.", metadata: ["error": "\(error)"])
        }
    }
}
