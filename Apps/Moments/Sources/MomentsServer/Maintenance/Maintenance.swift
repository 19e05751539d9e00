import Logging
import MomentsModel

/// Periodic deletion of expired drafts, sign-ins, links, announcements and reports, and of unused photos. Also creates the
/// previews of older photos, counts their bytes, and keeps the figures of days.
struct Maintenance: Sendable {
    /// How long a report is kept after it was answered: 90 days.
    static let reportLifetime = Duration.seconds(90 * 86_400)

    private let store: any MomentStore
    private let accounts: Accounts
    private let uploads: PhotoUploads
    private let unusedPhotoAge: Duration
    private let interval: Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let logger: Logger

    init(
        store: any MomentStore,
        accounts: Accounts,
        uploads: PhotoUploads,
        unusedPhotoAge: Duration,
        interval: Duration,
        clock: some Clock<Duration>,
        logger: Logger
    ) {
        self.store = store
        self.accounts = accounts
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
        await attempt("Accounts were deleted at the request of their owners.") {
            try await uploads.removeLeavers { try await accounts.removeLeaver($0) }
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
        await attempt("Answered reports were removed.") {
            try await store.removeResolvedReports(olderThan: Self.reportLifetime)
        }
        await attempt("Ended announcements were removed.") { try await store.removeEndedAnnouncements() }
        await attempt("The figures of days were completed.") { try await store.keepFigures() }
        // Before previews, which take much longer: until then the photos count as nothing.
        await attempt("The bytes of photos were counted.") { try await uploads.measure() }
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
