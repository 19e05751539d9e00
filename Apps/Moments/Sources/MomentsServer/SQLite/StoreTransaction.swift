import GRDB
import MomentsModel

/// A write transaction, with the changes to send to subscribers after the commit.
struct StoreTransaction {
    let db: Database
    /// Milliseconds since 1970.
    let now: Int64
    private let hub: ChangeHub
    private(set) var news: [(change: Change, people: [PersonID])] = []

    init(db: Database, now: Int64, hub: ChangeHub) {
        self.db = db
        self.now = now
        self.hub = hub
    }

    /// Whether there can be subscribers. If not, the recipients of changes need not be determined.
    var isAnybodyListening: Bool { !hub.isEmpty }

    mutating func tell(_ people: [PersonID], _ change: Change) {
        let online = hub.online(among: people)
        if !online.isEmpty { news.append((change, online)) }
    }

    /// Sends a change to a person and their friends.
    mutating func tellFriends(of person: PersonID, _ change: Change) throws {
        guard isAnybodyListening else { return }
        tell([person] + (try friends(of: person)), change)
    }

    /// Sends a change to everyone who may see a moment.
    mutating func tellAudience(of moment: MomentAccess, _ change: Change) throws {
        switch moment.visibility {
        case .onlyMe: tell([moment.author], change)
        case .friends: try tellFriends(of: moment.author, change)
        }
    }

    /// Sends a change to everyone who may see a moment and what the actor did there: the moment's author, and, as far as they
    /// are friends of the author, the actor and the actor's friends.
    mutating func tellAudience(of actor: PersonID, at moment: MomentAccess, _ change: Change) throws {
        guard isAnybodyListening else { return }
        if actor == moment.author { return try tellAudience(of: moment, change) }
        tell([moment.author], change)
        guard moment.visibility == .friends else { return }
        var others = hub.online(among: [actor] + (try friends(of: actor)))
        others.removeAll { $0 == moment.author }
        guard !others.isEmpty else { return }
        let arguments: StatementArguments = ["person": moment.author.rawValue, "ids": others.json]
        tell(try db.all(FriendSQL.amongPeople, arguments) { PersonID(rawValue: $0[0]) }, change)
    }

    func friends(of person: PersonID) throws -> [PersonID] {
        try db.all(FriendSQL.ofPerson, ["person": person.rawValue]) { PersonID(rawValue: $0[0]) }
    }
}

/// The properties of a moment that decide who may see it.
struct MomentAccess {
    var id: MomentID
    var author: PersonID
    var visibility: MomentVisibility
}
