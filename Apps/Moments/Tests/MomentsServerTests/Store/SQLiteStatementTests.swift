import Foundation
import GRDB
import MomentsModel
import Synchronization
import Testing

@testable import MomentsServer

/// The query plans and the number of statements.
@Suite struct SQLiteStatementTests {
    /// Statements by purpose. Those that may sort do so over one person's friends, one page's likes, or some pages of moments.
    private static let reading: [(name: String, sql: String, maySort: Bool)] = [
        ("person by handle", PersonSQL.byHandle, false), ("people", PersonSQL.byIDs, false),
        ("relations", PersonSQL.relations, false), ("friends", PersonSQL.friends(isSearch: false), true),
        ("friends found", PersonSQL.friends(isSearch: true), true), ("credentials", PasswordSQL.byHandle, false),
        ("password of a person", PasswordSQL.ofPerson, false), ("link for a password", PasswordSQL.reset, false),
        ("attempts", PasswordSQL.attempts, false), ("invitation", InvitationSQL.bySecret, false),
        ("groups of notifications", NotificationSQL.groupPage, false),
        ("people of groups", NotificationSQL.groupActors, true),
        ("sent with key", SendKeySQL.sent, false), ("oldest keys", SendKeySQL.removeOldest, false),
        ("expired keys", SendKeySQL.removeExpired, false),
        ("open invitation", InvitationSQL.isOpen, false),
        ("browser of a sign-in", PushSQL.ofSignIn, false), ("browsers to tell", PushSQL.due, false),
        ("sign-in", SignInSQL.bySecret, false), ("sign-ins", SignInSQL.ofPerson, true),
        ("preferences", SignInSQL.preferences, false), ("friend count", FriendSQL.count, false),
        ("friends of a person", FriendSQL.ofPerson, false),
        ("requests received", FriendSQL.received, false), ("requests sent", FriendSQL.sent, true),
        ("timeline", TimelineSQL.page, true), ("moments by author", MomentSQL.byAuthor, false),
        ("album", AlbumSQL.ofPerson, false),
        ("moments", MomentSQL.byIDs, false), ("moment", MomentSQL.byID, false), ("likes", MomentSQL.likes, true),
        ("comments of a moment", CommentSQL.ofMoment, false), ("comments", CommentSQL.byIDs, false),
        ("own comments", CommentSQL.own, false), ("liked moments", MomentSQL.liked, false),
        ("drafts of comments", DraftSQL.comments, false),
        ("comment summaries", CommentSQL.summaries, true), ("notifications", NotificationSQL.page, false),
        ("mentions in moments", MentionSQL.inMoments, true), ("mentions in comments", MentionSQL.inComments, true),
        ("mentioned friend", MentionSQL.friend, false), ("mentioned in a moment", MentionSQL.ofMoment, false),
        ("report", ReportSQL.byID, false), ("open reports", ReportSQL.open, false),
        ("answered reports", ReportSQL.resolved, false), ("number of open reports", ReportSQL.openCount, false),
        ("own reports", ReportSQL.own, false),
        ("page of a person", ReportSQL.seesPage, false),
        ("unread", NotificationSQL.unreadCount, false), ("photos", PhotoSQL.ofMoments, false),
        ("may see", PhotoSQL.maySee, false), ("draft of a moment", DraftSQL.moment, false),
        ("draft of a comment", DraftSQL.comment, false),
        ("readers", MomentSQL.readers, false), ("readers of timelines", MomentSQL.timelineReaders, false),
        ("witnesses", MomentSQL.witnesses, true), ("audiences", AudienceSQL.ofMoments, false),
        ("tags", TagSQL.ofOwner, true), ("tag by name", TagSQL.withName, false), ("own tags", TagSQL.countOwned, false),
        ("settings", PrivacySQL.settings, false), ("blocked", PersonSQL.blocked, true),
        ("people who leave", LeavingSQL.due, false), ("date of leaving", LeavingSQL.date, false),
        ("is blocked", PrivacySQL.isBlocked, false),
        ("role", StaffSQL.role, false), ("suspension", StaffSQL.suspension, false),
        ("person for staff", StaffSQL.person, false), ("people for staff", StaffSQL.people(isSearch: false), false),
        ("people found for staff", StaffSQL.people(isSearch: true), false), ("storage", StorageSQL.use, false),
        ("notices", NoticeSQL.shown, true), ("announcements", NoticeSQL.announcements, false),
        ("log", AuditSQL.page, false), ("figures", FiguresSQL.all, false),
        ("first person", FiguresSQL.firstPerson, false), ("people before", FiguresSQL.peopleBefore, false),
        ("new people of days", FiguresSQL.signUps, true), ("moments of days", FiguresSQL.moments, true),
        ("comments of days", FiguresSQL.comments, true), ("likes of days", FiguresSQL.likes, true),
    ]
    private static let writing: [(name: String, sql: String, maySort: Bool)] = [
        ("timelines", TimelineSQL.insertForFriends, false),
        ("from timelines", TimelineSQL.deleteForFriends, false),
        ("friends, to a limit", TimelineSQL.friendCount, false),
        ("no direct moment", TimelineSQL.deleteDirect, false), ("moment to spread", TimelineSQL.waiting, false),
        ("friends to spread to", TimelineSQL.batch, false), ("some timelines", TimelineSQL.insertForBatch, false),
        ("spread so far", TimelineSQL.noteProgress, false), ("author to review", TimelineSQL.nextAuthor, false),
        ("spread after all", TimelineSQL.resume, false),
        ("like", MomentSQL.insertLike, false), ("unlike", MomentSQL.deleteLike, false),
        ("delete moment", MomentSQL.delete, false), ("delete comment", CommentSQL.delete, false),
        ("fill timelines", FriendSQL.fillTimelines, false), ("empty timeline", FriendSQL.emptyTimeline, false),
        ("delete friendship", FriendSQL.delete, false), ("participants", NotificationSQL.insertForParticipants, true),
        ("told of a moment", NotificationSQL.peopleToldOfMoment, true),
        ("told of a comment", NotificationSQL.peopleToldOfComment, true),
        ("told of mentions", MentionSQL.peopleTold, false),
        ("notify of mentions", MentionSQL.insertNotifications, true),
        ("forget mentions", MentionSQL.deleteNotifications, false),
        ("mention in a moment", MentionSQL.insertForMoment, false),
        ("mention in a comment", MentionSQL.insertForComment, false),
        ("mention no more", MentionSQL.deleteFromMoment, false),
        ("earlier report", ReportSQL.deleteEarlier, false), ("answer reports", ReportSQL.resolve, false),
        ("mark read", NotificationSQL.markRead, false), ("like known", NotificationSQL.likeExists, false),
        ("forget request", NotificationSQL.deleteRequest, false), ("release photos", PhotoSQL.release, false),
        ("unused photos", PhotoSQL.deleteUnused, false), ("other sign-ins", SignInSQL.deleteOthers, false),
        ("set password", PasswordSQL.change, false), ("tell a browser", PushSQL.set, false),
        ("photo into draft", DraftSQL.addPhoto, false),
        ("photo out of drafts", DraftSQL.forgetPhoto, false), ("oldest drafts", DraftSQL.removeOldestComments, true),
        ("audience", AudienceSQL.set, false), ("keep exceptions", TagSQL.keepExceptions, false),
        ("delete tag", TagSQL.delete, false), ("tag for friends", TagSQL.insertPeople, false),
        ("tag from friends", TagSQL.deletePeople, false), ("tags of a person", TagSQL.deleteOfPerson, false),
        ("reach for friends", PrivacySQL.setReachForFriends, false), ("block", PrivacySQL.block, false),
        ("expired drafts", DraftSQL.removeExpiredMoments, false),
        ("expired drafts of comments", DraftSQL.removeExpiredComments, false),
        ("set suspension", StaffSQL.setSuspension, false), ("set role", StaffSQL.setRole, false),
        ("sizes of photos", StorageSQL.setSize, false), ("close a message", NoticeSQL.deleteOfPerson, false),
        ("end an announcement", NoticeSQL.deleteAnnouncement, false),
        ("ended announcements", NoticeSQL.deleteEnded, false),
    ]
    /// With them, foreign keys look for rows that name the person.
    private static let leaving = LeavingSQL.deletions.map { (name: "leaving", sql: $0, maySort: false) }

