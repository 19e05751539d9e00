import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// Reports, announcements and the log.
@Suite @MainActor struct AdministrationRepoTests {
    private let api = StubAPIClient()

    private func repo() -> AdministrationRepo { AdministrationRepo(api: api, pageSize: 2) }

    private func serve(open: [ReportID], answered: [ReportID] = []) {
        api.on(GetReportsOperation.self) { operation in
            let isOpen = operation.variables.isOpen
            let before = operation.variables.after.flatMap(ReportID.init) ?? 1000
            let rest = (isOpen ? open : answered).filter { $0 < before }
            let page = rest.prefix(operation.variables.first).map { id in
                Report.sample(id: id, resolution: isOpen ? nil : .dismissed)
            }
            return Page(items: page, endCursor: page.last?.id.description, hasNext: rest.count > page.count)
        }
        api.on(GetOpenReportCountOperation.self) { _ in open.count }
    }

    private func serve(announcements: [Notice]) {
        api.on(GetAnnouncementsOperation.self) { _ in Page(items: announcements) }
    }

    private func answerReports() {
        api.on(ResolveReportOperation.self) { operation in
            Report.sample(id: operation.variables.id, resolution: operation.variables.resolution)
        }
    }

    // MARK: Reports

    @Test func `reports come page by page, the open ones apart from the answered ones`() async {
        serve(open: [5, 4, 3], answered: [2])
        let repo = repo()
        let (open, answered) = (Recorder(repo.openReports), Recorder(repo.answeredReports))
        #expect(open.last == Listing())

        await repo.refreshReports(isOpen: true)
        #expect(open.last?.ids == [5, 4] && open.last?.hasMore == true)
        #expect(answered.last == Listing())

        await repo.loadMoreReports(isOpen: true)
        await repo.loadMoreReports(isOpen: true)
        await repo.refreshReports(isOpen: false)
        #expect(open.last?.ids == [5, 4, 3] && open.last?.hasMore == false)
        #expect(answered.last?.ids == [2])
        #expect(api.operations(GetReportsOperation.self).map(\.variables.after) == [nil, "4", nil])
    }

    @Test func `a refresh has as many as were loaded`() async {
        serve(open: [5, 4, 3, 2, 1])
        let repo = repo()
        await repo.refreshReports(isOpen: true)
        await repo.loadMoreReports(isOpen: true)

        serve(open: [6, 5, 4, 3, 2, 1])
        await repo.refreshReports(isOpen: true)

        #expect(Recorder(repo.openReports).last?.ids == [6, 5, 4, 3])
        #expect(Recorder(repo.openReports).last?.hasMore == true)
    }

    @Test func `a failure leaves what was known`() async {
        serve(open: [1])
        let repo = repo()
        await repo.refreshReports(isOpen: true)

        api.on(GetReportsOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshReports(isOpen: true)

        #expect(
            Recorder(repo.openReports).last == Listing(items: [.sample(id: 1)], error: RepoError(.unavailable))
        )
    }

    @Test func `an answer that comes late does not take the place of a newer one`() async {
        let gate = Gate()
        let repo = repo()
        api.on(GetReportsOperation.self) { _ in
            await gate.pass()
            return Page(items: [.sample(id: 1)])
        }
        let late = Task { await repo.refreshReports(isOpen: true) }
        await gate.arrival()

        serve(open: [2])
        await repo.refreshReports(isOpen: true)
        gate.open()
        await late.value

        #expect(Recorder(repo.openReports).last == Listing(items: [.sample(id: 2)]))
    }

    @Test func `an answered report moves, with the others about the same thing`() async throws {
        serve(open: [5, 4])
        let repo = repo()
        await repo.refreshReports(isOpen: true)
        await repo.refreshReports(isOpen: false)
        await repo.refreshOpenReportCount()
        let (open, count) = (Recorder(repo.openReports), Recorder(repo.openReportCount))
        answerReports()
        serve(open: [], answered: [5, 4])

        try await repo.resolve(5, .removed)

        #expect(open.values.contains { $0.ids == [4] })
        #expect(open.last == Listing(items: []))
        #expect(Recorder(repo.answeredReports).last?.ids == [5, 4])
        #expect(count.values == [2, 0])
        let sent = api.operations(ResolveReportOperation.self).map(\.variables)
        #expect(sent.map(\.id) == [5] && sent.map(\.resolution) == [.removed])
    }

    @Test func `lists that nobody has asked for are not asked for by an answer`() async throws {
        serve(open: [5])
        answerReports()
        let repo = repo()

        try await repo.resolve(5, .dismissed)

        #expect(api.operations(GetReportsOperation.self).isEmpty)
        #expect(api.operations(GetManagedPeopleOperation.self).isEmpty)
        #expect(Recorder(repo.openReports).last == Listing())
    }

