public import MomentsModel

extension InMemoryMomentStore {
    public func setLike(_ isLiked: Bool, of moment: MomentID, by viewer: PersonID) async throws {
        try write { state, now in
            let moment = try state.moment(moment, for: viewer)
            guard state.likes[moment.id, default: []].contains(viewer) != isLiked else { return }
            if isLiked {
                state.likes[moment.id, default: []].append(viewer)
                state.likeDates[moment.id, default: [:]][viewer] = now
                let wasNotified = state.notifications.values.contains { $0.isLike(of: moment.id, by: viewer) }
                if viewer != moment.author, !wasNotified {
                    state.notify(moment.author, .like, by: viewer, moment: moment.id, at: now)
                }
            } else {
                state.likes[moment.id]?.removeAll { $0 == viewer }
                state.notifications = state.notifications.filter {
                    !$0.value.isLike(of: moment.id, by: viewer) || $0.value.record.isRead
                }
            }
            state.tell(state.audience(of: viewer, at: moment), .momentChanged(moment.id))
            // A read notification stays stored, and is visible only while the like exists.
            if viewer != moment.author { state.tell([moment.author], .notifications) }
        }
    }

    public func likes(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        read { state in
            var likes: [MomentID: [PersonID]] = [:]
            for moment in moments.compactMap({ state.moments[$0] }) {
                let known = state.likes[moment.id, default: []].filter { state.knows(viewer, of: $0, at: moment) }
                if !known.isEmpty { likes[moment.id] = known }
            }
            return likes
        }
    }

    public func likedMoments(of person: PersonID, after: MomentID?, limit: Int) async throws -> [MomentID] {
        read { state in
            state.moments.values.filter { moment in
                state.likes[moment.id, default: []].contains(person) && state.sees(person, moment)
                    && (after.map { moment.id > $0 } ?? true)
            }
            .map(\.id).sorted().first(limit)
        }
    }
}

extension InMemoryState.Notification {
    fileprivate func isLike(of moment: MomentID, by person: PersonID) -> Bool {
        record.kind == .like && record.moment == moment && record.actor == person
    }
}