    private func plan(of sql: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let path = folder.path("moments.sqlite")
        _ = try DatabaseMomentStore(path: path)
        return try DatabaseQueue(path: path).read { db in
            let explanation = try db.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
            explanation.setUncheckedArguments(StatementArguments())
            return try Row.fetchAll(explanation).map { $0["detail"] as String }
        }
    }

    /// Another index has all who have the author as a friend.
    @Test(arguments: [MomentSQL.readers, MomentSQL.timelineReaders])
    func `the few friends who hide or mute are found by the index that has only them`(statement: String) throws {
        let plan = try plan(of: statement)

        #expect(plan.contains { $0.contains("COVERING INDEX friendship_exception") }, "\(plan)")
    }

    @Test(arguments: reading + writing + leaving)
    func `no statement looks through a table`(statement: (name: String, sql: String, maySort: Bool)) throws {
        let plan = try plan(of: statement.sql)

        let tables = [
            "person", "moment", "timeline", "friendship", "comment", "moment_like", "notification", "photo", "sign_in",
            "password_reset", "password_attempt", "invitation", "comment_draft", "send_key", "tag", "tag_person",
            "moment_tag", "moment_person", "block", "report", "notice", "notice_closed", "audit", "moment_mention",
            "comment_mention", "friend_request", "direct_moment",
        ]
        // An index that has only the rows that are asked for.
        for line in plan where !line.contains("USING INDEX direct_moment_waiting") {
            #expect(!tables.contains { line.hasPrefix("SCAN \($0)") }, "\(plan)")
            #expect(statement.maySort || !line.contains("TEMP B-TREE"), "\(plan)")
        }
        #expect(!plan.isEmpty)
    }

