import Foundation
import LinkCards
import Logging
import MomentsMedia
import MomentsModel

/// The cards of links below moments and comments. They are fetched in the background after these have been published.
struct LinkCards: Sendable {
    private let source: (any LinkCardSource)?
    private let store: any MomentStore
    private let uploads: PhotoUploads
    private let limiter: RateLimiter
    private let now: @Sendable () -> Date
    private let logger: Logger
    /// Few at a time: fetching is no more important than people's requests.
    private let gate = Gate(width: 4, queueLength: 100)

    /// How long a card counts as current, and how long an address that failed is left alone.
    static let lifetime = Duration.seconds(7 * 86_400)
    static let failureLifetime = Duration.seconds(3600)

    /// - Parameter source: Nil if there are no cards.
    init(
        source: (any LinkCardSource)?,
        store: any MomentStore,
        uploads: PhotoUploads,
        limiter: RateLimiter,
        now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger
    ) {
        self.source = source
        self.store = store
        self.uploads = uploads
        self.limiter = limiter
        self.now = now
        self.logger = logger
    }

    /// Shows the card of a moment's first link as soon as it is there.
    func published(_ moment: MomentRecord, at clientAddress: String) {
        fetch(FirstLink.of(moment), for: moment.author, at: clientAddress, ["moment": "\(moment.id)"]) { address in
            try await store.showLinkCard(of: address, below: moment.id, by: moment.author)
        }
    }

    /// Shows the card of a comment's first link as soon as it is there.
    func published(_ comment: CommentRecord, at clientAddress: String) {
        fetch(FirstLink.of(comment), for: comment.author, at: clientAddress, ["comment": "\(comment.id)"]) { address in
            try await store.showLinkCard(of: address, below: comment.id, by: comment.author)
        }
    }

    /// Has the card of an address shown in the background.
    private func fetch(
        _ address: String?,
        for author: PersonID,
        at clientAddress: String,
        _ metadata: Logger.Metadata,
        show: @escaping @Sendable (String) async throws -> Void
    ) {
        guard let source, let address, let url = URL(string: address) else { return }
        Task {
            do {
                if try await !isCurrent(address) {
                    let host = url.host(percentEncoded: false)?.lowercased() ?? ""
                    try limiter.countLinkCard(of: host, by: author, at: clientAddress)
                    try await gate.pass { try await fetch(url, address, from: source) }
                }
                try await show(address)
            } catch {
                // Moments and comments are complete without a card.
                logger.info("A link has no card.", metadata: metadata.merging(["error": "\(error)"]) { _, new in new })
            }
        }
    }

    private func isCurrent(_ address: String) async throws -> Bool {
        guard let known = try await store.linkCard(at: address) else { return false }
        let lifetime = known.content == nil ? Self.failureLifetime : Self.lifetime
        return now().timeIntervalSince(known.fetched) < Double(lifetime.components.seconds)
    }

    private func fetch(_ url: URL, _ address: String, from source: any LinkCardSource) async throws {
        let page: LinkPage
        do {
            page = try await source.page(at: url)
        } catch {
            // An older card is better than none.
            if try await store.linkCard(at: address)?.content == nil {
                _ = try await store.saveLinkCard(nil, at: address)
            }
            throw error
        }
        try await uploads.keepPicture(page.image) { image in
            try await store.saveLinkCard(
                LinkCardContent(title: page.title, siteName: page.siteName, image: image),
                at: address
            )
        }
    }
}
