public import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func requestDeletion(of person: PersonID) async throws -> Date {
        try write { state, now in
            guard let kept = state.people[person] else { throw StoreError.notFound("person") }
            guard !state.isOnlyAdmin(person) else { throw PersonRules.lastAdmin }
            let date = kept.deletion ?? Date(milliseconds: now.milliseconds + Limits.deletionGrace.milliseconds)
            state.people[person]?.deletion = date
            return date
        }
    }

    public func cancelDeletion(of person: PersonID) async throws {
        write { state, _ in state.people[person]?.deletion = nil }
    }

    public func deletionDate(of person: PersonID) async throws -> Date? { read { $0.people[person]?.deletion } }

    public func leavers() async throws -> [PersonID] {
        write { state, now in
            state.people.values.filter { $0.deletion.map { $0 <= now } ?? false }.map(\.id).sorted()
        }
    }

    public func removeLeaver(_ person: PersonID) async throws -> [String]? {
        write { state, now in
            guard let date = state.people[person]?.deletion, date <= now, !state.isOnlyAdmin(person) else { return nil }
            return state.remove(person)
        }
    }
}

extension InMemoryState {
    func isOnlyAdmin(_ person: PersonID) -> Bool {
        people[person]?.role == .admin && !people.values.contains { $0.role == .admin && $0.id != person }
    }

    /// - Returns: The hashes of pictures that no record has any more.
    fileprivate mutating func remove(_ person: PersonID) -> [String] {
        let friends = friends(of: person)
        let pictures = Set(photos.values.filter { $0.owner == person }.map(\.hash))
        reports = reports.filter { $0.value.accused != person && $0.value.reporter != person }
        for report in reports.values where report.resolver == person { reports[report.id]?.resolver = nil }
        notices = notices.filter { $0.value.person != person }
        closedNotices = closedNotices.mapValues { $0.subtracting([person]) }
        for index in audit.indices {
            if audit[index].actor == person { audit[index].actor = nil }
            guard audit[index].person == person else { continue }
            audit[index].person = nil
            audit[index].detail = ""
        }
        momentMentions = momentMentions.mapValues { $0.subtracting([person]) }.filter { !$0.value.isEmpty }
        commentMentions = commentMentions.mapValues { $0.subtracting([person]) }.filter { !$0.value.isEmpty }
        for moment in moments.values where moment.author == person { remove(moment.id) }
        for comment in comments.values where comment.author == person { remove(comment.id) }
        for moment in likes.keys { likes[moment]?.removeAll { $0 == person } }
        notifications = notifications.filter { $0.value.person != person && $0.value.record.actor != person }
        photos = photos.filter { $0.value.owner != person }
        for moment in audiences.keys {
            guard let audience = audiences[moment], audience.people.contains(person) else { continue }
            audiences[moment] = MomentAudience(
                audience.visibility,
                tags: audience.tags,
                people: audience.people.filter { $0 != person }
            )
        }
        tags = tags.filter { $0.value.owner != person }
        for tag in tags.keys { tags[tag]?.people.remove(person) }
        blocks[person] = nil
        for other in blocks.keys { blocks[other]?.removeAll { $0 == person } }
        requests = requests.filter { $0.value.from != person && $0.value.to != person }
        for friend in friends {
            friendships[friend]?[person] = nil
            friendSettings[friend]?[person] = nil
        }
        friendships[person] = nil
        friendSettings[person] = nil
        signIns = signIns.filter { $0.value.record.person != person }
        invitations.removeAll { $0.usedBy == person || $0.createdBy == person }
        passwordResets[person] = nil
        preferences[person] = nil
        sent[person] = nil
        momentDrafts[person] = nil
        commentDrafts[person] = nil
        people[person] = nil
        tell([person], .signedOut)
        tell(friends, .friends)
        tell(friends, .notifications)
        return pictures.filter { !isKept($0) }.sorted()
    }

    private mutating func remove(_ moment: MomentID) {
        notifications = notifications.filter { $0.value.record.moment != moment }
        likes[moment] = nil
        momentLinks[moment] = nil
        comments = comments.filter { $0.value.moment != moment }
        commentLinks = commentLinks.filter { comments[$0.key] != nil }
        momentMentions[moment] = nil
        commentMentions = commentMentions.filter { comments[$0.key] != nil }
        for report in reports.values where report.moment == moment {
            reports[report.id]?.moment = nil
            reports[report.id]?.comment = nil
        }
        for person in commentDrafts.keys { commentDrafts[person]?[moment] = nil }
        moments[moment] = nil
        audiences[moment] = nil
    }

    private mutating func remove(_ comment: CommentID) {
        notifications = notifications.filter { $0.value.record.comment != comment }
        comments[comment] = nil
        commentLinks[comment] = nil
        commentMentions[comment] = nil
        for report in reports.values where report.comment == comment {
            reports[report.id]?.moment = nil
            reports[report.id]?.comment = nil
        }
        for answer in comments.values where answer.replyTo == comment { comments[answer.id]?.replyTo = nil }
        for (person, drafts) in commentDrafts {
            for (moment, draft) in drafts where draft.replyTo == comment {
                commentDrafts[person]?[moment]?.replyTo = nil
            }
        }
    }
}
