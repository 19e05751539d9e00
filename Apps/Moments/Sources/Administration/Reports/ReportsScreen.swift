import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with what people have reported.
///
/// It requires a `NavigationStack` with a destination for `Route.managedPerson`.
public struct ReportsScreen: View {
    @StateObject private var observer: ViewModelObserver<ReportsViewModel, ReportFilter>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> ReportsViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.filter))
    }

    public var body: some View {
        ListScreen(observer.viewModel, rows: Self.rows) {
            switch observer.value {
            case .open:
                EmptyStateView(
                    symbol: "checkmark.circle",
                    title: Text("No open reports"),
                    message: Text("What people report appears here.")
                )
            case .answered:
                EmptyStateView(
                    symbol: "tray",
                    title: Text("No answered reports"),
                    message: Text("Answered reports stay here for 90 days.")
                )
            }
        }
        .page(Text("Reports"))
        .appModelStates(of: observer.viewModel)
    }

    private static let rows = RowViews()
        .row(for: ReportFilterItemViewModel.self) { ReportFilterRow(viewModel: $0) }
        .row(for: ReportListItemViewModel.self) { ReportRow(viewModel: $0) }
}

#if DEBUG
extension ReportsScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = ReportsViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
        return NavigationStack { ReportsScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Reports, open") {
    ReportsScreen.preview()
}

#Preview("Reports, desktop", traits: .fixedLayout(width: 1000, height: 900)) {
    ReportsScreen.preview()
}

#Preview("Reports, none") {
    ReportsScreen.preview { $0.openReports = Listing(items: []) }
}

#Preview("Reports, loading") {
    ReportsScreen.preview { $0.openReports = Listing() }
}

#Preview("Reports, failed") {
    ReportsScreen.preview { $0.openReports = Listing(error: RepoError(.unavailable)) }
}
#endif
