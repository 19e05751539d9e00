import Combine
import MomentsAPI
import MomentsModel

/// A repository of what moderators and admins see and do in this browser session.
@MainActor
public final class AdministrationRepo: AdministrationRepoType {
    private let api: any APIClientType
    private let countSubject = CurrentValueSubject<Int?, Never>(nil)
    private let openList: PagedListing<Report>
    private let answeredList: PagedListing<Report>
    private let peopleList: PagedListing<ManagedPerson>
    private let announcementList: PagedListing<Notice>
    private let auditList: PagedListing<AuditEntry>
    private var search = ""
    private var personSubjects: [PersonID: CurrentValueSubject<Presence<ManagedPerson>, Never>] = [:]

    private var lastNumber = 0
    /// The numbers of the latest applied requests, or of the viewer's latest changes.
    private var countNumber = 0
    private var personNumbers: [PersonID: Int] = [:]

    /// - Parameter pageSize: The number of items per page of each list.
    public init(api: any APIClientType, pageSize: Int = 50) {
        self.api = api
        openList = Self.reports(isOpen: true, api: api, pageSize: pageSize)
        answeredList = Self.reports(isOpen: false, api: api, pageSize: pageSize)
        // Sorted by name: nothing is inserted by its ID.
        peopleList = PagedListing(.oldestFirst, pageSize: pageSize, fetch: Self.people("", api: api))
        announcementList = PagedListing(.newestFirst, pageSize: pageSize) { first, after in
            try await api.perform(GetAnnouncementsOperation(first: first, after: after))
        }
        auditList = PagedListing(.newestFirst, pageSize: pageSize) { first, after in
            try await api.perform(GetAuditLogOperation(first: first, after: after))
        }
    }

    private static func reports(isOpen: Bool, api: any APIClientType, pageSize: Int) -> PagedListing<Report> {
        PagedListing(.newestFirst, pageSize: pageSize) { first, after in
            try await api.perform(GetReportsOperation(isOpen: isOpen, first: first, after: after))
        }
    }

    private static func people(_ search: String, api: any APIClientType) -> PagedListing<ManagedPerson>.Fetch {
        let search = search.isEmpty ? nil : search
        return { first, after in
            try await api.perform(GetManagedPeopleOperation(search: search, first: first, after: after))
        }
    }

    // MARK: Reports

    public var openReportCount: AnyPublisher<Int?, Never> { countSubject.eraseToAnyPublisher() }
    public var openReports: AnyPublisher<Listing<Report>, Never> { openList.listing.publisher }
    public var answeredReports: AnyPublisher<Listing<Report>, Never> { answeredList.listing.publisher }

    public func refreshOpenReportCount() async {
        let number = nextNumber()
        do {
            let count = try await api.perform(GetOpenReportCountOperation())
            guard number > countNumber else { return }
            countNumber = number
            if countSubject.value != count { countSubject.value = count }
        } catch {
            // The count only adds to a link. The list that the link opens shows why it cannot be loaded.
        }
    }

    public func refreshReports(isOpen: Bool) async { await reports(isOpen: isOpen).refresh() }
    public func loadMoreReports(isOpen: Bool) async { await reports(isOpen: isOpen).loadMore() }

    private func reports(isOpen: Bool) -> PagedListing<Report> { isOpen ? openList : answeredList }

    public func resolve(_ report: ReportID, _ resolution: ReportResolution) async throws {
        do {
            _ = try await api.perform(ResolveReportOperation(id: report, resolution: resolution))
        } catch {
            // Someone else has answered it: the lists are out of date.
            if let error = RepoError(error), error.kind == .notFound { await refreshAfterAnswer(of: report) }
            throw RepoError(error) ?? error
        }
        await refreshAfterAnswer(of: report)
    }

    private func refreshAfterAnswer(of report: ReportID) async {
        openList.confirm { $0.remove(report) }
        answeredList.confirm { _ in }
        peopleList.confirm { _ in }
        countNumber = nextNumber()
        async let count: Void = refreshOpenReportCount()
        // Each person has the number of the open reports about them.
        async let shownPeople: Void = refreshShownPeople()
        // The answer holds for other reports about the same thing, too.
        await openList.refreshIfLoaded()
        await answeredList.refreshIfLoaded()
        await shownPeople
        await count
    }

    // MARK: People

    public var people: AnyPublisher<Listing<ManagedPerson>, Never> { peopleList.listing.publisher }

    public func searchPeople(_ text: String) async {
        if text != search {
            search = text
            peopleList.change(to: Self.people(text, api: api))
        }
        await peopleList.refresh()
    }

