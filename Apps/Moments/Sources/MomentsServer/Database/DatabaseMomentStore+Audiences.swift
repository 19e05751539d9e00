public import MomentsModel

extension DatabaseMomentStore {
    public func setAudience(
        _ audience: MomentAudience,
        of id: MomentID,
        by viewer: PersonID
    ) async throws -> MomentRecord {
        try audience.check()
        return try await write { [timelines] transaction in
            let db = transaction.db
            let old = try transaction.ownMoment(id, of: viewer)
            try db.check(audience.tags, of: viewer)
            let arguments: StoreArguments = ["moment": id.rawValue]
            let before = try transaction.readers(of: old)

            try db.run(
                AudienceSQL.set,
                arguments + ["visibility": audience.storedVisibility, "choice": audience.storedChoice]
            )
            try db.run(AudienceSQL.deleteTags, arguments)
            try db.run(AudienceSQL.deletePeople, arguments)
            try db.choose(audience, for: id)
            if audience.visibility == .onlyMe {
                try transaction.removeFromTimelines(id, of: viewer)
            } else if old.visibility == .onlyMe {
                try transaction.addToTimelines(id, of: viewer, within: timelines)
            }

            var new = old
            new.visibility = audience.visibility
            transaction.tellReaders(of: id, before: before, now: try transaction.readers(of: new))
            return new
        }
    }

    public func audiences(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentAudience] {
        let rows = try await read { db in
            try db.all(AudienceSQL.ofMoments, ["ids": moments.json, "viewer": viewer.rawValue]) { row in
                let visibility = try MomentVisibility(rawValue: row[1]).read("visibility")
                let tag = (row[2] as Int64?).map(TagID.init(rawValue:))
                let person = (row[3] as Int64?).map(PersonID.init(rawValue:))
                return (moment: MomentID(rawValue: row[0]), visibility: visibility, tag: tag, person: person)
            }
        }
        return Dictionary(grouping: rows, by: \.moment).mapValues { rows in
            MomentAudience(rows[0].visibility, tags: rows.compactMap(\.tag), people: rows.compactMap(\.person))
        }
    }
}

extension StoreDatabase {
    /// - Throws: `StoreError.notFound` if a tag is not the owner's, or there is no such owner.
    func check(_ tags: [TagID], of owner: PersonID) throws {
        guard !tags.isEmpty else { return }
        let arguments: StoreArguments = ["owner": owner.rawValue, "ids": tags.json]
        guard try first(TagSQL.countOwned, arguments, { $0[0] as Int }) == Set(tags).count else {
            // Who does not exist has no tags.
            _ = try person(owner)
            throw StoreError.notFound("tag")
        }
    }

    /// Writes down whom the author has chosen for a moment that has nobody chosen yet.
    func choose(_ audience: MomentAudience, for moment: MomentID) throws {
        if !audience.tags.isEmpty {
            try run(AudienceSQL.insertTags, ["moment": moment.rawValue, "ids": audience.tags.json])
        }
        if !audience.people.isEmpty {
            try run(AudienceSQL.insertPeople, ["moment": moment.rawValue, "ids": audience.people.json])
        }
    }
}

/// Those who see a moment, and what they have of it.
struct MomentReaders {
    var all: [PersonID] = []
    /// Those who have it in their timelines.
    var inTimeline: [PersonID] = []
    /// Those who see a notification about it.
    var notified: [PersonID] = []
}

extension StoreTransaction {
    /// Returns who sees a moment; nobody if nobody listens.
    func readers(of moment: MomentRecord) throws -> MomentReaders {
        guard isAnybodyListening else { return MomentReaders() }
        return MomentReaders(
            all: try audience(of: moment),
            inTimeline: try timelines(with: moment),
            notified: try notified(NotificationSQL.peopleToldOfMoment, ["moment": moment.id.rawValue])
        )
    }

    /// Tells those for whom a moment has come, gone or changed after who sees it has changed.
    fileprivate mutating func tellReaders(
        of id: MomentID,
        before: MomentReaders,
        now: MomentReaders
    ) {
        let (old, new) = (Set(before.all), Set(now.all))
        tell(old.subtracting(new).sorted(), .momentDeleted(id))
        tell(new.subtracting(old).intersection(now.inTimeline).sorted(), .momentPublished(id))
        tell(new.intersection(old).sorted(), .momentChanged(id))
        tell(Set(before.notified).symmetricDifference(now.notified).sorted(), .notifications)
    }
}
