import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The state of a report's card.
public struct ReportCard: Equatable, Sendable {
    public var report: Report
    /// The answer that is being sent.
    public var answering: ReportResolution?
    /// The error of the last answer.
    public var failure: RepoError?

    init(_ report: Report) { self.report = report }

    /// Indicates whether staff can delete what was reported.
    var canRemove: Bool { report.subject != .person && !report.isContentGone }
}

/// The view model of a report's card.
@MainActor
public final class ReportListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<ReportCard, Never>
    private let answer: @MainActor (ReportID, ReportResolution) async -> RepoError?

    /// - Parameter answer: Answers the report; returns the error to show.
    init(_ report: Report, answer: @escaping @MainActor (ReportID, ReportResolution) async -> RepoError?) {
        id = "report-\(report.id)"
        subject = CurrentValueSubject(ReportCard(report))
        self.answer = answer
    }

    /// The card: the current value, then each change.
    public var card: StateStream<ReportCard> { StateStream(subject) }

    func update(_ report: Report) {
        if report != subject.value.report { subject.value.report = report }
    }

    /// Answers the report; the person has already confirmed that something is deleted.
    public func answered(_ resolution: ReportResolution) async {
        let card = subject.value
        guard card.answering == nil, card.report.resolvedDate == nil else { return }
        subject.value.failure = nil
        subject.value.answering = resolution
        let failure = await answer(card.report.id, resolution)
        subject.value.failure = failure
        subject.value.answering = nil
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
