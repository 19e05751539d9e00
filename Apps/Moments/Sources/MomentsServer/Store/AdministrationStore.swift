public import Foundation
public import MomentsModel

/// The storage for roles, suspensions, quotas, reports, notices, and the log of what staff do. A part of a `MomentStore`.
///
/// A store checks who may do what. Moderators and admins are staff: they see people and reports, and suspend. Nobody changes their own role or
/// suspends themselves; only admins change moderators; an admin must first get another role before anybody can suspend them. What staff do is
/// recorded in the log in the same transaction. A parameter `actor` is nil for the operator of the server, who may do everything.
public protocol AdministrationStore: Sendable {
    // MARK: People

    /// Returns people sorted by name, then ID, after a position; with `search`, those whose name or handle contains it. Sorting and searching
    /// ignore case in every script.
    ///
    /// - Throws: `.invalid` with reason `NOT_STAFF` unless the viewer is staff.
    func managedPeople(search: String?, after: FriendPlace?, limit: Int, for staff: PersonID) async throws
        -> [ManagedPersonRecord]

    /// Returns a person; nil if there is none.
    ///
    /// - Throws: `.invalid` with reason `NOT_STAFF` unless the viewer is staff.
    func managedPerson(_ id: PersonID, for staff: PersonID) async throws -> ManagedPersonRecord?

    /// Sets what a person may do, and sends `.preferences` to them. The same role changes nothing, and is not recorded.
    ///
    /// - Throws: `.notFound` if there is no such person; `.invalid` if the actor is not an admin (`NOT_ADMIN`) or is that person
    ///   (`OWN_ACCOUNT`), or nobody else is an admin (`LAST_ADMIN`).
    func setRole(_ role: PersonRole, of person: PersonID, by actor: PersonID?) async throws

    /// Keeps a person from signing in, ends all their sign-ins, and sends `.signedOut`. Replaces an earlier suspension. What the person has
    /// shared stays visible.
    ///
    /// - Parameter date: When it ends by itself; nil if staff end it.
    /// - Throws: `.notFound` if there is no such person; `.invalid` if the actor may not suspend them (`NOT_STAFF`, `OWN_ACCOUNT`,
    ///   `STAFF_ACCOUNT` for a moderator as seen by a moderator, and for an admin as seen by anybody), or the reason is longer than
    ///   `Limits.suspensionReason`.
    func suspend(_ person: PersonID, until date: Date?, reason: String, by actor: PersonID?) async throws

    /// Ends a suspension. Does nothing if the person is not suspended.
    ///
    /// - Throws: As `suspend`.
    func endSuspension(of person: PersonID, by actor: PersonID?) async throws

    // MARK: Storage

    /// Returns what the photos of a person take; zero for nobody.
    func storageUse(of person: PersonID) async throws -> StorageUseRecord

    /// Sets the quota of a person in megabytes of 1,000,000 bytes; nil for the server's default. The same quota is not recorded.
    ///
    /// - Throws: `.notFound` if there is no such person; `.invalid` if the actor is not an admin (`NOT_ADMIN`), or the number is outside of
    ///   `Limits.quotaMegabytes` (`QUOTA`).
    func setQuota(megabytes: Int?, of person: PersonID, by actor: PersonID?) async throws

    /// Returns the hashes of photos from earlier versions, whose bytes are not known, at most `limit`.
    func photosWithoutSize(limit: Int) async throws -> [String]

    /// Sets the bytes of all photos with a hash. 0 is stored as 1, so that a photo whose files are lost is not asked for again.
    func setSize(_ bytes: Int, ofPhoto hash: String) async throws

    // MARK: Reports

    /// Reports something to staff. A second report of the same person about the same thing replaces the first while that is open.
    ///
    /// - Throws: `.notFound` if the viewer may not see it (a person: unless the viewer may see their page: friends, and either side of a
    ///   request); `.invalid` if it is the viewer's own (`OWN_CONTENT`), or the note is longer than `Limits.reportNote`.
    func report(_ report: NewReport, by viewer: PersonID) async throws

