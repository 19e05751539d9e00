import Combine
import MomentsModel

/// A repository of what moderators and admins see and do. For everybody else its requests fail.
@MainActor
public protocol AdministrationRepoType: AnyObject {
    /// The number of open reports; nil until it is known.
    var openReportCount: AnyPublisher<Int?, Never> { get }
    /// Fetches the count. Keeps the last one if that fails.
    func refreshOpenReportCount() async

    // MARK: Reports

    /// The open reports, newest first.
    var openReports: AnyPublisher<Listing<Report>, Never> { get }
    /// The answered reports, newest first.
    var answeredReports: AnyPublisher<Listing<Report>, Never> { get }
    func refreshReports(isOpen: Bool) async
    func loadMoreReports(isOpen: Bool) async

    /// Answers a report and all others about the same thing, and refreshes the shown lists.
    ///
    /// - Throws: `RepoError`.
    func resolve(_ report: ReportID, _ resolution: ReportResolution) async throws

    // MARK: People

    /// The people of the current search, sorted by name.
    var people: AnyPublisher<Listing<ManagedPerson>, Never> { get }
    /// Fetches the people whose name or handle contains a text; all for an empty one.
    func searchPeople(_ text: String) async
    func loadMorePeople() async

    /// A person: the known one on subscription, then each change.
    func person(_ id: PersonID) -> AnyPublisher<Presence<ManagedPerson>, Never>
    /// - Throws: `RepoError`. A person who does not exist is published as `gone` instead.
    func refreshPerson(_ id: PersonID) async throws

    /// Each returns after the person is published with the change.
    ///
    /// - Throws: `RepoError`.
    func setRole(_ role: PersonRole, of person: PersonID) async throws
    /// - Parameter days: When it ends by itself; nil if staff end it.
    /// - Throws: `RepoError`.
    func suspend(_ person: PersonID, days: Int?, reason: String) async throws
    /// - Throws: `RepoError`.
    func endSuspension(of person: PersonID) async throws
    /// - Parameter megabytes: Nil for the server's default.
    /// - Throws: `RepoError`.
    func setQuota(megabytes: Int?, of person: PersonID) async throws

    // MARK: Announcements

    /// The announcements that have not ended, newest first. Admins only.
    var announcements: AnyPublisher<Listing<Notice>, Never> { get }
    func refreshAnnouncements() async
    func loadMoreAnnouncements() async
    /// - Throws: `RepoError`.
    func announce(_ text: String, days: Int?) async throws
    /// - Throws: `RepoError`, but not if it has ended already.
    func endAnnouncement(_ id: NoticeID) async throws

    // MARK: Log

    /// What staff have done, newest first. Admins only.
    var auditLog: AnyPublisher<Listing<AuditEntry>, Never> { get }
    func refreshAuditLog() async
    func loadMoreAuditLog() async

    // MARK: Figures

    /// Fetches what happened on each of the last days, oldest first, today included. Admins only.
    ///
    /// - Parameter days: 1 to 730.
    /// - Throws: `RepoError`.
    func figures(days: Int) async throws -> [DailyFigures]
}
