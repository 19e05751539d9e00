import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func momentDraft(of person: PersonID) async throws -> MomentDraftRecord? {
        read { state in
            guard let kept = state.momentDrafts[person] else { return nil }
            return MomentDraftRecord(
                text: kept.draft.text,
                url: kept.draft.url,
                photos: kept.draft.photos.compactMap { photo in
                    guard var record = state.photos[photo.id]?.record else { return nil }
                    record.altText = photo.altText
                    return record
                },
                audience: kept.draft.audience,
                updated: kept.updated
            )
        }
    }

    public func saveMomentDraft(_ draft: NewMomentDraft, of person: PersonID) async throws {
        try draft.check()
        try write { state, now in
            guard state.people[person] != nil else { throw StoreError.notFound("person") }
            guard !draft.isEmpty else { return state.momentDrafts[person] = nil }
            var draft = draft
            var seen: Set<PhotoID> = []
            draft.photos.removeAll { photo in
                guard let kept = state.photos[photo.id], kept.owner == person, kept.moment == nil else { return true }
                return !seen.insert(photo.id).inserted
            }
            state.momentDrafts[person] = InMemoryState.MomentDraft(draft: draft, updated: now)
        }
    }

    public func commentDraft(of person: PersonID, below moment: MomentID) async throws -> CommentDraftRecord? {
        read { $0.commentDrafts[person]?[moment] }
    }

    public func commentDrafts(of person: PersonID) async throws -> [MomentID: CommentDraftRecord] {
        read { $0.commentDrafts[person] ?? [:] }
    }

    public func saveCommentDraft(_ draft: NewCommentDraft, of person: PersonID) async throws {
        try draft.check()
        try write { state, now in
            guard !draft.isEmpty else {
                state.commentDrafts[person]?[draft.moment] = nil
                return
            }
            _ = try state.moment(draft.moment, for: person)
            let answered = draft.replyTo.flatMap { state.comments[$0] }
            let isKnown = answered.map { $0.moment == draft.moment && state.knows(person, $0) } ?? false
            var drafts = state.commentDrafts[person] ?? [:]
            drafts[draft.moment] = CommentDraftRecord(
                text: draft.text,
                replyTo: isKnown ? draft.replyTo : nil,
                updated: now
            )
            let newest = drafts.sorted { ($0.value.updated, $0.key) > ($1.value.updated, $1.key) }
            state.commentDrafts[person] = Dictionary(
                uniqueKeysWithValues: newest.prefix(DraftRules.commentDrafts).map { ($0.key, $0.value) }
            )
        }
    }

    public func removeExpiredDrafts(lifetime: Duration) async throws -> Int {
        write { state, now in
            func isExpired(_ updated: Date) -> Bool {
                updated.milliseconds <= now.milliseconds - lifetime.milliseconds
            }
            let before = state.draftCount
            state.momentDrafts = state.momentDrafts.filter { !isExpired($0.value.updated) }
            state.commentDrafts = state.commentDrafts.mapValues { $0.filter { !isExpired($0.value.updated) } }
            return before - state.draftCount
        }
    }
}

extension InMemoryState {
    fileprivate var draftCount: Int { momentDrafts.count + commentDrafts.values.reduce(0) { $0 + $1.count } }
}