    @Test func `reports asked for before an answer do not bring it back`() async throws {
        serve(open: [5, 4])
        let repo = repo()
        await repo.refreshReports(isOpen: true)
        let gate = Gate()
        api.on(GetReportsOperation.self) { _ in
            await gate.pass()
            return Page(items: [.sample(id: 5), .sample(id: 4)])
        }
        let late = Task { await repo.refreshReports(isOpen: true) }
        await gate.arrival()
        answerReports()
        serve(open: [4])

        try await repo.resolve(5, .dismissed)
        gate.open()
        await late.value

        #expect(Recorder(repo.openReports).last == Listing(items: [.sample(id: 4)]))
    }

    @Test func `a report that somebody else has answered is told, and leaves the list`() async {
        serve(open: [5, 4])
        let repo = repo()
        await repo.refreshReports(isOpen: true)
        api.on(ResolveReportOperation.self) { _ in throw MomentsRepoBench.missing }
        serve(open: [4])

        await #expect(throws: RepoError(.notFound, message: "There is no such moment.")) {
            try await repo.resolve(5, .dismissed)
        }

        #expect(Recorder(repo.openReports).last == Listing(items: [.sample(id: 4)]))
    }

    @Test func `an answer that fails is told, and nothing changes`() async {
        serve(open: [5])
        let repo = repo()
        await repo.refreshReports(isOpen: true)
        api.on(ResolveReportOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.unavailable)) { try await repo.resolve(5, .removed) }

        #expect(Recorder(repo.openReports).last == Listing(items: [.sample(id: 5)]))
        #expect(api.operations(GetReportsOperation.self).count == 1)
    }

    @Test func `the number of open reports is unknown, then as the server says, and stays if it cannot be fetched`()
        async
    {
        serve(open: [5, 4, 3])
        let repo = repo()
        let count = Recorder(repo.openReportCount)

        await repo.refreshOpenReportCount()
        await repo.refreshOpenReportCount()
        api.on(GetOpenReportCountOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshOpenReportCount()

        #expect(count.values == [nil, 3])
    }

    // MARK: Announcements

    @Test func `an announcement shows at once, then as the server has it`() async throws {
        serve(announcements: [.sample(id: 1)])
        let repo = repo()
        await repo.refreshAnnouncements()
        let announcements = Recorder(repo.announcements)
        api.on(AnnounceOperation.self) { _ in .sample(id: 2) }
        serve(announcements: [.sample(id: 3), .sample(id: 2), .sample(id: 1)])

        try await repo.announce("Hi", days: 3)

        #expect(announcements.values.contains { $0.ids == [2, 1] })
        #expect(announcements.last?.ids == [3, 2, 1])
        let sent = api.operations(AnnounceOperation.self).map(\.variables)
        #expect(sent.map(\.text) == ["Hi"] && sent.map(\.days) == [3])
    }

    @Test(arguments: [false, true])
    func `an announcement that ends leaves the list, also one that was gone already`(_ wasGone: Bool) async throws {
        serve(announcements: [.sample(id: 2), .sample(id: 1)])
        let repo = repo()
        await repo.refreshAnnouncements()
        api.on(EndAnnouncementOperation.self) { operation in
            if wasGone { throw MomentsRepoBench.missing }
            return operation.variables.id
        }
        serve(announcements: [.sample(id: 1)])

        try await repo.endAnnouncement(2)

        #expect(Recorder(repo.announcements).last?.ids == [1])
    }

    @Test func `what cannot be announced or ended is told, and nothing changes`() async {
        serve(announcements: [.sample(id: 1)])
        let repo = repo()
        await repo.refreshAnnouncements()
        let refusal = APIRefusal(code: .forbidden, message: "Only admins.", reason: "NOT_ADMIN")
        api.on(AnnounceOperation.self) { _ in throw APIError.refused(refusal) }
        api.on(EndAnnouncementOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.refused, message: "Only admins.", reason: "NOT_ADMIN")) {
            try await repo.announce("Hi", days: nil)
        }
        await #expect(throws: RepoError(.unavailable)) { try await repo.endAnnouncement(1) }

        #expect(Recorder(repo.announcements).last == Listing(items: [.sample(id: 1)]))
    }

    // MARK: Log

    @Test func `the log comes page by page`() async {
        api.on(GetAuditLogOperation.self) { operation in
            operation.variables.after == nil
                ? Page(items: [.sample(id: 3), .sample(id: 2)], endCursor: "2", hasNext: true)
                : Page(items: [.sample(id: 1)])
        }
        let repo = repo()

        await repo.refreshAuditLog()
        #expect(Recorder(repo.auditLog).last?.ids == [3, 2])
        await repo.loadMoreAuditLog()

        #expect(Recorder(repo.auditLog).last?.ids == [3, 2, 1])
        #expect(Recorder(repo.auditLog).last?.hasMore == false)
    }

    // MARK: Figures

    @Test func `figures are asked for by the number of days`() async throws {
        let day = DailyFigures(date: .sample, people: 3)
        api.on(GetFiguresOperation.self) { operation in operation.variables.days == 60 ? [day] : [] }

        #expect(try await repo().figures(days: 60) == [day])
    }

    @Test func `the page says why figures are refused`() async {
        api.on(GetFiguresOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.unavailable)) { try await repo().figures(days: 60) }
    }
}
