import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func report(_ report: NewReport, by viewer: PersonID) async throws {
        try ReportRules.note.check(report.note)
        try await write { transaction in
            let db = transaction.db
            let content = try transaction.content(of: report.subject, for: viewer)
            guard content.author != viewer else { throw ReportRules.ownContent }
            let thing: StoreArguments = [
                "viewer": viewer.rawValue, "accused": content.author.rawValue, "kind": report.subject.kind.rawValue,
                "moment": content.moment?.rawValue, "comment": content.comment?.rawValue,
            ]
            try db.run(ReportSQL.deleteEarlier, thing)
            let words: StoreArguments = [
                "reason": report.reason.rawValue, "note": report.note, "content": content.text, "now": transaction.now,
            ]
            try db.run(ReportSQL.insert, thing + words)
        }
    }

    public func reports(
        isOpen: Bool,
        before: ReportID?,
        limit: Int,
        for staff: PersonID
    ) async throws -> [ReportRecord] {
        try await read { db in
            try db.checkStaff(staff)
            return try db.all(
                isOpen ? ReportSQL.open : ReportSQL.resolved,
                ["viewer": staff.rawValue, "before": before?.rawValue ?? .max, "limit": limit.asLimit],
                ReportRecord.init
            )
        }
    }

    public func reports(by person: PersonID) async throws -> [ReportRecord] {
        try await read { db in try db.all(ReportSQL.own, ["viewer": person.rawValue], ReportRecord.init) }
    }

    public func openReportCount(for staff: PersonID) async throws -> Int {
        try await read { db in
            try db.checkStaff(staff)
            return try db.first(ReportSQL.openCount, ["viewer": staff.rawValue]) { $0[0] as Int } ?? 0
        }
    }

    public func resolveReport(
        _ id: ReportID,
        _ resolution: ReportResolution,
        by staff: PersonID
    ) async throws -> ReportRecord {
        try await write { transaction in
            let db = transaction.db
            try db.checkStaff(staff)
            guard let report = try db.report(id), report.accused != staff, report.resolved == nil else {
                throw StoreError.notFound("report")
            }
            try ReportRules.check(
                resolution,
                of: report,
                by: try db.role(of: staff),
                about: try db.role(of: report.accused)
            )
            // Before the deletion, after which nothing says which reports are about the same thing.
            try db.run(
                ReportSQL.resolve,
                [
                    "id": id.rawValue, "kind": report.kind.rawValue, "moment": report.moment?.rawValue,
                    "comment": report.comment?.rawValue, "accused": report.accused.rawValue,
                    "viewer": staff.rawValue, "resolution": resolution.rawValue, "now": transaction.now,
                ]
            )
            let action = try transaction.carryOut(resolution, of: report)
            try transaction.log(action, by: staff, about: report.accused, "")
            return try db.report(id).read("report")
        }
    }

    public func removeResolvedReports(olderThan age: Duration) async throws -> Int {
        try await write { transaction in
            try transaction.db.change(ReportSQL.deleteResolved, ["before": transaction.now - age.milliseconds])
        }
    }
}

extension StoreDatabase {
    fileprivate func report(_ id: ReportID) throws -> ReportRecord? {
        try first(ReportSQL.byID, ["id": id.rawValue], ReportRecord.init)
    }
}

extension StoreTransaction {
    /// Returns what a person reports.
    ///
    /// - Throws: `StoreError.notFound` if the viewer may not see it.
    fileprivate func content(of subject: ReportSubject, for viewer: PersonID) throws -> ReportedContent {
        switch subject {
        case .moment(let id):
            guard let moment = try moment(id, for: viewer) else { throw StoreError.notFound("moment") }
            return ReportedContent(moment: id, author: moment.author, text: moment.text)
        case .comment(let id):
            guard let comment = try comment(id, for: viewer) else { throw StoreError.notFound("comment") }
            return ReportedContent(moment: comment.moment, comment: id, author: comment.author, text: comment.text)
        case .person(let id):
            let pair: StoreArguments = ["viewer": viewer.rawValue, "person": id.rawValue]
            guard try id == viewer || db.isTrue(ReportSQL.seesPage, pair) else { throw StoreError.notFound("person") }
            return ReportedContent(author: id, text: try db.person(id).name)
        }
    }

    /// Does what a report is answered with.
    ///
    /// - Returns: What was done.
    fileprivate mutating func carryOut(_ resolution: ReportResolution, of report: ReportRecord) throws -> AuditAction {
        switch resolution {
        case .dismissed: .dismissedReport
        case .acted: .actedOnReport
        case .removed: try removeContent(of: report)
        }
    }

    /// Deletes a reported moment or comment as its author would, and leaves the author a notice.
    private mutating func removeContent(of report: ReportRecord) throws -> AuditAction {
        let author = report.accused
        if let comment = report.comment {
            let text = try deleteComment(comment, of: author).text
            try addNotice(.commentRemoved, text, to: author)
            tell([author], .preferences)
            return .removedComment
        }
        if report.kind == .moment, let id = report.moment {
            let moment = try ownMoment(id, of: author)
            try delete(moment)
            try addNotice(.momentRemoved, moment.text, to: author)
            tell([author], .preferences)
            return .removedMoment
        }
        // Its author has deleted it meanwhile.
        return .actedOnReport
    }
}

extension ReportRecord {
    fileprivate init(_ row: any StoreRow) throws {
        self.init(
            id: ReportID(rawValue: row[0]),
            kind: try ReportSubjectKind(rawValue: row[1]).read("kind of report"),
            moment: (row[2] as Int64?).map(MomentID.init(rawValue:)),
            comment: (row[3] as Int64?).map(CommentID.init(rawValue:)),
            accused: PersonID(rawValue: row[4]),
            reporter: PersonID(rawValue: row[5]),
            reason: try ReportReason(rawValue: row[6]).read("reason"),
            note: row[7],
            text: row[8],
            created: Date(milliseconds: row[9]),
            resolved: (row[10] as Int64?).map(Date.init(milliseconds:)),
            resolver: (row[11] as Int64?).map(PersonID.init(rawValue:)),
            resolution: try (row[12] as String?).map { try ReportResolution(rawValue: $0).read("resolution") }
        )
    }
}
