import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with the people whom the viewer has blocked.
public struct BlockedPeopleScreen: View {
    @StateObject private var observer: ViewModelObserver<BlockedPeopleViewModel, ListPage>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> BlockedPeopleViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    public var body: some View {
        ListScreen(observer.viewModel, rows: Self.rows, layout: .compact) {
            EmptyStateView(
                symbol: "hand.raised",
                title: Text("Nobody is blocked"),
                message: Text("The menu on a person's page blocks them. Then neither of you finds the other.")
            )
        }
        .contentMargins(.top, Spacing.s, for: .scrollContent)
        .page(Text("Blocked people"))
        .appModelStates(of: observer.viewModel)
    }

    private static let rows = RowViews()
        .row(for: BlockedPersonListItemViewModel.self) { BlockedPersonRow(viewModel: $0) }
}

#if DEBUG
extension BlockedPeopleScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = BlockedPeopleViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
        return NavigationStack { BlockedPeopleScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Blocked people, one") {
    BlockedPeopleScreen.preview()
}

#Preview("Blocked people, nobody") {
    BlockedPeopleScreen.preview { $0.blocked = Listing(items: []) }
}
#endif
