import DesignKit
import Foundation
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with a person's moments of one month.
///
/// It requires a `NavigationStack` with destinations for `Route.moment` and `Route.person`.
public struct AlbumMonthScreen: View {
    @StateObject private var observer: ViewModelObserver<AlbumMonthViewModel, ListPage>
    @Environment(\.timeZone) private var timeZone

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> AlbumMonthViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    public var body: some View {
        let viewModel = observer.viewModel
        ListScreen(viewModel, rows: Self.rows, keys: .momentKeys) {
            EmptyStateView(
                symbol: "calendar",
                title: Text("No moments in this month"),
                message: Text("What was shared then was deleted, or you cannot see it.")
            )
        }
        .contentMargins(.top, Spacing.s, for: .scrollContent)
        .page(Text(viewModel.month.middle, format: .dateTime.year().month(.wide)))
        .appModelStates(of: viewModel)
        .onChange(of: timeZone.identifier, initial: true) { _, name in viewModel.timeZoneChanged(to: name) }
    }

    private static let rows = RowViews()
        .row(for: MomentListItemViewModel.self) { MomentRow(viewModel: $0) }
}

#if DEBUG
extension AlbumMonthScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let repo = PreviewRepo(change)
        let viewModel = AlbumMonthViewModel(
            MonthOfYear(year: 2026, month: 9),
            of: PreviewSamples.grace.id,
            moments: repo,
            friends: repo,
            privacy: repo,
            reports: repo,
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo()
        )
        return NavigationStack { AlbumMonthScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Month of an album, moments") {
    AlbumMonthScreen.preview { $0.timeline = Listing(items: [PreviewSamples.longMoment]) }
}

#Preview("Month of an album, none") {
    AlbumMonthScreen.preview { $0.timeline = Listing(items: []) }
}

#Preview("Month of an album, failed") {
    AlbumMonthScreen.preview { $0.timeline = Listing(error: RepoError(.unavailable)) }
}
#endif