    @Test func `a page costs the same number of statements however much is on it`() async throws {
        let folder = try TemporaryFolder()
        let statements = Mutex<[String]>([])
        let store = try DatabaseMomentStore(
            path: folder.path("moments.sqlite"),
            trace: { statement in
                // Statements that run before each read, and for each new connection, do not count.
                if statement.hasPrefix("SELECT") || statement.hasPrefix("WITH"), !statement.contains("sqlite_master") {
                    statements.withLock { $0.append(statement) }
                }
            }
        )
        let ada = try await store.addPerson(
            NewPerson(handle: Handle("ada")!, name: "Ada", passwordHash: ""),
            invitation: nil
        ).id
        func statementsOfPage() async throws -> [String] {
            statements.withLock { $0 = [] }
            let page = try await store.timeline(of: ada, before: nil, limit: 20)
            _ = try await store.people(page.map(\.author))
            _ = try await store.relations(of: ada, to: page.map(\.author))
            _ = try await store.likes(of: page.map(\.id), for: ada)
            _ = try await store.commentSummaries(of: page.map(\.id), for: ada, last: 2)
            _ = try await store.photos(of: page.map(\.id))
            return statements.withLock(\.self)
        }

        let empty = try await statementsOfPage()
        for _ in 1...20 {
            let moment = try await store.publish(NewMoment(text: "x"), by: ada).id
            try await store.setLike(true, of: moment, by: ada)
            for _ in 1...3 { _ = try await store.addComment(NewComment(moment: moment, text: "y"), by: ada) }
        }

        #expect(empty.count == 6)
        let full = try await statementsOfPage()
        #expect(full.count == 6, "\(full.map { $0.suffix(90) })")
    }
}
