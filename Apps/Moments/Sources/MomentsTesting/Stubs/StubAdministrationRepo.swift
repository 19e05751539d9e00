import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubAdministrationRepo: AdministrationRepoType {
    public enum Call: Equatable, Sendable {
        case refreshOpenReportCount
        case refreshReports(isOpen: Bool), loadMoreReports(isOpen: Bool)
        case resolve(ReportID, ReportResolution)
        case searchPeople(String), loadMorePeople, refreshPerson(PersonID)
        case setRole(PersonRole, PersonID)
        case suspend(PersonID, days: Int?, reason: String), endSuspension(PersonID)
        case setQuota(megabytes: Int?, PersonID)
        case refreshAnnouncements, loadMoreAnnouncements
        case announce(String, days: Int?), endAnnouncement(NoticeID)
        case refreshAuditLog, loadMoreAuditLog
        case figures(days: Int)
    }

    public private(set) var calls: [Call] = []
    public let openReportCountSubject = CurrentValueSubject<Int?, Never>(nil)
    public let openReportsSubject = CurrentValueSubject<Listing<Report>, Never>(Listing())
    public let answeredReportsSubject = CurrentValueSubject<Listing<Report>, Never>(Listing())
    public let peopleSubject = CurrentValueSubject<Listing<ManagedPerson>, Never>(Listing())
    public let announcementsSubject = CurrentValueSubject<Listing<Notice>, Never>(Listing())
    public let auditLogSubject = CurrentValueSubject<Listing<AuditEntry>, Never>(Listing())
    private var personSubjects: [PersonID: CurrentValueSubject<Presence<ManagedPerson>, Never>] = [:]

    public var onRefreshOpenReportCount: (() async -> Void)?
    public var onRefreshReports: ((Bool) async -> Void)?
    public var onLoadMoreReports: ((Bool) async -> Void)?
    public var onResolve: ((ReportID, ReportResolution) async throws -> Void)?
    public var onSearchPeople: ((String) async -> Void)?
    public var onLoadMorePeople: (() async -> Void)?
    public var onRefreshPerson: ((PersonID) async throws -> Void)?
    public var onSetRole: ((PersonRole, PersonID) async throws -> Void)?
    public var onSuspend: ((PersonID, Int?, String) async throws -> Void)?
    public var onEndSuspension: ((PersonID) async throws -> Void)?
    public var onSetQuota: ((Int?, PersonID) async throws -> Void)?
    public var onRefreshAnnouncements: (() async -> Void)?
    public var onLoadMoreAnnouncements: (() async -> Void)?
    public var onAnnounce: ((String, Int?) async throws -> Void)?
    public var onEndAnnouncement: ((NoticeID) async throws -> Void)?
    public var onRefreshAuditLog: (() async -> Void)?
    public var onLoadMoreAuditLog: (() async -> Void)?
    public var onFigures: ((Int) async throws -> [DailyFigures])?

    public init() {}

    public var openReportCount: AnyPublisher<Int?, Never> { openReportCountSubject.eraseToAnyPublisher() }
    public var openReports: AnyPublisher<Listing<Report>, Never> { openReportsSubject.eraseToAnyPublisher() }
    public var answeredReports: AnyPublisher<Listing<Report>, Never> { answeredReportsSubject.eraseToAnyPublisher() }
    public var people: AnyPublisher<Listing<ManagedPerson>, Never> { peopleSubject.eraseToAnyPublisher() }
    public var announcements: AnyPublisher<Listing<Notice>, Never> { announcementsSubject.eraseToAnyPublisher() }
    public var auditLog: AnyPublisher<Listing<AuditEntry>, Never> { auditLogSubject.eraseToAnyPublisher() }

    public func subject(of person: PersonID) -> CurrentValueSubject<Presence<ManagedPerson>, Never> {
        if let known = personSubjects[person] { return known }
        let new = CurrentValueSubject<Presence<ManagedPerson>, Never>(.unknown)
        personSubjects[person] = new
        return new
    }

    public func person(_ id: PersonID) -> AnyPublisher<Presence<ManagedPerson>, Never> {
        subject(of: id).eraseToAnyPublisher()
    }

    public func refreshOpenReportCount() async {
        calls.append(.refreshOpenReportCount)
        guard let onRefreshOpenReportCount else { return _ = unstubbed("refreshOpenReportCount()") }
        await onRefreshOpenReportCount()
    }

    public func refreshReports(isOpen: Bool) async {
        calls.append(.refreshReports(isOpen: isOpen))
        guard let onRefreshReports else { return _ = unstubbed("refreshReports(isOpen: \(isOpen))") }
        await onRefreshReports(isOpen)
    }

    public func loadMoreReports(isOpen: Bool) async {
        calls.append(.loadMoreReports(isOpen: isOpen))
        guard let onLoadMoreReports else { return _ = unstubbed("loadMoreReports(isOpen: \(isOpen))") }
        await onLoadMoreReports(isOpen)
    }

    public func resolve(_ report: ReportID, _ resolution: ReportResolution) async throws {
        calls.append(.resolve(report, resolution))
        guard let onResolve else { throw unstubbed("resolve(\(report), \(resolution))") }
        try await onResolve(report, resolution)
    }

    public func searchPeople(_ text: String) async {
        calls.append(.searchPeople(text))
        guard let onSearchPeople else { return _ = unstubbed("searchPeople(\(text))") }
        await onSearchPeople(text)
    }

    public func loadMorePeople() async {
        calls.append(.loadMorePeople)
        guard let onLoadMorePeople else { return _ = unstubbed("loadMorePeople()") }
        await onLoadMorePeople()
    }

    public func refreshPerson(_ id: PersonID) async throws {
        calls.append(.refreshPerson(id))
        guard let onRefreshPerson else { throw unstubbed("refreshPerson(\(id))") }
        try await onRefreshPerson(id)
    }

    public func setRole(_ role: PersonRole, of person: PersonID) async throws {
        calls.append(.setRole(role, person))
        guard let onSetRole else { throw unstubbed("setRole(\(role), of: \(person))") }
        try await onSetRole(role, person)
    }

    public func suspend(_ person: PersonID, days: Int?, reason: String) async throws {
        calls.append(.suspend(person, days: days, reason: reason))
        guard let onSuspend else { throw unstubbed("suspend(\(person))") }
        try await onSuspend(person, days, reason)
    }

    public func endSuspension(of person: PersonID) async throws {
        calls.append(.endSuspension(person))
        guard let onEndSuspension else { throw unstubbed("endSuspension(of: \(person))") }
        try await onEndSuspension(person)
    }

    public func setQuota(megabytes: Int?, of person: PersonID) async throws {
        calls.append(.setQuota(megabytes: megabytes, person))
        guard let onSetQuota else { throw unstubbed("setQuota(of: \(person))") }
        try await onSetQuota(megabytes, person)
    }

    public func refreshAnnouncements() async {
        calls.append(.refreshAnnouncements)
        guard let onRefreshAnnouncements else { return _ = unstubbed("refreshAnnouncements()") }
        await onRefreshAnnouncements()
    }

    public func loadMoreAnnouncements() async {
        calls.append(.loadMoreAnnouncements)
        guard let onLoadMoreAnnouncements else { return _ = unstubbed("loadMoreAnnouncements()") }
        await onLoadMoreAnnouncements()
    }

    public func announce(_ text: String, days: Int?) async throws {
        calls.append(.announce(text, days: days))
        guard let onAnnounce else { throw unstubbed("announce(_:days:)") }
        try await onAnnounce(text, days)
    }

    public func endAnnouncement(_ id: NoticeID) async throws {
        calls.append(.endAnnouncement(id))
        guard let onEndAnnouncement else { throw unstubbed("endAnnouncement(\(id))") }
        try await onEndAnnouncement(id)
    }

    public func refreshAuditLog() async {
        calls.append(.refreshAuditLog)
        guard let onRefreshAuditLog else { return _ = unstubbed("refreshAuditLog()") }
        await onRefreshAuditLog()
    }

    public func loadMoreAuditLog() async {
        calls.append(.loadMoreAuditLog)
        guard let onLoadMoreAuditLog else { return _ = unstubbed("loadMoreAuditLog()") }
        await onLoadMoreAuditLog()
    }

    public func figures(days: Int) async throws -> [DailyFigures] {
        calls.append(.figures(days: days))
        guard let onFigures else { throw unstubbed("figures(days: \(days))") }
        return try await onFigures(days)
    }
}
