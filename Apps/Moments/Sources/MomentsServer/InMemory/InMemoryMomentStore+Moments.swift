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
            try state.check(moment.audience.tags, of: author)
            let last = state.moments.values.max { $0.id < $1.id }?.created.milliseconds
            let created = try TimeOrder.milliseconds(chosen: moment.created, now: now, after: last)
            let record = MomentRecord(
                id: state.newID(),
                author: author,
                type: moment.type,
                text: moment.text,
                url: moment.url,
                visibility: moment.audience.visibility,
                created: Date(milliseconds: created)
            )
            state.moments[record.id] = record
            state.audiences[record.id] = state.existing(moment.audience)
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
            state.tell(state.people.keys.filter { state.wants($0, record) }, .momentPublished(record.id))
            let mentioned = state.mentioned(in: moment.text, by: author)
            state.addMentions(of: mentioned, in: record, at: record.created)
            return record
        }
    }

    public func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws {
        try write { state, _ in
            guard let moment = state.moments[id], moment.author == viewer else { throw StoreError.notFound("moment") }
            state.delete(moment)
        }
    }

    public func editMoment(_ id: MomentID, text: String, by viewer: PersonID) async throws -> MomentRecord {
        try TextRule.momentText.check(text)
        return try write { state, now in
            guard var moment = state.moments[id], moment.author == viewer else { throw StoreError.notFound("moment") }
            let hasPhotos = state.photos.values.contains { $0.moment == id }
            guard try EditRules.changes(moment, to: text, hasPhotos: hasPhotos, at: now) else { return moment }
            moment.text = text
            moment.edited = now
            state.moments[id] = moment
            if moment.url == nil { state.momentLinks[id] = nil }
            state.tell(state.people.keys.filter { state.sees($0, moment) }, .momentChanged(id))
            let (old, new) = (state.momentMentions[id, default: []], state.mentioned(in: text, by: viewer))
            state.removeMentions(of: old.subtracting(new), in: moment)
            state.addMentions(of: new.subtracting(old), in: moment, at: now)
            return moment
        }
    }

    /// Does nothing, as timelines are computed.
    public func spreadTimelines(upTo limit: Int) async throws -> Bool { false }

    public func waitingTimelines() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

    public func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord] {
        read { state in
            state.newestMoments(for: viewer, before: before).filter { state.wants(viewer, $0) }.first(limit)
        }
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
    /// The moments that the viewer sees, newest first.
    func newestMoments(for viewer: PersonID, before: MomentID?) -> [MomentRecord] {
        moments.values.filter { sees(viewer, $0) && (before.map { [id = $0.id] in id < $0 } ?? true) }
            .sorted { $0.id > $1.id }
    }

    /// Deletes a moment with everything below it.
    mutating func delete(_ moment: MomentRecord) {
        let id = moment.id
        tell(people.keys.filter { sees($0, moment) }, .momentDeleted(id))
        removeNotifications { $0.record.moment == id }
        for photo in photos.values where photo.moment == id {
            photos[photo.id]?.moment = nil
            photos[photo.id]?.unusedSince = now.milliseconds
        }
        likes[id] = nil
        momentLinks[id] = nil
        comments = comments.filter { $0.value.moment != id }
        commentLinks = commentLinks.filter { comments[$0.key] != nil }
        for person in commentDrafts.keys { commentDrafts[person]?[id] = nil }
        moments[id] = nil
        audiences[id] = nil
    }
}
