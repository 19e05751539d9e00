public import MomentsModel

extension DatabaseMomentStore {
    public func friendSettings(
        of viewer: PersonID,
        for people: [PersonID]
    ) async throws -> [PersonID: FriendSettingsRecord] {
        let settings = try await read { db in
            try db.all(PrivacySQL.settings, ["viewer": viewer.rawValue, "ids": people.json]) { row in
                (PersonID(rawValue: row[0]), FriendSettingsRecord(hidesMine: row[1], hidesTheirs: row[2]))
            }
        }
        return Dictionary(uniqueKeysWithValues: settings)
    }

    public func changeFriendSettings(
        _ change: FriendSettingsChange,
        of friend: PersonID,
        by viewer: PersonID
    ) async throws {
        try await write { transaction in
            let db = transaction.db
            let pair: StoreArguments = ["viewer": viewer.rawValue, "person": friend.rawValue]
            guard try db.isTrue(FriendSQL.areFriends, pair) else { throw StoreError.notFound("friend") }
            let row: StoreArguments = ["viewer": viewer.rawValue, "friend": friend.rawValue]
            if let isOn = change.hidesMine { try db.run(PrivacySQL.hideMine, row + ["isOn": isOn]) }
            if let isOn = change.hidesTheirs { try db.run(PrivacySQL.muteTheirs, row + ["isOn": isOn]) }
            if let tags = change.tags {
                try db.check(tags, of: viewer)
                let bearer: StoreArguments = ["owner": viewer.rawValue, "person": friend.rawValue]
                try db.run(TagSQL.deleteOfPerson, bearer)
                for tag in Set(tags) {
                    let arguments: StoreArguments = [
                        "tag": tag.rawValue, "owner": viewer.rawValue, "ids": [friend].json,
                    ]
                    try db.run(TagSQL.insertPeople, arguments)
                }
            }
            transaction.tellBearers([friend], of: viewer)
        }
    }

    // MARK: How far back

    public func historyReach(of person: PersonID) async throws -> HistoryReach {
        let reach = try await read { db in
            try db.first(PrivacySQL.reach, ["person": person.rawValue]) { $0[0] as Int64 }
        }
        guard let reach else { return .all }
        return try HistoryReach(milliseconds: reach).read("reach")
    }

    public func setHistoryReach(_ reach: HistoryReach, of person: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            let arguments: StoreArguments = ["person": person.rawValue, "reach": reach.milliseconds]
            guard try db.change(PrivacySQL.setReach, arguments) > 0 else { throw StoreError.notFound("person") }
            try db.run(PrivacySQL.setReachForFriends, arguments)
            try transaction.tellFriends(of: person, .friends)
            try transaction.tellFriends(of: person, .notifications)
        }
    }

    // MARK: Blocks

    public func block(_ person: PersonID, by viewer: PersonID) async throws {
        guard viewer != person else { throw PersonRules.blocksSelf }
        try await write { transaction in
            let db = transaction.db
            guard try db.people([viewer, person]).count == 2 else { throw StoreError.notFound("person") }
            let pair: StoreArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
            guard try db.change(PrivacySQL.block, pair + ["now": transaction.now]) > 0 else { return }
            try transaction.removeRequests(between: viewer, and: person)
            // A friendship that ends says so to both; else what each sees of the other's profile has changed.
            if try !transaction.part(viewer, person) { transaction.tell([viewer, person], .friends) }
        }
    }

    public func unblock(_ person: PersonID, by viewer: PersonID) async throws {
        try await write { transaction in
            let pair: StoreArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
            guard try transaction.db.change(PrivacySQL.unblock, pair) > 0 else { throw StoreError.notFound("person") }
            transaction.tell([viewer, person], .friends)
        }
    }

    public func blockedPeople(of viewer: PersonID) async throws -> [PersonRecord] {
        try await read { try $0.all(PersonSQL.blocked, ["viewer": viewer.rawValue], PersonRecord.init) }
    }
}
