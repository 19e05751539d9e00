import DesignKit
import Foundation
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The album of a person: the months in which they have shared moments.
///
/// It requires a `NavigationStack` with destinations for `Route.albumMonth`, `Route.moment` and `Route.person`.
public struct AlbumScreen: View {
    @StateObject private var observer: ViewModelObserver<AlbumViewModel, ListPage>
    @Environment(\.timeZone) private var timeZone

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> AlbumViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    public var body: some View {
        let viewModel = observer.viewModel
        ListScreen(viewModel, rows: Self.rows) {
            EmptyStateView(
                symbol: "photo.on.rectangle",
                title: Text("No moments yet"),
                message: Text("What is shared here appears in the album, month by month.")
            )
        }
        .page(Text("Album"))
        .appModelStates(of: viewModel)
        .onChange(of: timeZone.identifier, initial: true) { _, name in viewModel.timeZoneChanged(to: name) }
    }

    private static let rows = RowViews()
        .row(for: OnThisDayListItemViewModel.self) { _ in OnThisDayTitle() }
        .row(for: MomentListItemViewModel.self) { MomentRow(viewModel: $0) }
        .row(for: AlbumYearListItemViewModel.self) { AlbumYearRow(viewModel: $0) }
}

#if DEBUG
extension AlbumScreen {
    fileprivate static func preview(
        of person: UserDetails = PreviewSamples.grace,
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> some View {
        let repo = PreviewRepo(change)
        let viewModel = AlbumViewModel(
            person: person.id,
            album: repo,
            moments: repo,
            friends: repo,
            privacy: repo,
            reports: repo,
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo()
        )
        return NavigationStack { AlbumScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Album, friend") {
    AlbumScreen.preview()
}

#Preview("Album, own with earlier years") {
    AlbumScreen.preview(of: PreviewSamples.ada)
}

#Preview("Album, none") {
    AlbumScreen.preview { $0.album = Listing(items: []) }
}

#Preview("Album, loading") {
    AlbumScreen.preview { $0.album = Listing() }
}

#Preview("Album, failed") {
    AlbumScreen.preview { $0.album = Listing(error: RepoError(.unavailable)) }
}
#endif
