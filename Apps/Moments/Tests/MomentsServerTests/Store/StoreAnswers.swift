import Foundation
import MomentsModel
import MomentsServer

/// Everything a store returns for one viewer, as lines that can be compared.
struct StoreAnswers {
    private let store: any MomentStore
    private let viewer: PersonID
    private var lines: [String] = []

    /// - Parameter things: The highest ID of moments and comments to request.
    static func lines(of store: any MomentStore, for viewer: PersonID, people: Int64, things: Int64) async throws
        -> [String]
    {
        var answers = StoreAnswers(store: store, viewer: viewer)
        try await answers.askAboutPeople(count: people)
        try await answers.askAboutMoments(count: things, people: people)
        try await answers.askAboutComments(count: things)
        try await answers.askAboutMe()
        try await answers.askAboutReports()
        return answers.lines
    }

    private init(store: any MomentStore, viewer: PersonID) {
        self.store = store
        self.viewer = viewer
    }

    private mutating func note(_ question: String, _ answer: Any) { lines.append("\(question): \(answer)") }

    private mutating func note<Key: Comparable, Value>(_ question: String, _ answers: [Key: Value]) {
        for (key, value) in answers.sorted(by: { $0.key < $1.key }) { note("\(question) \(key)", value) }
    }

    private mutating func askAboutPeople(count: Int64) async throws {
        let people = (0...count + 1).map { PersonID(rawValue: $0) }
        note("people", try await store.people(people))
        note("relations", try await store.relations(of: viewer, to: people))
        note("friend count", try await store.friendCount(of: viewer))
        for search in [nil, "ZO", "é", "person_1"] {
            let all = try await store.friends(of: viewer, search: search, after: nil, limit: 99)
            note("friends \(search ?? "")", all)
            for friend in all.prefix(3) {
                let place = FriendPlace(name: friend.name, id: friend.id)
                note("friends after", try await store.friends(of: viewer, search: search, after: place, limit: 2))
            }
        }
        for person in people {
            note("settings \(person)", try await store.friendSettings(of: viewer, for: [person]))
        }
        note("received", try await store.receivedRequests(of: viewer))
        note("sent", try await store.sentRequests(of: viewer))
    }

    private mutating func askAboutMoments(count: Int64, people: Int64) async throws {
        let ids = (1...count).map { MomentID(rawValue: $0) }
        let timeline = try await store.timeline(of: viewer, before: nil, limit: nil)
        note("timeline", timeline)
        let middle = timeline.isEmpty ? nil : timeline[timeline.count / 2].id
        note("page", try await store.timeline(of: viewer, before: middle, limit: 5))
        for person in 1...people {
            let author = PersonID(rawValue: person)
            note("by \(author)", try await store.moments(by: author, for: viewer, before: middle, limit: 5))
            note("album of \(author)", try await store.album(of: author, for: viewer, limit: 99))
        }
        note("moments", try await store.moments(ids, for: viewer))
        note("audiences", try await store.audiences(of: ids, for: viewer))
        note("likes", try await store.likes(of: ids, for: viewer))
        let liked = try await store.likedMoments(of: viewer, after: nil, limit: 99)
        note("liked", liked)
        note("later liked", try await store.likedMoments(of: viewer, after: liked.dropFirst(2).first, limit: 3))
        note("photos", try await store.photos(of: ids))
        note("mentioned", try await store.mentions(in: ids, for: viewer))
        for last in [0, 1, 3] {
            note("summaries \(last)", try await store.commentSummaries(of: ids, for: viewer, last: last))
        }
    }

    private mutating func askAboutComments(count: Int64) async throws {
        for moment in try await store.timeline(of: viewer, before: nil, limit: 20) {
            let page = try await store.comments(of: moment.id, for: viewer, after: nil, limit: 4)
            note("comments of \(moment.id)", page)
            note("next", try await store.comments(of: moment.id, for: viewer, after: page.last?.id, limit: 4))
        }
        let own = try await store.comments(by: viewer, after: nil, limit: 99)
        note("own comments", own)
        let middle = own.isEmpty ? nil : own[own.count / 2].id
        note("later comments", try await store.comments(by: viewer, after: middle, limit: 3))
        let ids = (1...count).map { CommentID(rawValue: $0) }
        note("comments", try await store.comments(ids, for: viewer))
        note("mentioned in comments", try await store.mentions(in: ids, for: viewer))
    }

    private mutating func askAboutMe() async throws {
        let notifications = try await store.notifications(of: viewer, before: nil, limit: 999)
        note("notifications", notifications)
        let last = notifications.dropFirst(3).first?.id
        note("older notifications", try await store.notifications(of: viewer, before: last, limit: 3))
        let groups = try await store.notificationGroups(of: viewer, before: nil, limit: 999)
        note("groups", groups)
        for last in groups.map(\.latest.id) {
            note("older groups", try await store.notificationGroups(of: viewer, before: last, limit: 2))
        }
        note("unread", try await store.unreadNotificationCount(of: viewer))
        note("tags", try await store.tags(of: viewer))
        note("reach", try await store.historyReach(of: viewer))
        note("leaves", try await store.deletionDate(of: viewer) as Any)
        note("blocked", try await store.blockedPeople(of: viewer))
        note("preferences", try await store.preferences(of: viewer))
        note("moment draft", try await store.momentDraft(of: viewer) as Any)
        note("comment drafts", try await store.commentDrafts(of: viewer))
        for moment in try await store.timeline(of: viewer, before: nil, limit: nil) {
            note("comment draft", try await store.commentDraft(of: viewer, below: moment.id) as Any)
        }
        for hash in 0..<40 {
            note("may see \(hash)", try await store.maySee(photo: "hash \(hash)", viewer: viewer))
        }
    }

    private mutating func askAboutReports() async throws {
        note("notices", try await store.notices(of: viewer))
        do {
            for isOpen in [true, false] {
                let reports = try await store.reports(isOpen: isOpen, before: nil, limit: 99, for: viewer)
                note("reports \(isOpen)", reports)
                let last = reports.dropFirst(2).first?.id
                note("older", try await store.reports(isOpen: isOpen, before: last, limit: 3, for: viewer))
            }
            note("open reports", try await store.openReportCount(for: viewer))
            note("log", try await store.auditLog(before: nil, limit: 99, for: viewer))
            try await store.keepFigures()
            note("figures", try await store.figures(days: 730, for: viewer))
        } catch let error as StoreError {
            // Of members, and of moderators, whom the log is not for.
            note("refused", error)
        }
    }
}
