public import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    // MARK: People

    public func managedPeople(
        search: String?,
        after: FriendPlace?,
        limit: Int,
        for staff: PersonID
    ) async throws -> [ManagedPersonRecord] {
        let search = FriendSearch(search)
        let now = milliseconds
        return try await read { db in
            try db.checkStaff(staff)
            if let search, !search.canMatch { return [] }
            var arguments: StoreArguments = [
                "staff": staff.rawValue, "limit": limit.asLimit,
                // Sorts before everybody, as no name is empty.
                "afterName": after.map { FoldedText($0.name).text } ?? "", "afterID": after?.id.rawValue ?? -1,
            ]
            if let search { arguments += ["search": search.pattern] }
            return try db.all(StaffSQL.people(isSearch: search != nil), arguments) { row in
                try ManagedPersonRecord(row, at: now)
            }
        }
    }

    public func managedPerson(_ id: PersonID, for staff: PersonID) async throws -> ManagedPersonRecord? {
        let now = milliseconds
        return try await read { db in
            try db.checkStaff(staff)
            let arguments: StoreArguments = ["person": id.rawValue, "staff": staff.rawValue]
            return try db.first(StaffSQL.person, arguments) { try ManagedPersonRecord($0, at: now) }
        }
    }

    // MARK: Roles

    public func setRole(_ role: PersonRole, of person: PersonID, by actor: PersonID?) async throws {
        try await write { try $0.setRole(role, of: person, by: actor) }
    }

    // MARK: Suspensions

    public func suspend(_ person: PersonID, until date: Date?, reason: String, by actor: PersonID?) async throws {
        try await write { transaction in
            try transaction.suspend(person, SuspensionRecord(until: date, reason: reason), by: actor)
        }
    }

    public func endSuspension(of person: PersonID, by actor: PersonID?) async throws {
        try await write { transaction in
            _ = try transaction.endSuspension(of: person, by: actor)
        }
    }
}

extension StoreTransaction {
    /// See `AdministrationStore.setRole`.
    mutating func setRole(_ role: PersonRole, of person: PersonID, by actor: PersonID?) throws {
        if let actor { try db.checkAdmin(actor) }
        guard let old = try db.role(of: person) else { throw StoreError.notFound("person") }
        guard person != actor else { throw StaffRules.ownAccount }
        guard role != old else { return }
        let arguments: StoreArguments = ["person": person.rawValue]
        guard try !db.isTrue(LeavingSQL.isOnlyAdmin, arguments) else { throw PersonRules.lastAdmin }
        try db.run(StaffSQL.setRole, arguments + ["isAdmin": role == .admin, "isModerator": role == .moderator])
        try log(.setRole, by: actor, about: person, role.rawValue)
        tell([person], .preferences)
    }

    /// See `AdministrationStore.suspend`.
    mutating func suspend(_ person: PersonID, _ suspension: SuspensionRecord, by actor: PersonID?) throws {
        try checkSuspension(of: person, by: actor)
        try TextRule.suspensionReason.check(suspension.reason)
        let arguments: StoreArguments = ["person": person.rawValue]
        try db.run(
            StaffSQL.setSuspension,
            arguments + ["until": suspension.storedUntil, "reason": suspension.reason]
        )
        try db.run(OperatorSQL.deleteSignIns, arguments)
        try log(.suspended, by: actor, about: person, suspension.reason)
        tell([person], .signedOut)
    }

    /// See `AdministrationStore.endSuspension`.
    ///
    /// - Returns: Whether the person was suspended.
    func endSuspension(of person: PersonID, by actor: PersonID?) throws -> Bool {
        try checkSuspension(of: person, by: actor)
        guard try db.suspension(of: person, at: now) != nil else { return false }
        try db.run(StaffSQL.setSuspension, ["person": person.rawValue, "until": nil, "reason": ""])
        try log(.endedSuspension, by: actor, about: person)
        return true
    }

    private func checkSuspension(of person: PersonID, by actor: PersonID?) throws {
        let actorRole = try actor.flatMap { try db.role(of: $0) }
        if actor != nil { try StaffRules.checkStaff(actorRole) }
        guard let role = try db.role(of: person) else { throw StoreError.notFound("person") }
        guard person != actor else { throw StaffRules.ownAccount }
        try StaffRules.checkSuspension(of: role, by: actorRole)
    }

    /// Sends a change to all people.
    mutating func tellEverybody(_ change: Change) throws {
        guard isAnybodyListening else { return }
        tell(try db.all(StaffSQL.everybody) { PersonID(rawValue: $0[0]) }, change)
    }
}

extension StoreDatabase {
    /// Returns the role of a person; nil for nobody.
    func role(of person: PersonID) throws -> PersonRole? {
        try first(StaffSQL.role, ["person": person.rawValue]) { try PersonRole(rawValue: $0[0]).read("role") }
    }

    /// - Throws: `StoreError.invalid` with reason `NOT_STAFF`.
    func checkStaff(_ person: PersonID) throws { try StaffRules.checkStaff(role(of: person)) }

    /// - Throws: `StoreError.invalid` with reason `NOT_ADMIN`.
    func checkAdmin(_ person: PersonID) throws { try StaffRules.checkAdmin(role(of: person)) }

    /// Returns the suspension of a person; nil if there is none, or it is over.
    ///
    /// - Parameter now: Milliseconds since 1970.
    func suspension(of person: PersonID, at now: Int64) throws -> SuspensionRecord? {
        let suspension = try first(StaffSQL.suspension, ["person": person.rawValue]) { row in
            SuspensionRecord(storedUntil: row[0], reason: row[1], at: now)
        }
        return suspension.flatMap { $0 }
    }
}

extension ManagedPersonRecord {
    fileprivate init(_ row: any StoreRow, at now: Int64) throws {
        self.init(
            person: try PersonRecord(row),
            lastSeen: (row[8] as Int64?).map(Date.init(milliseconds:)),
            momentCount: row[9],
            openReportCount: row[10],
            storage: StorageUseRecord(bytes: row[11], quota: row[12]),
            suspension: SuspensionRecord(storedUntil: row[13], reason: row[14], at: now),
            deletion: (row[15] as Int64?).map(Date.init(milliseconds:))
        )
    }
}
