import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// A report: why, about whom, what, by whom, and its answer or the buttons that answer it.
struct ReportRow: View {
    @StateObject private var observer: ViewModelObserver<ReportListItemViewModel, ReportCard>

    init(viewModel: ReportListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.card))
    }

    private var viewModel: ReportListItemViewModel { observer.viewModel }

    var body: some View {
        let card = observer.value
        VStack(alignment: .leading, spacing: Spacing.s) {
            ReportHeading(report: card.report)
            ReportedPerson(report: card.report)
            ReportedContent(report: card.report)
            ReportOrigin(report: card.report)
            if let failure = card.failure {
                Banner(.failure, failure.reportText, label: Text("OK")) { viewModel.failureDismissed() }
            }
            Divider()
            if let resolution = card.report.resolution {
                ReportAnswer(report: card.report, resolution: resolution)
            } else {
                ReportAnswerButtons(card: card) { resolution in
                    Task { [viewModel] in await viewModel.answered(resolution) }
                }
            }
        }
        .multilineTextAlignment(.leading)
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .animation(.settle, value: card)
    }
}

/// The reason of a report, and its age.
private struct ReportHeading: View {
    let report: Report

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.xs) {
            Image(systemName: "flag")
                .foregroundStyle(Palette.danger)
                .accessibilityHidden(true)
            report.reason.text
                .font(.cardName)
                .foregroundStyle(Palette.text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityAddTraits(.isHeader)
            RelativeTime(report.createdDate)
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
        }
    }
}

/// The author of what was reported, linked to the page on which staff see the person.
private struct ReportedPerson: View {
    let report: Report

    var body: some View {
        let person = report.userDetails
        NavigationLink(value: Route.managedPerson(person.id)) {
            HStack(spacing: Spacing.s) {
                AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: .large)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: person.name)
                        .font(.cardName)
                        .foregroundStyle(Palette.text)
                        .lineLimit(2)
                    subject
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                        .lineLimit(1)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Disclosure()
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }

    private var subject: Text {
        let handle = report.userDetails.handle
        return switch report.subject {
        case .moment: Text("Moment by @\(handle)")
        case .comment: Text("Comment by @\(handle)")
        case .person: Text(verbatim: "@\(handle)")
        }
    }
}

/// Who has reported something, and what they have added.
private struct ReportOrigin: View {
    let report: Report

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            AvatarView(
                name: report.reporter.name,
                url: report.reporter.avatar,
                tones: report.reporter.avatarTones,
                size: .small
            )
            VStack(alignment: .leading, spacing: 2) {
                Text("Reported by \(report.reporter.name)")
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
                if !report.note.isEmpty {
                    Text(verbatim: report.note)
                        .font(.cardDetail)
                        .foregroundStyle(Palette.text)
                        .textSelection(.enabled)
                }
            }
            .frame(maxWidth: .infinity, minHeight: AvatarSize.small.points, alignment: .leading)
        }
    }
}

/// How a report was answered, by whom, and when.
private struct ReportAnswer: View {
    let report: Report
    let resolution: ReportResolution

    var body: some View {
        HStack(spacing: Spacing.s) {
            Image(systemName: resolution.symbol)
                .foregroundStyle(Palette.accent)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                resolution.text
                    .font(.cardDetail.weight(.semibold))
                    .foregroundStyle(Palette.text)
                if let resolver = report.resolver {
                    Text("Answered by \(resolver.name)")
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let date = report.resolvedDate {
                RelativeTime(date)
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
        }
    }
}

extension ReportReason {
    fileprivate var text: Text {
        switch self {
        case .spam: Text("Spam or advertising")
        case .abuse: Text("Insults, threats or hatred")
        case .privacy: Text("Shows something private")
        case .explicit: Text("Nudity or violence")
        case .other: Text("Another reason")
        }
    }
}

extension ReportResolution {
    fileprivate var text: Text {
        switch self {
        case .dismissed: Text("No action needed")
        case .removed: Text("Deleted by a moderator")
        case .acted: Text("Dealt with")
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .dismissed: "hand.thumbsup"
        case .removed: "trash"
        case .acted: "checkmark.circle"
        }
    }
}

#if DEBUG
extension ReportListItemViewModel {
    fileprivate static func preview(_ report: Report, failure: RepoError? = nil) -> ReportListItemViewModel {
        ReportListItemViewModel(report) { _, _ in failure }
    }
}

extension Report {
    fileprivate static func preview(
        _ subject: ReportSubjectKind,
        _ change: (inout Report) -> Void = { _ in }
    ) -> Report {
        var report = Report(
            id: 1,
            subject: subject,
            userDetails: PreviewSamples.alan,
            reporter: PreviewSamples.grace,
            reason: .abuse,
            text: subject == .person ? PreviewSamples.alan.name : "Nobody wants to see your pictures.",
            createdDate: PreviewSamples.hours(ago: 2)
        )
        change(&report)
        return report
    }
}

#Preview("Report, comment with a note", traits: .sizeThatFitsLayout) {
    ReportRow(viewModel: .preview(.preview(.comment) { $0.note = "This is the third one today." }))
        .previewRow()
}

#Preview("Report, moment with photos", traits: .sizeThatFitsLayout) {
    ReportRow(
        viewModel: .preview(
            .preview(.moment) { report in
                report.reason = .privacy
                report.images = PreviewSamples.photos(3)
            }
        )
    )
    .previewRow()
}

#Preview("Report, person", traits: .sizeThatFitsLayout) {
    ReportRow(viewModel: .preview(.preview(.person) { $0.reason = .spam }))
        .previewRow()
}

#Preview("Report, answered", traits: .sizeThatFitsLayout) {
    ReportRow(
        viewModel: .preview(
            .preview(.comment) { report in
                report.isContentGone = true
                report.resolvedDate = PreviewSamples.hours(ago: 1)
                report.resolver = PreviewSamples.ada
                report.resolution = .removed
            }
        )
    )
    .previewRow()
}

#Preview("Report, failed", traits: .sizeThatFitsLayout) {
    let viewModel = ReportListItemViewModel.preview(
        .preview(.moment),
        failure: RepoError(.invalid, reason: "STAFF_ACCOUNT")
    )
    ReportRow(viewModel: viewModel)
        .previewRow()
        .task { await viewModel.answered(.removed) }
}
#endif
