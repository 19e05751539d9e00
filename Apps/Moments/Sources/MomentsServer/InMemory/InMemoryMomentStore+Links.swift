import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func linkCard(at url: String) async throws -> LinkCardRecord? { read { $0.linkCards[url] } }

    public func saveLinkCard(_ content: LinkCardContent?, at url: String) async throws -> [String] {
        write { state, now in
            let old = state.linkCards[url]?.content?.image
            state.linkCards[url] = LinkCardRecord(url: url, content: content, fetched: now)
            return [old].compactMap(\.self).filter { !state.isKept($0) }
        }
    }

    public func showLinkCard(of url: String, below moment: MomentID, by author: PersonID) async throws {
        try write { state, _ in
            guard let moment = state.moments[moment], moment.author == author else {
                throw StoreError.notFound("moment")
            }
            guard state.linkCards[url]?.content != nil else { return }
            state.momentLinks[moment.id] = url
            state.tell(state.people.keys.filter { state.sees($0, moment) }, .momentChanged(moment.id))
        }
    }

    public func linkCards(of moments: [MomentID]) async throws -> [MomentID: LinkCardRecord] {
        read { state in
            var cards: [MomentID: LinkCardRecord] = [:]
            for moment in moments {
                guard let card = state.momentLinks[moment].flatMap({ state.linkCards[$0] }), card.content != nil else {
                    continue
                }
                cards[moment] = card
            }
            return cards
        }
    }

    public func removeUnusedLinkCards(olderThan age: Duration) async throws -> [String] {
        write { state, now in
            let shown = Set(state.momentLinks.values)
            let unused = state.linkCards.values.filter { card in
                !shown.contains(card.url) && card.fetched.milliseconds <= now.milliseconds - age.milliseconds
            }
            for card in unused { state.linkCards[card.url] = nil }
            return Set(unused.compactMap { $0.content?.image }).filter { !state.isKept($0) }.sorted()
        }
    }
}

extension InMemoryState {
    /// Whether a record has the picture.
    func isKept(_ hash: String) -> Bool {
        photos.values.contains { $0.hash == hash } || linkCards.values.contains { $0.content?.image == hash }
    }

    /// Whether the viewer sees a moment that shows the picture in its card.
    func seesInCard(_ hash: String, _ viewer: PersonID) -> Bool {
        momentLinks.contains { moment, url in
            linkCards[url]?.content?.image == hash && moments[moment].map { sees(viewer, $0) } ?? false
        }
    }
}
