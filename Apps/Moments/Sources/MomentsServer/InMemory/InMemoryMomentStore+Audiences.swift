public import MomentsModel

extension InMemoryMomentStore {
    public func setAudience(
        _ audience: MomentAudience,
        of id: MomentID,
        by viewer: PersonID
    ) async throws -> MomentRecord {
        try audience.check()
        return try write { state, _ in
            guard var moment = state.moments[id], moment.author == viewer else { throw StoreError.notFound("moment") }
            try state.check(audience.tags, of: viewer)
            let old = state
            moment.visibility = audience.visibility
            state.moments[id] = moment
            state.audiences[id] = state.existing(audience)
            for person in state.people.keys {
                switch (old.sees(person, moment), state.sees(person, moment)) {
                case (true, false): state.tell([person], .momentDeleted(id))
                case (false, true): if state.wants(person, moment) { state.tell([person], .momentPublished(id)) }
                case (true, true): state.tell([person], .momentChanged(id))
                case (false, false): break
                }
                if old.isNotified(person, about: id) != state.isNotified(person, about: id) {
                    state.tell([person], .notifications)
                }
            }
            return moment
        }
    }

    public func audiences(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentAudience] {
        read { state in
            state.audiences.filter { moments.contains($0.key) && state.moments[$0.key]?.author == viewer }
        }
    }
}

extension InMemoryState {
    /// - Throws: `StoreError.notFound` if a tag is not the owner's.
    func check(_ tags: [TagID], of owner: PersonID) throws {
        guard tags.allSatisfy({ self.tags[$0]?.owner == owner }) else { throw StoreError.notFound("tag") }
    }

    /// Returns an audience without people who do not exist.
    func existing(_ audience: MomentAudience) -> MomentAudience {
        MomentAudience(
            audience.visibility,
            tags: audience.tags,
            people: audience.people.filter { people[$0] != nil }
        )
    }

    fileprivate func isNotified(_ person: PersonID, about moment: MomentID) -> Bool {
        notifications.values.contains { $0.person == person && $0.record.moment == moment && isShown($0) }
    }
}
