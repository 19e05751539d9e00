public import MomentsModel

extension DatabaseMomentStore {
    public func tags(of owner: PersonID) async throws -> [TagRecord] {
        try await read { try $0.tags(of: owner) }
    }

    public func saveTag(
        _ id: TagID?,
        name: String,
        people: [PersonID],
        of owner: PersonID
    ) async throws -> TagRecord {
        try TextRule.tagName.check(name)
        return try await write { transaction in
            let db = transaction.db
            _ = try db.person(owner)
            let tags = try db.tags(of: owner)
            let old = tags.first { $0.id == id }
            guard id == nil || old != nil else { throw StoreError.notFound("tag") }
            guard id != nil || tags.count < Limits.tagsPerPerson else { throw TagRules.tooMany }
            let naming: StoreArguments = [
                "owner": owner.rawValue, "name": name, "foldedName": FoldedText(name).text,
            ]
            let holder = try db.first(TagSQL.withName, naming) { TagID(rawValue: $0[0]) }
            guard holder == nil || holder == id else { throw TagRules.nameTaken }

            let tag: TagID = try id ?? db.insert(TagSQL.insert, naming)
            try db.run(TagSQL.rename, naming + ["tag": tag.rawValue])
            let bearers: StoreArguments = ["tag": tag.rawValue, "owner": owner.rawValue]
            try db.run(TagSQL.deletePeople, bearers)
            try db.run(TagSQL.insertPeople, bearers + ["ids": people.json])
            let new = try db.tags(of: owner).first { $0.id == tag }.read("tag")
            transaction.tellBearers(Set(old?.people ?? []).symmetricDifference(new.people), of: owner)
            return new
        }
    }

    public func removeTag(_ id: TagID, of owner: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            guard let tag = try db.tags(of: owner).first(where: { $0.id == id }) else {
                throw StoreError.notFound("tag")
            }
            try db.run(TagSQL.keepExceptions, ["tag": id.rawValue])
            try db.run(TagSQL.delete, ["tag": id.rawValue])
            transaction.tellBearers(Set(tag.people), of: owner)
        }
    }
}

extension StoreDatabase {
    fileprivate func tags(of owner: PersonID) throws -> [TagRecord] {
        var tags: [TagRecord] = []
        let rows = try all(TagSQL.ofOwner, ["owner": owner.rawValue]) { row in
            (
                id: TagID(rawValue: row[0]), name: row[1] as String,
                person: (row[2] as Int64?).map(PersonID.init(rawValue:))
            )
        }
        for row in rows {
            if tags.last?.id != row.id { tags.append(TagRecord(id: row.id, name: row.name, people: [])) }
            if let person = row.person { tags[tags.count - 1].people.append(person) }
        }
        return tags
    }
}

extension StoreTransaction {
    /// Tells the owner that a tag has changed, and those who got or lost it, for whom moments may have come or gone.
    mutating func tellBearers(_ people: Set<PersonID>, of owner: PersonID) {
        tell([owner] + people.sorted(), .friends)
        tell(people.sorted(), .notifications)
    }
}
