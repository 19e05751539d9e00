import APIKit
import Combine
import DesignKit
import ListKit
import SwiftUI
import TreeholeAPI
import TreeholeModel

/// The view model of the moderators' queue of reports.
@MainActor
final class ReportsViewModel: ObservableObject {
    /// The open reports, oldest first; nil before they are loaded.
    @Published private(set) var reports: [Report]?
    @Published private(set) var failure: RepoError?

    private let api: any APIClientType

    init(api: any APIClientType) { self.api = api }

    func load() async { await attempt { reports = try await api.perform(GetReportsOperation()) } }

    func decide(_ id: Report.ID, _ verdict: Verdict) async {
        await attempt {
            _ = try await api.perform(DecideOperation(id, verdict))
            reports?.removeAll { $0.id == id }
        }
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
            failure = nil
        } catch {
            if let error = RepoError(error) { failure = error }
        }
    }
}

/// The queue of reports.
struct ReportsScreen: View {
    @StateObject private var viewModel: ReportsViewModel

    init(viewModel: @autoclosure @escaping () -> ReportsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        Group {
            if let reports = viewModel.reports {
                if reports.isEmpty {
                    EmptyStateView(symbol: "checkmark", title: Text("No open reports"))
                        .frame(maxHeight: .infinity)
                } else {
                    ScrollView {
                        LazyVStack(spacing: Spacing.s) {
                            if let failure = viewModel.failure { Banner(.failure, failure.text) }
                            ForEach(reports) { report in
                                ReportRow(report: report) { verdict in
                                    Task { await viewModel.decide(report.id, verdict) }
                                }
                            }
                        }
                        .padding(Spacing.s)
                        .column()
                        .animation(.settle, value: reports)
                    }
                    .refreshable { [viewModel] in await viewModel.load() }
                }
            } else if let failure = viewModel.failure {
                ErrorStateView(failure.text) { Task { await viewModel.load() } }
                    .frame(maxHeight: .infinity)
            } else {
                LoadingStateView()
                    .frame(maxHeight: .infinity)
            }
        }
        .ground()
        .navigationTitle(Text("Reports"))
        .navigationBarTitleDisplayMode(.inline)
        .task { await viewModel.load() }
    }
}

/// A report with the three verdicts. What cannot be taken back is asked once more.
private struct ReportRow: View {
    let report: Report
    let decide: @MainActor (Verdict) -> Void
    @State private var asked: Verdict?

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
                    .font(.cardNote)
                    .foregroundStyle(Tone.secondaryText)
            }
            PostText(text: report.text)
                .lineLimit(8)
            if !report.note.isEmpty {
                Label {
                    Text(verbatim: report.note)
                } icon: {
                    Image(systemName: "text.quote")
                }
                .font(.cardDetail)
                .foregroundStyle(Tone.secondaryText)
            }
            AdaptiveStack {
                Button {
                    decide(.dismiss)
                } label: {
                    Text("Dismiss")
                }
                Button {
                    asked = .hide
                } label: {
                    Text("Hide")
                }
                Button {
                    asked = .ban
                } label: {
                    Text("Hide and ban")
                }
            }
            .buttonStyle(.chip)
        }
        .panel()
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Report \(report.id)"))
        .confirmationDialog(
            asked == .ban ? Text("Hide it and ban its writer?") : Text("Hide it?"),
            isPresented: Binding {
                asked != nil
            } set: {
                if !$0 { asked = nil }
            },
            titleVisibility: .visible
        ) {
            if let asked {
                Button(role: .destructive) {
                    decide(asked)
                } label: {
                    asked == .ban ? Text("Hide and ban") : Text("Hide")
                }
            }
        } message: {
            if asked == .ban { Text("They cannot write for seven days. Nobody learns who it is.") }
        }
    }
}

#Preview("Reports, light") { SamplePage { ReportsScreen(viewModel: ReportsViewModel(api: $0.api)) } }
#Preview("Reports, dark") {
    SamplePage { ReportsScreen(viewModel: ReportsViewModel(api: $0.api)) }
        .preferredColorScheme(.dark)
}
#Preview("Report row, light") { SamplePage { _ in ReportRow(report: .samples[0]) { _ in } } }
#Preview("Report row, dark") { SamplePage { _ in ReportRow(report: .samples[1]) { _ in } }.preferredColorScheme(.dark) }