    /// Returns reports, newest first, older than `before`: the open ones, or the answered ones. Omits those about the viewer themselves.
    ///
    /// - Throws: `.invalid` with reason `NOT_STAFF` unless the viewer is staff.
    func reports(isOpen: Bool, before: ReportID?, limit: Int, for staff: PersonID) async throws -> [ReportRecord]

    /// Returns the reports that a person has made and that are still there, oldest first.
    func reports(by person: PersonID) async throws -> [ReportRecord]

    /// Returns the number of open reports that the viewer is shown.
    ///
    /// - Throws: `.invalid` with reason `NOT_STAFF` unless the viewer is staff.
    func openReportCount(for staff: PersonID) async throws -> Int

    /// Answers a report, and all other open reports about the same thing (of a deleted moment or comment: only this one). `.removed` deletes
    /// the moment or the comment, as its author would, if it still exists, and leaves its author a notice. Sends `.preferences` to the author.
    ///
    /// - Throws: `.notFound` if there is no such report, it is about the viewer, or it is answered already; `.invalid` unless the viewer is
    ///   staff (`NOT_STAFF`), for `.removed` of a person (`NOT_REMOVABLE`), and for `.removed` of something that an admin has written by a
    ///   moderator (`STAFF_ACCOUNT`).
    func resolveReport(_ id: ReportID, _ resolution: ReportResolution, by staff: PersonID) async throws -> ReportRecord

    /// Deletes reports that were answered before `age`.
    ///
    /// - Returns: The number of deleted reports.
    func removeResolvedReports(olderThan age: Duration) async throws -> Int

    // MARK: Notices

    /// Returns the notices for a person that the person has not closed and that have not ended, newest first; at most `Limits.shownNotices`.
    func notices(of viewer: PersonID) async throws -> [NoticeRecord]

    /// Closes a notice for the viewer. Closing it again changes nothing. A message to this person alone is deleted.
    ///
    /// - Throws: `.notFound` if there is no such notice for the viewer.
    func closeNotice(_ id: NoticeID, of viewer: PersonID) async throws

    /// Announces something to everybody, and sends `.preferences` to all.
    ///
    /// - Throws: `.invalid` if the viewer is not an admin (`NOT_ADMIN`), or the text is empty or longer than `Limits.announcement`.
    func announce(_ text: String, until date: Date?, by admin: PersonID) async throws -> NoticeRecord

    /// Returns the announcements that have not ended, newest first, older than `before`.
    ///
    /// - Throws: `.invalid` with reason `NOT_ADMIN` unless the viewer is an admin.
    func announcements(before: NoticeID?, limit: Int, for admin: PersonID) async throws -> [NoticeRecord]

    /// Deletes an announcement, and sends `.preferences` to all.
    ///
    /// - Throws: `.notFound` if there is no such announcement; `.invalid` with reason `NOT_ADMIN` unless the viewer is an admin.
    func endAnnouncement(_ id: NoticeID, by admin: PersonID) async throws

    /// Deletes announcements whose date has come.
    ///
    /// - Returns: The number of deleted announcements.
    func removeEndedAnnouncements() async throws -> Int

    // MARK: Log

    /// Returns what staff and the operator have done, newest first, older than `before`.
    ///
    /// - Throws: `.invalid` with reason `NOT_ADMIN` unless the viewer is an admin.
    func auditLog(before: AuditEntryID?, limit: Int, for admin: PersonID) async throws -> [AuditRecord]

    // MARK: Figures

    /// Writes the figures of today so far, completes those of the days before, and deletes those older than `FiguresRules.lifetime`.
    ///
    /// Days without figures, such as those before the update that brought them, get what the dates of the records tell. Several machines may
    /// do it, also at the same time: what a complete day has stays.
    ///
    /// - Returns: The number of days that were completed.
    @discardableResult
    func keepFigures() async throws -> Int

    /// Returns the figures of the last days and of today, oldest first; days without figures are omitted.
    ///
    /// - Throws: `.invalid` with reason `NOT_ADMIN` unless the viewer is an admin.
    func figures(days: Int, for admin: PersonID) async throws -> [DailyFiguresRecord]
}
