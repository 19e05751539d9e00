import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with the announcements that have not ended.
public struct AnnouncementsScreen: View {
    @StateObject private var observer: ViewModelObserver<AnnouncementsViewModel, ListPage>
    @PresentedSheet(.newAnnouncement) private var announcing

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> AnnouncementsViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    public var body: some View {
        let viewModel = observer.viewModel
        ListScreen(viewModel, rows: Self.rows) {
            EmptyStateView(
                symbol: "megaphone",
                title: Text("No announcements"),
                message: Text("Everybody sees an announcement above the timeline, until they close it or it ends.")
            ) {
                Button(action: announce) { Text("New announcement") }
                    .buttonStyle(.primary)
            }
        }
        .contentMargins(.top, Spacing.s, for: .scrollContent)
        .page(Text("Announcements"))
        .appModelStates(of: viewModel)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(action: announce) { Image(systemName: "plus") }
                    .accessibilityLabel(Text("New announcement"))
            }
        }
        .sheet(item: $announcing) { _ in AnnouncementEditor(viewModel: viewModel.makeEditor()) }
    }

    private func announce() { announcing = SheetRoute(Route(.newAnnouncement)) }

    private static let rows = RowViews()
        .row(for: AnnouncementListItemViewModel.self) { AnnouncementRow(viewModel: $0) }
}

#if DEBUG
extension AnnouncementsScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = AnnouncementsViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
        return NavigationStack { AnnouncementsScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Announcements, list") {
    AnnouncementsScreen.preview()
}

#Preview("Announcements, none") {
    AnnouncementsScreen.preview { $0.announcements = Listing(items: []) }
}

#Preview("Announcements, failed") {
    AnnouncementsScreen.preview { $0.announcements = Listing(error: RepoError(.unavailable)) }
}
#endif
