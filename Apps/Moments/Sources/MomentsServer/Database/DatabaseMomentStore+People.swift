import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord {
        try TextRule.name.check(person.name)
        if let id = person.id { try PersonRules.check(chosen: id) }
        return try await write { transaction in
            let db = transaction.db
            let isFirst = try !db.isTrue(PersonSQL.exists)
            let invitationID = try invitation.flatMap { secret in
                try db.first(
                    InvitationSQL.bySecret,
                    ["secretHash": secret.hash, "after": transaction.lastInvitation]
                ) { $0[0] as Int64 }
            }
            guard invitation == nil ? isFirst : invitationID != nil else { throw StoreError.invitationInvalid }
            let handle = person.handle.description
            guard try db.first(PersonSQL.byHandle, ["handle": handle], PersonRecord.init) == nil else {
                throw StoreError.handleTaken
            }
            var arguments: StoreArguments = [
                "handle": handle, "name": person.name, "foldedName": FoldedText(person.name).text,
                "passwordHash": person.passwordHash, "isAdmin": isFirst,
                "created": person.created?.milliseconds ?? transaction.now,
            ]
            if let id = person.id {
                guard try db.people([id]).isEmpty else { throw PersonRules.numberTaken(id) }
                arguments += ["id": id.rawValue]
            }
            let sql = person.id == nil ? PersonSQL.insert : PersonSQL.insertWithID
            let id: PersonID = try db.insert(sql, arguments)
            if let invitationID {
                try db.run(InvitationSQL.use, ["person": id.rawValue, "id": invitationID])
            }
            return try db.person(id)
        }
    }

    public func hasPeople() async throws -> Bool {
        try await read { try $0.isTrue(PersonSQL.exists) }
    }

    public func person(handle: Handle) async throws -> PersonRecord? {
        try await read { try $0.first(PersonSQL.byHandle, ["handle": handle.description], PersonRecord.init) }
    }

    public func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord] {
        let people = try await read { try $0.people(ids) }
        return Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })
    }

    public func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord {
        if let name = change.name { try TextRule.name.check(name) }
        return try await write { transaction in
            let db = transaction.db
            _ = try db.person(id)
            for photo in [change.avatar, change.background].compactMap(\.self) {
                guard try db.isTrue(PhotoSQL.isOwned, ["photo": photo.rawValue, "owner": id.rawValue]) else {
                    throw StoreError.notFound("photo")
                }
            }
            if let name = change.name {
                let folded = FoldedText(name).text
                try db.run(PersonSQL.updateName, ["id": id.rawValue, "name": name, "foldedName": folded])
            }
            if let avatar = change.avatar {
                try db.run(PersonSQL.releaseAvatar, ["id": id.rawValue, "now": transaction.now])
                try db.run(PersonSQL.updateAvatar, ["id": id.rawValue, "photo": avatar.rawValue])
            }
            if let background = change.background {
                try db.run(PersonSQL.releaseBackground, ["id": id.rawValue, "now": transaction.now])
                try db.run(PersonSQL.updateBackground, ["id": id.rawValue, "photo": background.rawValue])
            }
            try transaction.tellFriends(of: id, .friends)
            return try db.person(id)
        }
    }

    public func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation] {
        let now = milliseconds
        let relations = try await read { db in
            try db.all(PersonSQL.relations, ["viewer": viewer.rawValue, "ids": people.json, "now": now]) { row in
                (PersonID(rawValue: row[0]), try Relation(row))
            }
        }
        return Dictionary(uniqueKeysWithValues: relations)
    }
}

extension StoreDatabase {
    /// Runs an INSERT statement and returns the new ID.
    func insert<Entity>(_ sql: String, _ arguments: StoreArguments) throws -> Identifier<Entity> {
        try first(sql, arguments) { Identifier(rawValue: $0[0]) }.read("number")
    }

    func people(_ ids: [PersonID]) throws -> [PersonRecord] {
        try all(PersonSQL.byIDs, ["ids": ids.json], PersonRecord.init)
    }

    /// - Throws: `StoreError.notFound`.
    func person(_ id: PersonID) throws -> PersonRecord {
        guard let person = try people([id]).first else { throw StoreError.notFound("person") }
        return person
    }
}

extension PersonRecord {
    init(_ row: any StoreRow) throws {
        self.init(
            id: PersonID(rawValue: row[0]),
            handle: try Handle(row[1] as String).read("handle"),
            name: row[2],
            avatar: row[3],
            avatarTones: row[7],
            background: row[4],
            role: try PersonRole(rawValue: row[5]).read("role"),
            created: Date(milliseconds: row[6])
        )
    }
}

extension Relation {
    fileprivate init(_ row: any StoreRow) throws {
        self.init(
            friendship: try Friendship(rawValue: row[1]).read("friendship"),
            friendsSince: (row[2] as Int64?).map(Date.init(milliseconds:)),
            momentCount: row[3],
            lastMoment: (row[4] as Int64?).map(Date.init(milliseconds:))
        )
    }
}
