import MomentsModel
import MomentsRepositories

/// A stub that records calls. Fails the test on a call without a stub.
@MainActor
public final class StubReportsRepo: ReportsRepoType {
    public enum Call: Equatable, Sendable {
        case report(ReportSubject, reason: ReportReason, note: String)
    }

    public private(set) var calls: [Call] = []
    public var onReport: ((ReportSubject, ReportReason, String) async throws -> Void)?

    public init() {}

    public func report(_ subject: ReportSubject, reason: ReportReason, note: String) async throws {
        calls.append(.report(subject, reason: reason, note: note))
        guard let onReport else { throw unstubbed("report(\(subject), reason: \(reason))") }
        try await onReport(subject, reason, note)
    }
}
