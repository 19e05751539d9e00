import MomentsModel

/// A write transaction, with the changes to send to subscribers after the commit.
struct StoreTransaction {
    let db: any StoreDatabase
    /// Milliseconds since 1970.
    let now: Int64
    private let hub: ChangeHub
    private(set) var news: [ChangeNews] = []
    /// Whether timelines are left to `spreadTimelines`.
    var leavesTimelines = false

    init(db: any StoreDatabase, now: Int64, hub: ChangeHub) {
        self.db = db
        self.now = now
        self.hub = hub
    }

    /// Whether there can be subscribers. If not, the recipients of changes need not be determined.
    var isAnybodyListening: Bool { !hub.isEmpty }

    mutating func tell(_ people: [PersonID], _ change: Change) {
        let online = hub.online(among: people)
        if !online.isEmpty { news.append(ChangeNews(change: change, people: online)) }
    }

    /// Sends a change to a person and their friends.
    mutating func tellFriends(of person: PersonID, _ change: Change) throws {
        guard isAnybodyListening else { return }
        tell([person] + (try friends(of: person)), change)
    }

    /// Sends a change to everyone who sees a moment.
    mutating func tellAudience(of moment: MomentRecord, _ change: Change) throws {
        guard isAnybodyListening else { return }
        tell(try audience(of: moment), change)
    }

    /// Sends a change to everyone who has a moment in their timeline.
    mutating func tellTimelines(with moment: MomentRecord, _ change: Change) throws {
        guard isAnybodyListening else { return }
        tell(try timelines(with: moment), change)
    }

    /// Sends a change to everyone who sees what the actor did at a moment.
    mutating func tellWitnesses(of actor: PersonID, at moment: MomentID, _ change: Change) throws {
        guard isAnybodyListening else { return }
        let arguments: StoreArguments = ["viewer": actor.rawValue, "moment": moment.rawValue, "now": now]
        tell(try db.all(MomentSQL.witnesses, arguments) { PersonID(rawValue: $0[0]) }, change)
    }

    /// Returns everyone who sees a moment.
    func audience(of moment: MomentRecord) throws -> [PersonID] {
        [moment.author] + (try readers(MomentSQL.readers, of: moment))
    }

    /// Returns everyone who has a moment in their timeline.
    func timelines(with moment: MomentRecord) throws -> [PersonID] {
        [moment.author] + (try readers(MomentSQL.timelineReaders, of: moment))
    }

    private func readers(_ sql: String, of moment: MomentRecord) throws -> [PersonID] {
        guard moment.visibility != .onlyMe else { return [] }
        let arguments: StoreArguments = [
            "moment": moment.id.rawValue, "author": moment.author.rawValue, "now": now,
        ]
        return try db.all(sql, arguments) { PersonID(rawValue: $0[0]) }
    }

    func friends(of person: PersonID) throws -> [PersonID] {
        try db.all(FriendSQL.ofPerson, ["person": person.rawValue]) { PersonID(rawValue: $0[0]) }
    }
}
