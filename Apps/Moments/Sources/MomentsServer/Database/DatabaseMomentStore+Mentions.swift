public import MomentsModel

extension DatabaseMomentStore {
    public func mentions(in moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        try await mentions(MentionSQL.inMoments, moments.json, for: viewer, MomentID.init(rawValue:))
    }

    public func mentions(in comments: [CommentID], for viewer: PersonID) async throws -> [CommentID: [PersonID]] {
        try await mentions(MentionSQL.inComments, comments.json, for: viewer, CommentID.init(rawValue:))
    }

    private func mentions<ID: Hashable & Sendable>(
        _ sql: String,
        _ ids: String,
        for viewer: PersonID,
        _ id: @escaping @Sendable (Int64) -> ID
    ) async throws -> [ID: [PersonID]] {
        let arguments: StoreArguments = ["ids": ids, "viewer": viewer.rawValue, "now": milliseconds]
        let mentions = try await read { db in
            try db.all(sql, arguments) { row in (id(row[0]), PersonID(rawValue: row[1])) }
        }
        return Dictionary(grouping: mentions, by: \.0).mapValues { $0.map(\.1) }
    }
}

extension StoreDatabase {
    /// Returns the friends of an author who are mentioned in a text.
    func mentioned(in text: String, by author: PersonID) throws -> Set<PersonID> {
        var people: Set<PersonID> = []
        for handle in Mention.handles(in: text) {
            let arguments: StoreArguments = ["author": author.rawValue, "handle": handle.description]
            people.formUnion(try all(MentionSQL.friend, arguments) { PersonID(rawValue: $0[0]) })
        }
        return people
    }

    /// Returns the people whose mentions in the text of a moment are stored.
    func mentioned(in moment: MomentID) throws -> Set<PersonID> {
        Set(try all(MentionSQL.ofMoment, ["moment": moment.rawValue]) { PersonID(rawValue: $0[0]) })
    }

    func addMentions(of people: Set<PersonID>, in comment: CommentID) throws {
        guard !people.isEmpty else { return }
        try run(MentionSQL.insertForComment, ["comment": comment.rawValue, "ids": people.json])
    }
}

extension StoreTransaction {
    /// Writes down who is mentioned in the text of a moment, and notifies them.
    mutating func addMentions(of people: Set<PersonID>, in moment: MomentRecord, at date: Int64) throws {
        guard !people.isEmpty else { return }
        let arguments: StoreArguments = ["moment": moment.id.rawValue, "ids": people.json]
        try db.run(MentionSQL.insertForMoment, arguments)
        let notification: StoreArguments = ["author": moment.author.rawValue, "created": date]
        try db.run(MentionSQL.insertNotifications, arguments + notification)
        // Those who do not see the moment, such as one for its author alone, do not hear of it.
        try tellNotified(MentionSQL.peopleTold, arguments)
    }

    /// Deletes mentions in the text of a moment, and their notifications.
    mutating func removeMentions(of people: Set<PersonID>, in moment: MomentRecord) throws {
        guard !people.isEmpty else { return }
        let arguments: StoreArguments = ["moment": moment.id.rawValue, "ids": people.json]
        try tellNotified(MentionSQL.peopleTold, arguments)
        try db.run(MentionSQL.deleteNotifications, arguments)
        try db.run(MentionSQL.deleteFromMoment, arguments)
    }
}
