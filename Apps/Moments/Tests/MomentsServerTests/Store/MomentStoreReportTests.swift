import Foundation
import MomentsModel
import MomentsServer
import Testing

/// Reports for staff. In the cast, Ada is an admin.
@Suite struct MomentStoreReportTests {
    private func openReports(_ cast: Cast, for staff: PersonID) async throws -> [ReportRecord] {
        try await cast.world.store.reports(isOpen: true, before: nil, limit: 99, for: staff)
    }

    private func answered(_ cast: Cast, for staff: PersonID) async throws -> [ReportRecord] {
        try await cast.world.store.reports(isOpen: false, before: nil, limit: 99, for: staff)
    }

    private func makeReport(
        _ subject: ReportSubject,
        _ cast: Cast,
        by person: PersonID,
        _ reason: ReportReason = .abuse
    ) async throws {
        try await cast.world.store.report(NewReport(subject, reason: reason), by: person)
    }

    /// Reports a moment, which must be visible, and returns the report.
    private func reported(_ moment: MomentID, _ cast: Cast, by person: PersonID) async throws -> ReportRecord {
        try await makeReport(.moment(moment), cast, by: person)
        return try #require(try await openReports(cast, for: cast.ada).first)
    }

    private func promote(_ person: PersonID, to role: PersonRole = .moderator, _ cast: Cast) async throws {
        try await cast.world.store.setRole(role, of: person, by: cast.ada)
    }

    // MARK: Reporting

