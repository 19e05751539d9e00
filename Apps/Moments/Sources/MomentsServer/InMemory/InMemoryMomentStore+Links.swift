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

    public func showLinkCard(of url: String, below comment: CommentID, by author: PersonID) async throws {
        try write { state, _ in
            guard let comment = state.comments[comment], comment.author == author, state.knows(author, comment),
                let moment = state.moments[comment.moment]
            else {
                throw StoreError.notFound("comment")
            }
            guard state.linkCards[url]?.content != nil else { return }
            state.commentLinks[comment.id] = url
            state.tell(state.audience(of: author, at: moment), .momentChanged(moment.id))
        }
    }

    public func linkCards(of moments: [MomentID]) async throws -> [MomentID: LinkCardRecord] {
        read { $0.cards(of: moments, in: $0.momentLinks) }
    }

    public func linkCards(of comments: [CommentID]) async throws -> [CommentID: LinkCardRecord] {
        read { $0.cards(of: comments, in: $0.commentLinks) }
    }

    public func removeUnusedLinkCards(olderThan age: Duration) async throws -> [String] {
        write { state, now in
            let shown = Set(state.momentLinks.values).union(state.commentLinks.values)
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

    /// Whether the viewer sees a moment or a comment that shows the picture in its card.
    func seesInCard(_ hash: String, _ viewer: PersonID) -> Bool {
        momentLinks.contains { moment, url in
            linkCards[url]?.content?.image == hash && moments[moment].map { sees(viewer, $0) } ?? false
        }
            || commentLinks.contains { comment, url in
                linkCards[url]?.content?.image == hash && comments[comment].map { knows(viewer, $0) } ?? false
            }
    }

    fileprivate func cards<ID: Hashable>(of ids: [ID], in links: [ID: String]) -> [ID: LinkCardRecord] {
        var cards: [ID: LinkCardRecord] = [:]
        for id in ids {
            guard let card = links[id].flatMap({ linkCards[$0] }), card.content != nil else { continue }
            cards[id] = card
        }
        return cards
    }
}
