public import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    // MARK: People

    public func managedPeople(
        search: String?,
        after: FriendPlace?,
        limit: Int,
        for staff: PersonID
    ) async throws -> [ManagedPersonRecord] {
        let search = FriendSearch(search)
        return try read { state in
            try state.checkStaff(staff)
            var people = Array(state.people.values)
            if let search { people = people.filter { search.matches(name: $0.name, handle: $0.handle) } }
            if let after { people = people.filter { FriendOrder(after) < FriendOrder($0) } }
            return people.sorted { FriendOrder($0) < FriendOrder($1) }.first(limit)
                .map { state.managedRecord(of: $0, for: staff) }
        }
    }

    public func managedPerson(_ id: PersonID, for staff: PersonID) async throws -> ManagedPersonRecord? {
        try read { state in
            try state.checkStaff(staff)
            return state.people[id].map { state.managedRecord(of: $0, for: staff) }
        }
    }

    // MARK: Roles

    public func setRole(_ role: PersonRole, of person: PersonID, by actor: PersonID?) async throws {
        try write { state, now in
            if let actor { try state.checkAdmin(actor) }
            guard let old = state.people[person]?.role else { throw StoreError.notFound("person") }
            guard person != actor else { throw StaffRules.ownAccount }
            guard role != old else { return }
            guard !state.isOnlyAdmin(person) else { throw PersonRules.lastAdmin }
            state.people[person]?.role = role
            state.log(.setRole, by: actor, about: person, role.rawValue, at: now)
            state.tell([person], .preferences)
        }
    }

    // MARK: Suspensions

    public func suspend(_ person: PersonID, until date: Date?, reason: String, by actor: PersonID?) async throws {
        try write { state, now in
            _ = try state.suspendable(person, by: actor)
            try TextRule.suspensionReason.check(reason)
            let end = (date?.milliseconds).map { Date(milliseconds: $0) }
            state.people[person]?.suspension = SuspensionRecord(until: end, reason: reason)
            state.signIns = state.signIns.filter { $0.value.record.person != person }
            state.log(.suspended, by: actor, about: person, reason, at: now)
            state.tell([person], .signedOut)
        }
    }

    public func endSuspension(of person: PersonID, by actor: PersonID?) async throws {
        try write { state, now in
            guard try state.suspendable(person, by: actor).currentSuspension(at: now) != nil else { return }
            state.people[person]?.suspension = nil
            state.log(.endedSuspension, by: actor, about: person, at: now)
        }
    }
}

extension InMemoryState {
    /// - Throws: `StoreError.invalid` with reason `NOT_STAFF`.
    func checkStaff(_ person: PersonID) throws { try StaffRules.checkStaff(people[person]?.role) }

    /// - Throws: `StoreError.invalid` with reason `NOT_ADMIN`.
    func checkAdmin(_ person: PersonID) throws { try StaffRules.checkAdmin(people[person]?.role) }

    /// Returns a person whom somebody may suspend.
    ///
    /// - Parameter actor: Nil for the operator.
    /// - Throws: `StoreError`.
    fileprivate func suspendable(_ person: PersonID, by actor: PersonID?) throws -> Person {
        if let actor { try checkStaff(actor) }
        guard let suspended = people[person] else { throw StoreError.notFound("person") }
        guard person != actor else { throw StaffRules.ownAccount }
        try StaffRules.checkSuspension(of: suspended.role, by: actor.flatMap { people[$0]?.role })
        return suspended
    }

    /// Staff are not told of reports about themselves, also not by a number.
    fileprivate func managedRecord(of person: Person, for staff: PersonID) -> ManagedPersonRecord {
        ManagedPersonRecord(
            person: record(of: person),
            lastSeen: signIns.values.map(\.record).filter { $0.person == person.id }.map(\.lastUsed).max(),
            momentCount: moments.values.count(where: { $0.author == person.id }),
            openReportCount: reports.values.count(where: {
                $0.accused == person.id && $0.accused != staff && $0.resolved == nil
            }),
            storage: storageUse(of: person.id),
            suspension: person.currentSuspension(at: now),
            deletion: person.deletion
        )
    }
}

extension InMemoryState.Person {
    /// Returns the suspension; nil if there is none, or it is over.
    func currentSuspension(at now: Date) -> SuspensionRecord? {
        guard let suspension else { return nil }
        if let until = suspension.until, until.milliseconds <= now.milliseconds { return nil }
        return suspension
    }
}