    @Test(arguments: StoreKind.allCases)
    func `a person's own reports are read, oldest first, also answered ones`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ben, "Insult")
        let first = try await reported(moment, cast, by: cast.cem)
        _ = try await cast.world.store.resolveReport(first.id, .acted, by: cast.ada)
        cast.world.clock.move(by: 1)
        try await makeReport(.person(cast.ben), cast, by: cast.cem, .spam)

        let own = try await cast.world.store.reports(by: cast.cem)

        #expect(own.map(\.kind) == [.moment, .person])
        #expect(own.map(\.reporter) == [cast.cem, cast.cem])
        #expect(try await cast.world.store.reports(by: cast.ben).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a report keeps what was reported as it was`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ben, "Insult")
        let comment = try await cast.world.comment(moment, by: cast.ben, "Threat")

        try await store.report(NewReport(.moment(moment), reason: .abuse, note: "Look"), by: cast.cem)
        cast.world.clock.move(by: 1)
        try await makeReport(.comment(comment), cast, by: cast.cem, .other)
        try await makeReport(.person(cast.ben), cast, by: cast.cem, .spam)
        _ = try await store.editMoment(moment, text: "Praise", by: cast.ben)
        _ = try await store.updatePerson(cast.ben, PersonChange(name: "Benjamin"))

        let reports = try await openReports(cast, for: cast.ada)
        #expect(reports.map(\.kind) == [.person, .comment, .moment])
        #expect(reports.map(\.text) == ["Ben", "Threat", "Insult"])
        #expect(reports.map(\.moment) == [nil, moment, moment] && reports.map(\.comment) == [nil, comment, nil])
        #expect(reports.map(\.reason) == [.spam, .other, .abuse] && reports.map(\.note) == ["", "", "Look"])
        #expect(reports.allSatisfy { $0.accused == cast.ben && $0.reporter == cast.cem })
        #expect(reports.allSatisfy { $0.resolved == nil && $0.resolver == nil && $0.resolution == nil })
        #expect(reports.map(\.created) == [TestClock.start + 1, TestClock.start + 1, TestClock.start])
        #expect(try await store.openReportCount(for: cast.ada) == 3)
        #expect(try await answered(cast, for: cast.ada) == [])
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `only what one sees can be reported, and nothing of one's own`(
        kind: StoreKind,
        viewer: Viewer
    ) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        try await cast.partFromEve()
        try await promote(cast.dee, to: .admin, cast)
        let id = cast.id(viewer)
        // Reports something of an author's.
        func tried(_ subject: ReportSubject, of author: PersonID, _ isVisible: Bool, _ what: String) async throws {
            if id == author {
                let error = await #expect(throws: StoreError.self) { try await makeReport(subject, cast, by: id) }
                #expect(error == .invalid("") && error?.reason == "OWN_CONTENT")
            } else if isVisible {
                try await makeReport(subject, cast, by: id)
            } else {
                await #expect(throws: StoreError.notFound(what)) { try await makeReport(subject, cast, by: id) }
            }
        }

        try await tried(.moment(moment), of: cast.ada, viewer.seesMoments, "moment")
        try await tried(.comment(comment), of: cast.ben, viewer.seesParticipant, "comment")
        try await tried(.person(cast.ada), of: cast.ada, viewer.seesMoments, "person")

        // Dee is shown what is about Ada, and Ada what is about Ben.
        let reports = try await openReports(cast, for: cast.dee)
        #expect(reports.contains { $0.kind == .moment } == (viewer.seesMoments && id != cast.ada))
        #expect(reports.contains { $0.kind == .comment } == (viewer.seesParticipant && id != cast.ben))
        #expect(reports.contains { $0.kind == .person } == (viewer.seesMoments && id != cast.ada))
    }

    @Test(arguments: StoreKind.allCases)
    func `either side of a request can report the other`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        await #expect(throws: StoreError.notFound("person")) {
            try await makeReport(.person(cast.gus), cast, by: cast.fay)
        }

        _ = try await store.requestFriendship(from: cast.fay, to: cast.gus)
        try await makeReport(.person(cast.gus), cast, by: cast.fay)
        try await makeReport(.person(cast.fay), cast, by: cast.gus)

        #expect(try await openReports(cast, for: cast.ada).map(\.accused) == [cast.fay, cast.gus])
        try await store.block(cast.fay, by: cast.gus)
        await #expect(throws: StoreError.notFound("person")) {
            try await makeReport(.person(cast.gus), cast, by: cast.fay)
        }
        await #expect(throws: StoreError.notFound("person")) { try await makeReport(.person(999), cast, by: cast.fay) }
    }

    @Test(arguments: StoreKind.allCases)
    func `a second report replaces the first while that is open`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ben)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        try await makeReport(.moment(moment), cast, by: cast.cem)
        try await makeReport(.moment(moment), cast, by: cast.gus)
        try await makeReport(.comment(comment), cast, by: cast.gus)
        try await makeReport(.person(cast.ben), cast, by: cast.gus)

        try await makeReport(.moment(moment), cast, by: cast.gus, .spam)

        let reports = try await openReports(cast, for: cast.ada)
        #expect(reports.map(\.kind) == [.moment, .person, .comment, .moment])
        #expect(reports.map(\.reporter) == [cast.gus, cast.gus, cast.gus, cast.cem])
        #expect(reports.map(\.reason) == [.spam, .abuse, .abuse, .abuse])

        _ = try await store.resolveReport(reports[0].id, .dismissed, by: cast.ada)
        try await makeReport(.moment(moment), cast, by: cast.gus, .other)
        #expect(try await openReports(cast, for: cast.ada).map(\.reason) == [.other, .abuse, .abuse])
        #expect(try await answered(cast, for: cast.ada).map(\.reason) == [.spam, .abuse])
    }

    @Test(arguments: StoreKind.allCases)
    func `a note has an end, and may be empty`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ben)
        func noted(_ note: String) async throws {
            try await cast.world.store.report(NewReport(.moment(moment), reason: .other, note: note), by: cast.cem)
        }

        for note in [String(repeating: "x", count: Limits.reportNote + 1), "a\0b"] {
            await #expect(throws: StoreError.invalid("")) { try await noted(note) }
        }
        #expect(try await openReports(cast, for: cast.ada).isEmpty)
        let longest = String(repeating: "x", count: Limits.reportNote)
        for note in ["", longest] { try await noted(note) }
        #expect(try await openReports(cast, for: cast.ada).map(\.note) == [longest])
    }

    // MARK: Reading

    @Test(arguments: StoreKind.allCases)
    func `only staff read and answer reports`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let report = try await reported(try await cast.world.moment(by: cast.ben), cast, by: cast.cem)

        for person in [cast.dee, cast.fay] {
            let reading = await #expect(throws: StoreError.self) { try await openReports(cast, for: person) }
            let counting = await #expect(throws: StoreError.self) { try await store.openReportCount(for: person) }
            let answering = await #expect(throws: StoreError.self) {
                try await store.resolveReport(report.id, .dismissed, by: person)
            }
            for error in [reading, counting, answering] {
                #expect(error == .invalid("") && error?.reason == "NOT_STAFF")
            }
        }

        try await promote(cast.dee, cast)
        #expect(try await openReports(cast, for: cast.dee) == [report])
        #expect(try await store.resolveReport(report.id, .dismissed, by: cast.dee).resolver == cast.dee)
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody is shown, or answers, what is about themselves`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await promote(cast.cem, cast)
        let moment = try await cast.world.moment(by: cast.ada)
        try await makeReport(.moment(moment), cast, by: cast.ben)

        #expect(try await openReports(cast, for: cast.ada) == [])
        #expect(try await store.openReportCount(for: cast.ada) == 0)
        let report = try #require(try await openReports(cast, for: cast.cem).first)
        for (id, staff) in [(report.id, cast.ada), (999, cast.cem)] {
            await #expect(throws: StoreError.notFound("report")) {
                try await store.resolveReport(id, .dismissed, by: staff)
            }
        }

        _ = try await store.resolveReport(report.id, .acted, by: cast.cem)
        #expect(try await answered(cast, for: cast.ada) == [])
        #expect(try await answered(cast, for: cast.cem).map(\.id) == [report.id])
    }

    @Test(arguments: StoreKind.allCases)
    func `reports are read page by page, newest first`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        for _ in 1...5 { try await makeReport(.moment(try await cast.world.moment(by: cast.ben)), cast, by: cast.cem) }
        let all = try await openReports(cast, for: cast.ada)
        #expect(all.map(\.id) == all.map(\.id).sorted(by: >) && all.count == 5)

        let first = try await store.reports(isOpen: true, before: nil, limit: 2, for: cast.ada)
        let second = try await store.reports(isOpen: true, before: first.last?.id, limit: 2, for: cast.ada)

        #expect(first + second == Array(all.prefix(4)))
        #expect(try await store.reports(isOpen: true, before: nil, limit: -1, for: cast.ada) == [])
    }

    // MARK: Answering

    @Test(arguments: StoreKind.allCases)
    func `an answer is one to all open reports about the same thing`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let (moment, other) = (try await cast.world.moment(by: cast.ben), try await cast.world.moment(by: cast.ben))
        for person in [cast.cem, cast.gus] { try await makeReport(.moment(moment), cast, by: person) }
        try await makeReport(.moment(other), cast, by: cast.cem)
        try await makeReport(.person(cast.ben), cast, by: cast.cem)
        let reports = try await openReports(cast, for: cast.ada)
        cast.world.clock.move(by: 5)

        let answer = try await store.resolveReport(reports[3].id, .acted, by: cast.ada)

        #expect(answer.resolution == .acted && answer.resolver == cast.ada && answer.resolved == TestClock.start + 5)
        #expect(answer.id == reports[3].id && answer.created == TestClock.start && answer.moment == moment)
        #expect(try await openReports(cast, for: cast.ada) == Array(reports.prefix(2)))
        let closed = try await answered(cast, for: cast.ada)
        #expect(closed.map(\.id) == [reports[2].id, answer.id] && closed.map(\.resolution) == [.acted, .acted])
        await #expect(throws: StoreError.notFound("report")) {
            try await store.resolveReport(reports[2].id, .dismissed, by: cast.ada)
        }
        let entry = try #require(try await store.auditLog(before: nil, limit: 9, for: cast.ada).first)
        #expect(entry.action == .actedOnReport && entry.actor == cast.ada && entry.person == cast.ben)
    }

    @Test(arguments: StoreKind.allCases)
    func `a moment is removed as its author would, who learns of it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await promote(cast.dee, cast)
        let photo = try await cast.world.photo(by: cast.ben)
        let moment = try await cast.world.moment(by: cast.ben, "Insult", photos: [photo])
        try await makeReport(.moment(moment), cast, by: cast.cem)
        try await makeReport(.moment(moment), cast, by: cast.gus)
        let report = try #require(try await openReports(cast, for: cast.dee).first)
        let (ben, cem) = (store.changes(for: cast.ben), store.changes(for: cast.cem))

        let answer = try await store.resolveReport(report.id, .removed, by: cast.dee)

        #expect(answer.moment == nil && answer.text == "Insult" && answer.resolution == .removed)
        #expect(try await openReports(cast, for: cast.dee).isEmpty)
        #expect(try await answered(cast, for: cast.dee).count == 2)
        #expect(try await cast.world.timeline(of: cast.ben).isEmpty)
        let bens = try await cast.world.changes(in: ben, of: cast.ben)
        #expect(bens.contains(.momentDeleted(moment)) && bens.contains(.preferences))
        #expect(try await cast.world.changes(in: cem, of: cast.cem) == [.momentDeleted(moment)])
        let notices = try await store.notices(of: cast.ben)
        #expect(notices.map(\.kind) == [.momentRemoved] && notices.map(\.text) == ["Insult"])
        #expect(try await store.notices(of: cast.cem).isEmpty)
        let entry = try #require(try await store.auditLog(before: nil, limit: 9, for: cast.ada).first)
        #expect(entry.action == .removedMoment && entry.actor == cast.dee && entry.person == cast.ben)
        #expect(try await store.removeUnusedPhotos(olderThan: .zero) == ["hash"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a comment is removed alone, even if its author has lost sight of it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ben)
        try await cast.world.befriend(cast.ben, cast.eve)
        let comment = try await cast.world.comment(moment, by: cast.eve, "Threat")
        let answer = try await cast.world.comment(moment, by: cast.ben, replyTo: comment)
        try await makeReport(.comment(comment), cast, by: cast.ben)
        try await cast.world.part(cast.ben, cast.eve)
        let report = try #require(try await openReports(cast, for: cast.ada).first)
        #expect(report.accused == cast.eve && report.moment == moment)

        let closed = try await store.resolveReport(report.id, .removed, by: cast.ada)

        #expect(closed.comment == nil && closed.moment == moment)
        #expect(try await cast.world.comments(of: moment, for: cast.ben) == [answer])
        #expect(try await store.comments(by: cast.eve, after: nil, limit: 9).isEmpty)
        let notices = try await store.notices(of: cast.eve)
        #expect(notices.map(\.kind) == [.commentRemoved] && notices.map(\.text) == ["Threat"])
        #expect(try await store.auditLog(before: nil, limit: 9, for: cast.ada).first?.action == .removedComment)
    }

    @Test(arguments: StoreKind.allCases)
    func `people cannot be removed, and what admins write only by admins`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada)
        try await promote(cast.dee, cast)
        try await promote(cast.eve, to: .admin, cast)
        try await makeReport(.person(cast.ada), cast, by: cast.ben)
        try await makeReport(.moment(moment), cast, by: cast.ben)
        let reports = try await openReports(cast, for: cast.dee)
        #expect(reports.map(\.kind) == [.moment, .person])

        for (report, staff, reason) in [
            (reports[0], cast.dee, "STAFF_ACCOUNT"), (reports[1], cast.dee, "NOT_REMOVABLE"),
            (reports[1], cast.eve, "NOT_REMOVABLE"),
        ] {
            let error = await #expect(throws: StoreError.self) {
                try await store.resolveReport(report.id, .removed, by: staff)
            }
            #expect(error == .invalid("") && error?.reason == reason)
        }

        #expect(try await openReports(cast, for: cast.dee) == reports)
        _ = try await store.resolveReport(reports[0].id, .removed, by: cast.eve)
        _ = try await store.resolveReport(reports[1].id, .dismissed, by: cast.dee)
        #expect(try await cast.world.timeline(of: cast.ada).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `reports of what is gone stay, and are answered one by one`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ben, "Insult")
        let comment = try await cast.world.comment(moment, by: cast.ben)
        for person in [cast.cem, cast.gus] { try await makeReport(.moment(moment), cast, by: person) }
        try await makeReport(.comment(comment), cast, by: cast.cem)
        try await store.deleteMoment(moment, by: cast.ben)

        let reports = try await openReports(cast, for: cast.ada)
        #expect(reports.map(\.moment) == [nil, nil, nil] && reports.map(\.comment) == [nil, nil, nil])
        let first = try await store.resolveReport(reports[2].id, .removed, by: cast.ada)

        #expect(first.resolution == .removed && first.text == "Insult")
        #expect(try await openReports(cast, for: cast.ada) == Array(reports.prefix(2)))
        #expect(try await store.notices(of: cast.ben).isEmpty)
        #expect(try await store.auditLog(before: nil, limit: 9, for: cast.ada).first?.action == .actedOnReport)
    }

    @Test(arguments: StoreKind.allCases)
    func `nothing tells the accused of a report, nor of one that is dismissed`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ben)
        let before = try await StoreAnswers.lines(of: store, for: cast.ben, people: 7, things: 9)
        let stream = store.changes(for: cast.ben)

        let report = try await reported(moment, cast, by: cast.cem)
        #expect(try await StoreAnswers.lines(of: store, for: cast.ben, people: 7, things: 9) == before)
        _ = try await store.resolveReport(report.id, .dismissed, by: cast.ada)

        #expect(try await cast.world.changes(in: stream, of: cast.ben).isEmpty)
        #expect(try await StoreAnswers.lines(of: store, for: cast.ben, people: 7, things: 9) == before)
        #expect(try await store.auditLog(before: nil, limit: 9, for: cast.ada).first?.action == .dismissedReport)
    }

    @Test(arguments: StoreKind.allCases)
    func `staff see the photos of a reported moment until it is answered`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await promote(cast.dee, cast)
        let photo = try await cast.world.photo(by: cast.ben)
        let moment = try await cast.world.moment(by: cast.ben, photos: [photo])
        let comment = try await cast.world.comment(moment, by: cast.ben)
        func viewers() async throws -> [PersonID] {
            var viewers: [PersonID] = []
            for person in [cast.dee, cast.eve, cast.fay] {
                if try await store.maySee(photo: "hash", viewer: person) { viewers.append(person) }
            }
            return viewers
        }
        // Dee, Eve and Fay are no friends of Ben's.
        try await makeReport(.comment(comment), cast, by: cast.cem)
        try await makeReport(.person(cast.ben), cast, by: cast.cem)
        #expect(try await viewers() == [])

        let report = try await reported(moment, cast, by: cast.cem)
        #expect(try await viewers() == [cast.dee])
        #expect(try await store.maySee(photo: "other", viewer: cast.dee) == false)

        _ = try await store.resolveReport(report.id, .dismissed, by: cast.dee)
        #expect(try await viewers() == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `answered reports are deleted after a while`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        var reports: [ReportRecord] = []
        for _ in 1...3 { reports.append(try await reported(cast.world.moment(by: cast.ben), cast, by: cast.cem)) }
        _ = try await store.resolveReport(reports[0].id, .dismissed, by: cast.ada)
        cast.world.clock.move(by: 60)
        _ = try await store.resolveReport(reports[1].id, .dismissed, by: cast.ada)
        cast.world.clock.move(by: 60)

        #expect(try await store.removeResolvedReports(olderThan: .seconds(121)) == 0)
        #expect(try await store.removeResolvedReports(olderThan: .seconds(120)) == 1)

        #expect(try await answered(cast, for: cast.ada).map(\.id) == [reports[1].id])
        #expect(try await openReports(cast, for: cast.ada).map(\.id) == [reports[2].id])
        #expect(try await store.removeResolvedReports(olderThan: .zero) == 1)
    }
}
