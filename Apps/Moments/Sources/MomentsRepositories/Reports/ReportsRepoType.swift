import MomentsModel

/// A repository that sends reports to the moderators.
@MainActor
public protocol ReportsRepoType: AnyObject {
    /// - Throws: `RepoError`.
    func report(_ subject: ReportSubject, reason: ReportReason, note: String) async throws
}
