import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model for reporting a moment, a comment or a person to the moderators.
@MainActor
public final class ReportViewModel {
    private let reported: ReportSubject
    private let repo: any ReportsRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<ReportForm, Never>

    /// - Parameters:
    ///   - reported: What is reported.
    ///   - name: The name of its author, or of the person.
    public init(
        _ reported: ReportSubject,
        of name: String,
        repo: any ReportsRepoType,
        tracking: any TrackingRepoType
    ) {
        self.reported = reported
        self.repo = repo
        self.tracking = tracking
        subject = CurrentValueSubject(ReportForm(reported.kind, of: name))
    }

    /// The form's state: the current value, then each change.
    public var form: StateStream<ReportForm> { StateStream(subject) }

    public func reasonTapped(_ reason: ReportReason) {
        if reason != subject.value.reason { subject.value.reason = reason }
    }

    public func noteChanged(to note: String) {
        if note != subject.value.note { subject.value.note = note }
    }

    /// Sends the report. If that fails, the form keeps what was entered.
    public func sendTapped() async {
        let form = subject.value
        guard form.canSend, let reason = form.reason else { return }
        await subject.attempt(busy: \.isSending, failure: \.failure) {
            try await repo.report(reported, reason: reason, note: form.note.trimmed)
            tracking.track(.report)
            subject.value.isSent = true
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
