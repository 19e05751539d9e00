import MomentsModel

extension DatabaseMomentStore {
    public func spreadTimelines(upTo limit: Int) async throws -> Bool {
        precondition(limit > 0, "spreadTimelines needs a limit of at least 1.")
        // A look that finds nothing takes no turn of the writers.
        let isWaiting = try await read { db in try db.first(TimelineSQL.waiting) { _ in true } ?? false }
        guard isWaiting else { return try await resumeTimelines() }
        return try await write { transaction in try transaction.db.spreadTimelines(upTo: limit) }
    }

    /// Looks whether some authors who had too many friends have fewer by now: their moments are then to be written to timelines. Each call
    /// looks at the next authors.
    ///
    /// - Returns: False if there were none.
    private func resumeTimelines() async throws -> Bool {
        let (start, most) = (lastAuthor, timelines.most)
        let (authors, last) = try await read { db in
            var authors: [Int64] = []
            var after = start
            // Few, so that a look stays short however many such authors there are.
            for _ in 0..<20 {
                let next = try db.first(TimelineSQL.nextAuthor, ["after": after]) { $0[0] as Int64 }
                // After the last author, the first is next.
                after = next ?? -1
                guard let next else { break }
                if try db.friendCount(of: next, upTo: most + 1) <= most { authors.append(next) }
            }
            return (authors, after)
        }
        lastAuthor = last
        guard !authors.isEmpty else { return false }
        try await write { transaction in
            for author in authors { try transaction.db.run(TimelineSQL.resume, ["author": author]) }
        }
        return true
    }
}

extension StoreTransaction {
    /// Adds a moment to the timelines of its author's friends; if there are many, leaves that to `spreadTimelines`, and if there are too many,
    /// to those who read timelines.
    mutating func addToTimelines(_ moment: MomentID, of author: PersonID, within limits: TimelineLimits) throws {
        let count = try db.friendCount(of: author.rawValue, upTo: limits.most + 1)
        let place: StoreArguments = ["author": author.rawValue, "moment": moment.rawValue]
        guard count > limits.atOnce else {
            try db.run(TimelineSQL.insertForFriends, place)
            return
        }
        let isWaiting = count <= limits.most
        try db.run(TimelineSQL.insertDirect, place + ["isWaiting": isWaiting])
        if isWaiting { leavesTimelines = true }
    }

    /// Removes a moment from the timelines of its author's friends.
    func removeFromTimelines(_ moment: MomentID, of author: PersonID) throws {
        let place: StoreArguments = ["author": author.rawValue, "moment": moment.rawValue]
        try db.run(TimelineSQL.deleteForFriends, place)
        try db.run(TimelineSQL.deleteDirect, place)
    }
}

extension StoreDatabase {
    /// Counts a person's friends, up to a limit.
    fileprivate func friendCount(of person: Int64, upTo limit: Int) throws -> Int {
        try first(TimelineSQL.friendCount, ["author": person, "limit": limit]) { $0[0] } ?? 0
    }

    /// Writes the timelines of the next friends for the moment that is next.
    ///
    /// - Returns: False if no moment waits.
    fileprivate func spreadTimelines(upTo limit: Int) throws -> Bool {
        let next = try first(TimelineSQL.waiting) { row in
            (author: row[0] as Int64, moment: row[1] as Int64, spread: row[2] as Int64)
        }
        guard let next else { return false }
        let place: StoreArguments = ["author": next.author, "moment": next.moment]
        let friends: StoreArguments = ["author": next.author, "spread": next.spread, "limit": limit]
        let batch = try first(TimelineSQL.batch, friends) { (count: $0[0] as Int, last: $0[1] as Int64?) }
        if let last = batch?.last {
            try run(TimelineSQL.insertForBatch, place + ["spread": next.spread, "last": last])
            if batch?.count == limit {
                try run(TimelineSQL.noteProgress, place + ["last": last])
                return true
            }
        }
        try run(TimelineSQL.deleteDirect, place)
        return true
    }
}
