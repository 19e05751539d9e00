import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func report(_ report: NewReport, by viewer: PersonID) async throws {
        try ReportRules.note.check(report.note)
        try write { state, now in
            let content = try state.content(of: report.subject, for: viewer)
            guard content.author != viewer else { throw ReportRules.ownContent }
            let new = ReportRecord(
                id: state.newID(),
                kind: report.subject.kind,
                moment: content.moment,
                comment: content.comment,
                accused: content.author,
                reporter: viewer,
                reason: report.reason,
                note: report.note,
                text: content.text,
                created: now
            )
            state.reports = state.reports.filter { _, old in
                old.resolved != nil || old.reporter != viewer || !old.isAboutSame(as: new)
            }
            state.reports[new.id] = new
        }
    }

    public func reports(
        isOpen: Bool,
        before: ReportID?,
        limit: Int,
        for staff: PersonID
    ) async throws -> [ReportRecord] {
        try read { state in
            try state.checkStaff(staff)
            return state.reports(isOpen: isOpen, for: staff)
                .filter { report in before.map { report.id < $0 } ?? true }
                .first(limit)
        }
    }

    public func reports(by person: PersonID) async throws -> [ReportRecord] {
        read { state in state.reports.values.filter { $0.reporter == person }.sorted { $0.id < $1.id } }
    }

    public func openReportCount(for staff: PersonID) async throws -> Int {
        try read { state in
            try state.checkStaff(staff)
            return state.reports(isOpen: true, for: staff).count
        }
    }

    public func resolveReport(
        _ id: ReportID,
        _ resolution: ReportResolution,
        by staff: PersonID
    ) async throws -> ReportRecord {
        try write { state, now in
            try state.checkStaff(staff)
            guard let report = state.reports[id], report.accused != staff, report.resolved == nil else {
                throw StoreError.notFound("report")
            }
            try ReportRules.check(
                resolution,
                of: report,
                by: state.people[staff]?.role,
                about: state.people[report.accused]?.role
            )
            for other in state.reports.values where other.resolved == nil {
                guard other.id == id || other.isAboutSame(as: report) else { continue }
                state.reports[other.id]?.resolved = now
                state.reports[other.id]?.resolver = staff
                state.reports[other.id]?.resolution = resolution
            }
            let action = state.carryOut(resolution, of: report, at: now)
            state.log(action, by: staff, about: report.accused, "", at: now)
            guard let resolved = state.reports[id] else { throw StoreError.notFound("report") }
            return resolved
        }
    }

    public func removeResolvedReports(olderThan age: Duration) async throws -> Int {
        write { state, now in
            let before = state.reports.count
            state.reports = state.reports.filter { _, report in
                guard let resolved = report.resolved else { return true }
                return resolved.milliseconds > now.milliseconds - age.milliseconds
            }
            return before - state.reports.count
        }
    }
}

extension InMemoryState {
    /// Whether the viewer is staff and has to look at a moment with the photo, whose author is somebody else.
    func seesInReport(_ hash: String, _ viewer: PersonID) -> Bool {
        guard people[viewer]?.role.isStaff == true else { return false }
        let moments = photos.values.filter { $0.hash == hash }.compactMap(\.moment)
        return reports.values.contains { report in
            report.kind == .moment && report.resolved == nil && report.accused != viewer
                && report.moment.map { moments.contains($0) } ?? false
        }
    }

    /// The open reports, or the answered ones, that the viewer is shown, newest first.
    fileprivate func reports(isOpen: Bool, for staff: PersonID) -> [ReportRecord] {
        reports.values.filter { ($0.resolved == nil) == isOpen && $0.accused != staff }.sorted { $0.id > $1.id }
    }

    /// Returns what a person reports; throws `StoreError.notFound` if the viewer may not see it.
    fileprivate func content(of subject: ReportSubject, for viewer: PersonID) throws -> ReportedContent {
        switch subject {
        case .moment(let id):
            let moment = try self.moment(id, for: viewer)
            return ReportedContent(moment: id, author: moment.author, text: moment.text)
        case .comment(let id):
            guard let comment = comments[id], knows(viewer, comment) else { throw StoreError.notFound("comment") }
            return ReportedContent(moment: comment.moment, comment: id, author: comment.author, text: comment.text)
        case .person(let id):
            guard let person = people[id], friendship(of: viewer, to: id) != .stranger else {
                throw StoreError.notFound("person")
            }
            return ReportedContent(author: id, text: person.name)
        }
    }

    /// Does what a report is answered with, and returns what was done.
    fileprivate mutating func carryOut(
        _ resolution: ReportResolution,
        of report: ReportRecord,
        at date: Date
    ) -> AuditAction {
        switch resolution {
        case .dismissed: .dismissedReport
        case .acted: .actedOnReport
        case .removed: removeContent(of: report, at: date)
        }
    }

    /// Deletes a reported moment or comment as its author would, and leaves the author a notice.
    private mutating func removeContent(of report: ReportRecord, at date: Date) -> AuditAction {
        if let comment = report.comment.flatMap({ comments[$0] }) {
            delete(comment)
            addNotice(.commentRemoved, comment.text, to: comment.author, at: date)
            tell([comment.author], .preferences)
            return .removedComment
        }
        if report.kind == .moment, let moment = report.moment.flatMap({ moments[$0] }) {
            delete(moment)
            addNotice(.momentRemoved, moment.text, to: moment.author, at: date)
            tell([moment.author], .preferences)
            return .removedMoment
        }
        // Its author has deleted it meanwhile.
        return .actedOnReport
    }
}

extension ReportRecord {
    /// Whether two reports are about one thing that still exists.
    fileprivate func isAboutSame(as other: ReportRecord) -> Bool {
        guard kind == other.kind else { return false }
        return switch kind {
        case .person: accused == other.accused
        case .moment: moment != nil && moment == other.moment
        case .comment: comment != nil && comment == other.comment
        }
    }
}
