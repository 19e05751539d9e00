import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord {
        try moment.check()
        return try write { state, now in
            guard state.people[author] != nil else { throw StoreError.notFound("person") }
            switch state.sent(with: moment.key, by: author) {
            case .moment(let id)?:
                var sent = try state.moment(id, for: author)
                sent.isRepeated = true
                return sent
            case .comment?: throw SendKeyRules.otherUse
            case nil: break
            }
            let last = state.moments.values.max { $0.id < $1.id }?.created.milliseconds
            let created = try TimeOrder.milliseconds(chosen: moment.created, now: now, after: last)
            let record = MomentRecord(
                id: state.newID(),
                author: author,
                type: moment.type,
                text: moment.text,
                url: moment.url,
                visibility: moment.visibility,
                created: Date(milliseconds: created)
            )
            state.moments[record.id] = record
            for (place, photo) in moment.photos.enumerated() {
                guard let kept = state.photos[photo.id], kept.owner == author, kept.moment == nil else {
                    throw StoreError.notFound("photo")
                }
                state.photos[photo.id]?.moment = record.id
                state.photos[photo.id]?.place = place
                state.photos[photo.id]?.altText = photo.altText
                state.momentDrafts[author]?.draft.photos.removeAll { $0.id == photo.id }
            }
            if moment.endsDraft { state.momentDrafts[author] = nil }
            state.noteSent(.moment(record.id), with: moment.key, by: author, now: now)
            state.tell(state.people.keys.filter { state.sees($0, record) }, .momentPublished(record.id))
            return record
        }
    }

    public func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws {
        try write { state, now in
            guard let moment = state.moments[id], moment.author == viewer else { throw StoreError.notFound("moment") }
            state.tell(state.people.keys.filter { state.sees($0, moment) }, .momentDeleted(id))
            state.removeNotifications { $0.record.moment == id }
            for photo in state.photos.values where photo.moment == id {
                state.photos[photo.id]?.moment = nil
                state.photos[photo.id]?.unusedSince = now.milliseconds
            }
            state.likes[id] = nil
            state.momentLinks[id] = nil
            state.comments = state.comments.filter { $0.value.moment != id }
            state.commentLinks = state.commentLinks.filter { state.comments[$0.key] != nil }
            for person in state.commentDrafts.keys { state.commentDrafts[person]?[id] = nil }
            state.moments[id] = nil
        }
    }

    public func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord] {
        read { $0.newestMoments(for: viewer, before: before).first(limit) }
    }

    public func moments(
        by author: PersonID,
        for viewer: PersonID,
        before: MomentID?,
        limit: Int
    ) async throws -> [MomentRecord] {
        read { $0.newestMoments(for: viewer, before: before).filter { $0.author == author }.first(limit) }
    }

    public func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord] {
        read { state in state.moments.filter { ids.contains($0.key) && state.sees(viewer, $0.value) } }
    }
}

extension InMemoryState {
    fileprivate func newestMoments(for viewer: PersonID, before: MomentID?) -> [MomentRecord] {
        moments.values.filter { sees(viewer, $0) && (before.map { [id = $0.id] in id < $0 } ?? true) }
            .sorted { $0.id > $1.id }
    }
}
