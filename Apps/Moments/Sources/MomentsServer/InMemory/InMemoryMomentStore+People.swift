import Foundation
import MomentsMedia
public import MomentsModel

extension InMemoryMomentStore {
    public func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord {
        try TextRule.name.check(person.name)
        return try write { state, now in
            let invitationIndex = state.invitations.firstIndex {
                $0.secretHash == invitation?.hash && $0.isOpen(at: now)
            }
            guard invitation == nil ? state.people.isEmpty : invitationIndex != nil else {
                throw StoreError.invitationInvalid
            }
            guard !state.people.values.contains(where: { $0.handle == person.handle }) else {
                throw StoreError.handleTaken
            }
            if let id = person.id {
                try PersonRules.check(chosen: id)
                guard state.people[id] == nil else { throw PersonRules.numberTaken(id) }
                state.use(id)
            }
            let added = InMemoryState.Person(
                id: person.id ?? state.newID(),
                handle: person.handle,
                name: person.name,
                passwordHash: person.passwordHash,
                role: state.people.isEmpty ? .admin : .member,
                created: Date(milliseconds: (person.created ?? now).milliseconds)
            )
            state.people[added.id] = added
            if let invitationIndex { state.invitations[invitationIndex].usedBy = added.id }
            return state.record(of: added)
        }
    }

    public func hasPeople() async throws -> Bool {
        read { !$0.people.isEmpty }
    }

    public func person(handle: Handle) async throws -> PersonRecord? {
        read { state in state.people.values.first { $0.handle == handle }.map(state.record) }
    }

    public func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord] {
        read { state in
            state.people.filter { ids.contains($0.key) }.mapValues(state.record)
        }
    }

    public func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord {
        if let name = change.name { try TextRule.name.check(name) }
        return try write { state, now in
            guard var person = state.people[id] else { throw StoreError.notFound("person") }
            for photo in [change.avatar, change.background].compactMap(\.self) {
                guard state.photos[photo]?.owner == id else { throw StoreError.notFound("photo") }
            }
            // The replaced pictures are unused from now on.
            if change.avatar != nil, let old = person.avatar { state.photos[old]?.unusedSince = now.milliseconds }
            if change.background != nil, let old = person.background {
                state.photos[old]?.unusedSince = now.milliseconds
            }
            person.name = change.name ?? person.name
            person.avatar = change.avatar ?? person.avatar
            person.background = change.background ?? person.background
            state.people[id] = person
            state.tell([id] + state.friends(of: id), .friends)
            return state.record(of: person)
        }
    }

    public func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation] {
        read { state in
            var relations: [PersonID: Relation] = [:]
            for person in people where state.people[person] != nil && !state.areBlocked(viewer, person) {
                let visible = state.moments.values.filter { $0.author == person && state.sees(viewer, $0) }
                relations[person] = Relation(
                    friendship: state.friendship(of: viewer, to: person),
                    friendsSince: state.friendships[viewer]?[person],
                    momentCount: visible.count,
                    lastMoment: visible.max { $0.id < $1.id }?.created
                )
            }
            return relations
        }
    }
}

extension InMemoryState {
    func record(of person: Person) -> PersonRecord {
        PersonRecord(
            id: person.id,
            handle: person.handle,
            name: person.name,
            avatar: person.avatar.flatMap { photos[$0]?.hash },
            avatarTones: person.avatar.flatMap { photos[$0]?.preview?.tones },
            background: person.background.flatMap { photos[$0]?.hash },
            role: person.role,
            created: person.created
        )
    }

    func friendship(of viewer: PersonID, to person: PersonID) -> Friendship {
        if viewer == person { return .me }
        if areFriends(viewer, person) { return .friend }
        if requests.values.contains(where: { $0.from == viewer && $0.to == person }) { return .requested }
        if requests.values.contains(where: { $0.from == person && $0.to == viewer }) { return .asksMe }
        return .stranger
    }
}
