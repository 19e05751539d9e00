import ListKit
import SwiftUI
import TreeholeAPI

/// The moderators' queue of reports, oldest first.
struct ReportsScreen: View {
    let api: any APIClientType

    var body: some View {
        QueuePage(title: Text("Reports"), viewModel: QueueViewModel(.reports, api: api)) { viewModel, reports in
            if reports.isEmpty {
                EmptyStateView("No open reports", symbol: "checkmark")
            } else {
                ScrollView {
                    LazyVStack(spacing: Spacing.s) {
                        if let failure = viewModel.failure { Banner(.failure, failure.text) }
                        ForEach(reports) { report in
                            ReportRow(report: report) { verdict in
                                Task { await viewModel.remove(report.id, .decide(report.id, verdict)) }
                            }
                        }
                    }
                    .padding(Spacing.s)
                    .column()
                    .animation(.settle, value: reports)
                }
                .refreshable { await viewModel.load() }
            }
        }
    }
}

/// A report with the three verdicts. What cannot be taken back is asked once more.
private struct ReportRow: View {
    let report: Report
    let decide: @MainActor (Verdict) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            HStack(spacing: Spacing.s) {
                NavigationLink(value: TreeholeRoute.post(report.postID)) {
                    Text(verbatim: report.floor.map { "#\(report.postID) · \($0)F" } ?? "#\(report.postID)")
                        .font(.headline.monospacedDigit())
                        .foregroundStyle(Tone.accent)
                }
                .buttonStyle(.plain)
                report.reason.text
                    .font(.cardDetail.weight(.medium))
                Spacer(minLength: 0)
                Fact(symbol: "person.2", text: Text(verbatim: String(report.count)))
                    .accessibilityLabel(Text("Reported by \(report.count)"))
                RelativeTime(report.createdDate)
                    .note()
            }
            PostText(text: report.text)
                .lineLimit(8)
            if !report.note.isEmpty {
                Label(report.note, systemImage: "text.quote")
                    .note(.cardDetail)
            }
            AdaptiveStack {
                Button("Dismiss") { decide(.dismiss) }
                ConfirmingButton(Text("Hide"), asking: Text("Hide it?")) { decide(.hide) }
                let ban = Text("They cannot write for seven days. Nobody learns who it is.")
                ConfirmingButton(Text("Hide and ban"), asking: Text("Hide it and ban its writer?"), message: ban) {
                    decide(.ban)
                }
            }
            .buttonStyle(.pill)
        }
        .panel()
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Report \(report.id)"))
    }
}

#Preview("Reports, two") { SamplePage { ReportsScreen(api: $0.api) } }
#Preview("Reports, none") { SamplePage(.empty) { ReportsScreen(api: $0.api) } }
