import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func mentions(in moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        read { state in
            var mentions: [MomentID: [PersonID]] = [:]
            for moment in moments.compactMap({ state.moments[$0] }) {
                let known = state.momentMentions[moment.id, default: []]
                    .filter { state.knows(viewer, of: $0, at: moment) }
                if !known.isEmpty { mentions[moment.id] = known.sorted() }
            }
            return mentions
        }
    }

    public func mentions(in comments: [CommentID], for viewer: PersonID) async throws -> [CommentID: [PersonID]] {
        read { state in
            var mentions: [CommentID: [PersonID]] = [:]
            for comment in comments.compactMap({ state.comments[$0] }) where state.knows(viewer, comment) {
                guard let moment = state.moments[comment.moment] else { continue }
                let known = state.commentMentions[comment.id, default: []]
                    .filter { state.knows(viewer, of: $0, at: moment) }
                if !known.isEmpty { mentions[comment.id] = known.sorted() }
            }
            return mentions
        }
    }
}

extension InMemoryState {
    /// Returns the friends of an author who are mentioned in a text.
    func mentioned(in text: String, by author: PersonID) -> Set<PersonID> {
        let handles = Mention.handles(in: text)
        return Set(friends(of: author).filter { friend in people[friend].map { handles.contains($0.handle) } ?? false })
    }

    /// Writes down who is mentioned in the text of a moment, and notifies them.
    mutating func addMentions(of people: Set<PersonID>, in moment: MomentRecord, at date: Date) {
        guard !people.isEmpty else { return }
        momentMentions[moment.id, default: []].formUnion(people)
        for person in inOrder(people) { notify(person, .mention, by: moment.author, moment: moment.id, at: date) }
    }

    /// Deletes mentions in the text of a moment, and their notifications.
    mutating func removeMentions(of people: Set<PersonID>, in moment: MomentRecord) {
        momentMentions[moment.id]?.subtract(people)
        removeNotifications { notification in
            notification.record.kind == .mention && notification.record.moment == moment.id
                && notification.record.comment == nil && people.contains(notification.person)
        }
    }
}
