import Foundation
import LinkCards
import MomentsServer

/// Fetches pages for the cards of links.
struct PageFetcher: LinkCardSource {
    private let fetcher: LinkFetcher

    /// - Returns: Nil if there are no cards.
    init?(_ options: MomentsOptions) {
        guard options.linkCards == .on else { return nil }
        let rules = LinkRules(trustedHosts: Set(options.linkHosts))
        fetcher = LinkFetcher(rules: rules, userAgent: "MomentsLinkCards/1.0")
    }

    func page(at url: URL) async throws -> LinkPage { try await fetcher.page(at: url) }
}
