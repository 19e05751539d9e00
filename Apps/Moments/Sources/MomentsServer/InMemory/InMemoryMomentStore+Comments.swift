import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord {
        try comment.check()
        return try write { state, now in
            switch state.sent(with: comment.key, by: viewer) {
            case .comment(let id)?:
                guard let sent = state.comments[id], state.knows(viewer, sent) else {
                    throw StoreError.notFound("comment")
                }
                var comment = state.comment(sent, for: viewer)
                comment.isRepeated = true
                return comment
            case .moment?: throw SendKeyRules.otherUse
            case nil: break
            }
            let moment = try state.moment(comment.moment, for: viewer)
            let answered = try comment.replyTo.map { id in
                guard let answered = state.comments[id], answered.moment == moment.id, state.knows(viewer, answered)
                else { throw StoreError.notFound("comment") }
                return answered
            }
            let last = state.comments(of: moment.id).last?.created ?? moment.created
            let created = try TimeOrder.milliseconds(chosen: comment.created, now: now, after: last.milliseconds)
            let record = CommentRecord(
                id: state.newID(),
                moment: moment.id,
                author: viewer,
                text: comment.text,
                replyTo: answered?.id,
                created: Date(milliseconds: created)
            )
            let mentioned = state.mentioned(in: comment.text, by: viewer)
            state.notifyParticipants(of: moment, about: record, answering: answered, mentioning: mentioned)
            state.comments[record.id] = record
            if !mentioned.isEmpty { state.commentMentions[record.id] = mentioned }
            if comment.endsDraft { state.commentDrafts[viewer]?[moment.id] = nil }
            state.noteSent(.comment(record.id), with: comment.key, by: viewer, now: now)
            state.tell(state.audience(of: viewer, at: moment), .momentChanged(moment.id))
            return state.comment(record, for: viewer)
        }
    }

    public func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID {
        try write { state, _ in
            guard let comment = state.comments[id], comment.author == viewer else {
                throw StoreError.notFound("comment")
            }
            state.delete(comment)
            return comment.moment
        }
    }

    public func comments(
        of moment: MomentID,
        for viewer: PersonID,
        after: CommentID?,
        limit: Int
    ) async throws -> [CommentRecord] {
        read { state in
            state.comments(of: moment, knownTo: viewer).filter { comment in after.map { comment.id > $0 } ?? true }
                .first(limit)
        }
    }

    public func commentSummaries(
        of moments: [MomentID],
        for viewer: PersonID,
        last: Int
    ) async throws -> [MomentID: CommentSummary] {
        read { state in
            var summaries: [MomentID: CommentSummary] = [:]
            for moment in moments {
                let known = state.comments(of: moment, knownTo: viewer)
                guard !known.isEmpty else { continue }
                summaries[moment] = CommentSummary(count: known.count, latest: known.suffix(max(last, 0)))
            }
            return summaries
        }
    }

    public func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord] {
        read { state in
            state.comments.filter { ids.contains($0.key) && state.knows(viewer, $0.value) }
                .mapValues { state.comment($0, for: viewer) }
        }
    }

    public func comments(by author: PersonID, after: CommentID?, limit: Int) async throws -> [CommentRecord] {
        read { state in
            state.comments.values.filter { comment in
                comment.author == author && (after.map { comment.id > $0 } ?? true)
            }
            .sorted { $0.id < $1.id }.first(limit).map { state.comment($0, for: author) }
        }
    }
}

extension InMemoryState {
    fileprivate func comments(of moment: MomentID) -> [CommentRecord] {
        comments.values.filter { $0.moment == moment }.sorted { $0.id < $1.id }
    }

    fileprivate func comments(of moment: MomentID, knownTo viewer: PersonID) -> [CommentRecord] {
        comments(of: moment).filter { knows(viewer, $0) }.map { comment($0, for: viewer) }
    }

    /// Deletes a comment.
    mutating func delete(_ comment: CommentRecord) {
        let id = comment.id
        removeNotifications { $0.record.comment == id }
        comments[id] = nil
        commentLinks[id] = nil
        for answer in comments.values where answer.replyTo == id { comments[answer.id]?.replyTo = nil }
        for (person, drafts) in commentDrafts where drafts[comment.moment]?.replyTo == id {
            commentDrafts[person]?[comment.moment]?.replyTo = nil
        }
        if let moment = moments[comment.moment] {
            tell(audience(of: comment.author, at: moment), .momentChanged(moment.id))
        }
    }

    /// Notifies the author of a moment, everyone who has liked it or commented on it, and those mentioned in a comment, of that comment.
    /// Recipients must be friends of the commenter and be allowed to see the moment.
    fileprivate mutating func notifyParticipants(
        of moment: MomentRecord,
        about comment: CommentRecord,
        answering answered: CommentRecord?,
        mentioning mentioned: Set<PersonID>
    ) {
        let participants = Set([moment.author] + likes[moment.id, default: []] + comments(of: moment.id).map(\.author))
            .union(mentioned)
        for person in inOrder(participants) where areFriends(person, comment.author) && sees(person, moment) {
            notify(
                person,
                person == answered?.author ? .reply : mentioned.contains(person) ? .mention : .comment,
                by: comment.author,
                moment: moment.id,
                comment: comment.id,
                at: comment.created
            )
        }
    }
}
