public import MomentsModel

extension InMemoryMomentStore {
    public func tags(of owner: PersonID) async throws -> [TagRecord] {
        read { state in
            state.tags.values.filter { $0.owner == owner }
                .sorted { (FoldedText($0.name), $0.id) < (FoldedText($1.name), $1.id) }
                .map(state.record)
        }
    }

    public func saveTag(
        _ id: TagID?,
        name: String,
        people: [PersonID],
        of owner: PersonID
    ) async throws -> TagRecord {
        try TextRule.tagName.check(name)
        return try write { state, _ in
            guard state.people[owner] != nil else { throw StoreError.notFound("person") }
            let tags = state.tags.values.filter { $0.owner == owner }
            let old = tags.first { $0.id == id }
            guard id == nil || old != nil else { throw StoreError.notFound("tag") }
            guard id != nil || tags.count < Limits.tagsPerPerson else { throw TagRules.tooMany }
            guard !tags.contains(where: { FoldedText($0.name) == FoldedText(name) && $0.id != id }) else {
                throw TagRules.nameTaken
            }
            let friends = Set(state.friends(of: owner))
            // Former friends keep it.
            let former = old?.people.subtracting(friends) ?? []
            let new = InMemoryState.Tag(
                id: id ?? state.newID(),
                owner: owner,
                name: name,
                people: former.union(friends.intersection(people))
            )
            state.tags[new.id] = new
            state.tellBearers((old?.people ?? []).symmetricDifference(new.people), of: owner)
            return state.record(of: new)
        }
    }

    public func removeTag(_ id: TagID, of owner: PersonID) async throws {
        try write { state, _ in
            guard let tag = state.tags[id], tag.owner == owner else { throw StoreError.notFound("tag") }
            for (moment, audience) in state.audiences where audience.tags.contains(id) {
                // Who has been left out by the tag is left out by name.
                let people = audience.visibility == .except ? audience.people + tag.people : audience.people
                state.audiences[moment] = MomentAudience(
                    audience.visibility,
                    tags: audience.tags.filter { $0 != id },
                    people: people
                )
            }
            state.tags[id] = nil
            state.tellBearers(tag.people.intersection(state.friends(of: owner)), of: owner)
        }
    }
}

extension InMemoryState {
    fileprivate func record(of tag: Tag) -> TagRecord {
        TagRecord(id: tag.id, name: tag.name, people: tag.people.intersection(friends(of: tag.owner)).sorted())
    }

    mutating func tellBearers(_ people: Set<PersonID>, of owner: PersonID) {
        tell([owner] + people.sorted(), .friends)
        tell(people.sorted(), .notifications)
    }
}