    public func loadMorePeople() async { await peopleList.loadMore() }

    public func person(_ id: PersonID) -> AnyPublisher<Presence<ManagedPerson>, Never> {
        if let known = personSubjects[id] { return known.eraseToAnyPublisher() }
        let listed = peopleList.listing.value.items?.first { $0.id == id }
        let new = CurrentValueSubject<Presence<ManagedPerson>, Never>(listed.map(Presence.present) ?? .unknown)
        personSubjects[id] = new
        return new.eraseToAnyPublisher()
    }

    public func refreshPerson(_ id: PersonID) async throws {
        let number = nextNumber()
        let person = try await asking { try await api.perform(GetManagedPersonOperation(id: id)) }
        guard number > personNumbers[id] ?? 0 else { return }
        personNumbers[id] = number
        let presence = person.map(Presence.present) ?? .gone
        peopleList.update { $0.show(presence, of: id) }
        show(presence, of: id)
    }

    public func setRole(_ role: PersonRole, of person: PersonID) async throws {
        try await changing(person) { try await api.perform(SetRoleOperation(userID: person, role: role)) }
    }

    public func suspend(_ person: PersonID, days: Int?, reason: String) async throws {
        try await changing(person) {
            try await api.perform(SuspendPersonOperation(userID: person, days: days, reason: reason))
        }
    }

    public func endSuspension(of person: PersonID) async throws {
        try await changing(person) { try await api.perform(EndSuspensionOperation(userID: person)) }
    }

    public func setQuota(megabytes: Int?, of person: PersonID) async throws {
        try await changing(person) {
            try await api.perform(SetStorageQuotaOperation(userID: person, megabytes: megabytes))
        }
    }

    /// Changes a person, and shows them as the server returns them.
    private func changing(_ id: PersonID, _ work: () async throws -> ManagedPerson) async throws {
        let number = nextNumber()
        let person = try await asking(work)
        // A later request was answered first. The server may have done it before or after the change; a read that is sent now has both.
        guard number > personNumbers[id] ?? 0 else { return try await refreshPerson(id) }
        // Reads that are under way may have been done before the change.
        personNumbers[id] = nextNumber()
        peopleList.confirm { $0.show(.present(person), of: id) }
        show(.present(person), of: id)
        await refreshShownPeople()
    }

    private func refreshShownPeople() async { await peopleList.refreshIfLoaded() }

    private func show(_ presence: Presence<ManagedPerson>, of id: PersonID) {
        guard let subject = personSubjects[id] else { return }
        if subject.value != presence { subject.value = presence }
    }

    // MARK: Announcements

    public var announcements: AnyPublisher<Listing<Notice>, Never> { announcementList.listing.publisher }
    public func refreshAnnouncements() async { await announcementList.refresh() }
    public func loadMoreAnnouncements() async { await announcementList.loadMore() }

    public func announce(_ text: String, days: Int?) async throws {
        let notice = try await asking { try await api.perform(AnnounceOperation(text: text, days: days)) }
        announcementList.confirm { $0.insert(notice) }
        await announcementList.refreshIfLoaded()
    }

    public func endAnnouncement(_ id: NoticeID) async throws {
        do {
            _ = try await api.perform(EndAnnouncementOperation(id: id))
        } catch {
            // `notFound` counts as success: the announcement has already ended.
            guard let error = RepoError(error), error.kind == .notFound else { throw RepoError(error) ?? error }
        }
        announcementList.confirm { $0.remove(id) }
        await announcementList.refreshIfLoaded()
    }

    // MARK: Log

    public var auditLog: AnyPublisher<Listing<AuditEntry>, Never> { auditList.listing.publisher }
    public func refreshAuditLog() async { await auditList.refresh() }
    public func loadMoreAuditLog() async { await auditList.loadMore() }

    // MARK: Figures

    public func figures(days: Int) async throws -> [DailyFigures] {
        try await asking { try await api.perform(GetFiguresOperation(days: days)) }
    }

    /// Performs a request, and converts its errors.
    private func asking<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch {
            throw RepoError(error) ?? error
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}

extension PagedItems<ManagedPerson> {
    /// Replaces a loaded person, or removes one who is gone.
    fileprivate mutating func show(_ presence: Presence<ManagedPerson>, of id: PersonID) {
        switch presence {
        case .present(let person): update { if $0.id == id { $0 = person } }
        case .gone: remove(id)
        case .unknown: break
        }
    }
}
