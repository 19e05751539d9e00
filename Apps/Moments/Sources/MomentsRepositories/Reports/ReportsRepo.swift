import MomentsAPI
import MomentsModel

/// A repository that sends reports to the moderators.
@MainActor
public final class ReportsRepo: ReportsRepoType {
    private let api: any APIClientType

    public init(api: any APIClientType) {
        self.api = api
    }

    public func report(_ subject: ReportSubject, reason: ReportReason, note: String) async throws {
        do {
            _ = try await api.perform(ReportOperation(subject, reason: reason, note: note))
        } catch {
            throw RepoError(error) ?? error
        }
    }
}
