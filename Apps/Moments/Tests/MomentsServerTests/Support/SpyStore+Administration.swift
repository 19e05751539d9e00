import Foundation
import MomentsModel
import MomentsServer

extension SpyStore {
    func managedPeople(
        search: String?,
        after: FriendPlace?,
        limit: Int,
        for staff: PersonID
    ) async throws -> [ManagedPersonRecord] {
        try note()
        return try await store.managedPeople(search: search, after: after, limit: limit, for: staff)
    }

    func managedPerson(_ id: PersonID, for staff: PersonID) async throws -> ManagedPersonRecord? {
        try note()
        return try await store.managedPerson(id, for: staff)
    }

    func setRole(_ role: PersonRole, of person: PersonID, by actor: PersonID?) async throws {
        try note()
        try await store.setRole(role, of: person, by: actor)
    }

    func suspend(_ person: PersonID, until date: Date?, reason: String, by actor: PersonID?) async throws {
        try note()
        try await store.suspend(person, until: date, reason: reason, by: actor)
    }

    func endSuspension(of person: PersonID, by actor: PersonID?) async throws {
        try note()
        try await store.endSuspension(of: person, by: actor)
    }

    func storageUse(of person: PersonID) async throws -> StorageUseRecord {
        try note()
        return try await store.storageUse(of: person)
    }

    func setQuota(megabytes: Int?, of person: PersonID, by actor: PersonID?) async throws {
        try note()
        try await store.setQuota(megabytes: megabytes, of: person, by: actor)
    }

    func photosWithoutSize(limit: Int) async throws -> [String] {
        try note()
        return try await store.photosWithoutSize(limit: limit)
    }

    func setSize(_ bytes: Int, ofPhoto hash: String) async throws {
        try note()
        try await store.setSize(bytes, ofPhoto: hash)
    }

    func report(_ report: NewReport, by viewer: PersonID) async throws {
        try note()
        try await store.report(report, by: viewer)
    }

    func reports(isOpen: Bool, before: ReportID?, limit: Int, for staff: PersonID) async throws -> [ReportRecord] {
        try note()
        return try await store.reports(isOpen: isOpen, before: before, limit: limit, for: staff)
    }

    func reports(by person: PersonID) async throws -> [ReportRecord] {
        try note()
        return try await store.reports(by: person)
    }

    func openReportCount(for staff: PersonID) async throws -> Int {
        try note()
        return try await store.openReportCount(for: staff)
    }

    func resolveReport(
        _ id: ReportID,
        _ resolution: ReportResolution,
        by staff: PersonID
    ) async throws -> ReportRecord {
        try note()
        return try await store.resolveReport(id, resolution, by: staff)
    }

    func removeResolvedReports(olderThan age: Duration) async throws -> Int {
        try note()
        return try await store.removeResolvedReports(olderThan: age)
    }

    func notices(of viewer: PersonID) async throws -> [NoticeRecord] {
        try note()
        return try await store.notices(of: viewer)
    }

    func closeNotice(_ id: NoticeID, of viewer: PersonID) async throws {
        try note()
        try await store.closeNotice(id, of: viewer)
    }

    func announce(_ text: String, until date: Date?, by admin: PersonID) async throws -> NoticeRecord {
        try note()
        return try await store.announce(text, until: date, by: admin)
    }

    func announcements(before: NoticeID?, limit: Int, for admin: PersonID) async throws -> [NoticeRecord] {
        try note()
        return try await store.announcements(before: before, limit: limit, for: admin)
    }

    func endAnnouncement(_ id: NoticeID, by admin: PersonID) async throws {
        try note()
        try await store.endAnnouncement(id, by: admin)
    }

    func removeEndedAnnouncements() async throws -> Int {
        try note()
        return try await store.removeEndedAnnouncements()
    }

    func auditLog(before: AuditEntryID?, limit: Int, for admin: PersonID) async throws -> [AuditRecord] {
        try note()
        return try await store.auditLog(before: before, limit: limit, for: admin)
    }

    func keepFigures() async throws -> Int {
        try note()
        return try await store.keepFigures()
    }

    func figures(days: Int, for admin: PersonID) async throws -> [DailyFiguresRecord] {
        try note()
        return try await store.figures(days: days, for: admin)
    }
}
