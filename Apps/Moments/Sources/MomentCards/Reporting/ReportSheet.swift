import DesignKit
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for reporting something to the moderators, which thanks for the report afterwards.
public struct ReportSheet: View {
    @StateObject private var observer: ViewModelObserver<ReportViewModel, ReportForm>
    @Environment(\.dismiss) private var dismiss

    /// - Parameter viewModel: Created once per sheet.
    public init(viewModel: @autoclosure @escaping () -> ReportViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.form))
    }

    private var viewModel: ReportViewModel { observer.viewModel }
    private var form: ReportForm { observer.value }

    public var body: some View {
        NavigationStack {
            ScrollView {
                Group {
                    if form.isSent {
                        ReportThanks(name: form.name) { dismiss() }
                    } else {
                        ReportFields(viewModel: viewModel, form: form)
                    }
                }
                .padding(Spacing.m)
                .column()
                .animation(.settle, value: form)
            }
            .page(title)
            .toolbar {
                if form.isSent {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(action: { dismiss() }, label: { Text("Close") })
                    }
                } else {
                    EditorToolbar(
                        close: (Text("Cancel"), { dismiss() }),
                        send: (Text("Send"), { Task { await viewModel.sendTapped() } }),
                        isSending: form.isSending,
                        canSend: form.canSend
                    )
                }
            }
        }
        .interactiveDismissDisabled(form.isSending)
    }

    private var title: Text {
        switch form.subject {
        case .moment: Text("Report moment")
        case .comment: Text("Report comment")
        case .person: Text("Report \(form.name)")
        }
    }
}

/// The reasons to choose from, and the field for a note.
private struct ReportFields: View {
    let viewModel: ReportViewModel
    let form: ReportForm
    @Environment(\.localizer) private var localizer

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.l) {
            FailureBanner(form.failure) { viewModel.failureDismissed() }
            CardGroup(Text("What is wrong?")) {
                ForEach(ReportReason.allCases, id: \.self) { reason in
                    if reason != ReportReason.allCases.first { Divider() }
                    ChoiceRow(reason.text, isChosen: reason == form.reason) {
                        viewModel.reasonTapped(reason)
                    } content: {
                        reason.text
                            .font(.cardText)
                            .foregroundStyle(Palette.text)
                    }
                }
            }
            note
            Text("Only the moderators see your report. Nothing tells \(form.name).")
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
                .padding(.horizontal, Spacing.m)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .disabled(form.isSending)
    }

    private var note: some View {
        FormField(Text("Note"), hint: hint) {
            TextField(text: text, prompt: Text("What the moderators should know"), axis: .vertical) { Text("Note") }
                .lineLimit(3...8)
                .textFieldStyle(.soft)
        }
        .padding(Spacing.m)
        .card()
    }

    private var hint: FieldHint? {
        form.remaining.map { FieldHint($0 < 0 ? .bad : .rule, Text(verbatim: countText($0))) }
    }

    private func countText(_ remaining: Int) -> String {
        remaining < 0
            ? localizer.string("%lld characters over the limit", count: -remaining, bundle: .module)
            : localizer.string("%lld characters left", count: remaining, bundle: .module)
    }

    private var text: Binding<String> {
        Binding {
            form.note
        } set: {
            viewModel.noteChanged(to: $0)
        }
    }
}

/// The thanks after the report was sent.
private struct ReportThanks: View {
    let name: String
    let done: @MainActor () -> Void

    var body: some View {
        VStack(spacing: Spacing.m) {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 44))
                .foregroundStyle(Palette.success)
                .accessibilityHidden(true)
            VStack(spacing: Spacing.xs) {
                Text("Thank you for your report")
                    .font(.sectionTitle)
                    .foregroundStyle(Palette.text)
                    .accessibilityAddTraits(.isHeader)
                Text("The moderators will look at it. Nothing tells \(name).")
                    .font(.subheadline)
                    .foregroundStyle(Palette.secondaryText)
            }
            Button(action: done) { Text("Done") }
                .buttonStyle(.primary)
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, Spacing.l)
        .frame(maxWidth: .infinity)
    }
}

#if DEBUG
extension ReportViewModel {
    /// A report of a sample, with a chosen reason.
    fileprivate static func preview(
        _ subject: ReportSubject = .moment(PreviewSamples.longMoment.id),
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> ReportViewModel {
        let viewModel = ReportViewModel(
            subject,
            of: PreviewSamples.grace.name,
            repo: PreviewRepo(change),
            tracking: TrackingRepo()
        )
        viewModel.reasonTapped(.privacy)
        return viewModel
    }
}

#Preview("Report, moment") {
    ReportSheet(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Report, person and long note") {
    let viewModel = ReportViewModel.preview(.person(PreviewSamples.grace.id))
    ReportSheet(viewModel: viewModel)
        .previewSurroundings()
        .task { viewModel.noteChanged(to: String(repeating: "Every evening. ", count: Limits.reportNote / 15 + 1)) }
}

#Preview("Report, not sent") {
    let viewModel = ReportViewModel.preview { $0.failure = RepoError(.limited(retryAfter: nil)) }
    ReportSheet(viewModel: viewModel)
        .previewSurroundings()
        .task { await viewModel.sendTapped() }
}

#Preview("Report, thanks") {
    let viewModel = ReportViewModel.preview(.comment(1))
    ReportSheet(viewModel: viewModel)
        .previewSurroundings()
        .task { await viewModel.sendTapped() }
}

#Preview("Thanks for a report", traits: .sizeThatFitsLayout) {
    ReportThanks(name: PreviewSamples.stranger.name) {}
        .previewRow()
}

#Preview("Thanks for a report, dark", traits: .sizeThatFitsLayout) {
    ReportThanks(name: PreviewSamples.grace.name) {}
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif
