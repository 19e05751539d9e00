public import MomentsModel

extension InMemoryMomentStore {
    public func friendSettings(
        of viewer: PersonID,
        for people: [PersonID]
    ) async throws -> [PersonID: FriendSettingsRecord] {
        read { state in
            var settings: [PersonID: FriendSettingsRecord] = [:]
            for friend in people where state.areFriends(viewer, friend) {
                let own = state.settings(of: viewer, for: friend)
                settings[friend] = FriendSettingsRecord(hidesMine: own.hidesMine, hidesTheirs: own.hidesTheirs)
            }
            return settings
        }
    }

    public func changeFriendSettings(
        _ change: FriendSettingsChange,
        of friend: PersonID,
        by viewer: PersonID
    ) async throws {
        try write { state, _ in
            guard state.areFriends(viewer, friend) else { throw StoreError.notFound("friend") }
            var settings = state.settings(of: viewer, for: friend)
            settings.hidesMine = change.hidesMine ?? settings.hidesMine
            settings.hidesTheirs = change.hidesTheirs ?? settings.hidesTheirs
            state.friendSettings[viewer, default: [:]][friend] = settings
            if let tags = change.tags {
                try state.check(tags, of: viewer)
                for tag in state.tags.values where tag.owner == viewer {
                    if tags.contains(tag.id) {
                        state.tags[tag.id]?.people.insert(friend)
                    } else {
                        state.tags[tag.id]?.people.remove(friend)
                    }
                }
            }
            state.tellBearers([friend], of: viewer)
        }
    }

    // MARK: How far back

    public func historyReach(of person: PersonID) async throws -> HistoryReach {
        read { $0.people[person]?.reach ?? .all }
    }

    public func setHistoryReach(_ reach: HistoryReach, of person: PersonID) async throws {
        try write { state, _ in
            guard state.people[person] != nil else { throw StoreError.notFound("person") }
            state.people[person]?.reach = reach
            let people = [person] + state.friends(of: person)
            state.tell(people, .friends)
            state.tell(people, .notifications)
        }
    }

    // MARK: Blocks

    public func block(_ person: PersonID, by viewer: PersonID) async throws {
        guard viewer != person else { throw PersonRules.blocksSelf }
        try write { state, _ in
            guard state.people[viewer] != nil, state.people[person] != nil else { throw StoreError.notFound("person") }
            guard !state.blocks[viewer, default: []].contains(person) else { return }
            state.blocks[viewer, default: []].append(person)
            for request in state.requests.values where Set([request.from, request.to]) == [viewer, person] {
                state.removeRequest(request)
            }
            if state.areFriends(viewer, person) {
                state.part(viewer, person)
            } else {
                state.tell([viewer, person], .friends)
            }
        }
    }

    public func unblock(_ person: PersonID, by viewer: PersonID) async throws {
        try write { state, _ in
            guard state.blocks[viewer, default: []].contains(person) else { throw StoreError.notFound("person") }
            state.blocks[viewer]?.removeAll { $0 == person }
            state.tell([viewer, person], .friends)
        }
    }

    public func blockedPeople(of viewer: PersonID) async throws -> [PersonRecord] {
        read { state in
            state.blocks[viewer, default: []].reversed().compactMap { state.people[$0] }.map(state.record)
        }
    }
}
