import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with the people who have accounts.
///
/// It requires a `NavigationStack` with a destination for `Route.managedPerson`.
public struct ManagedPeopleScreen: View {
    @StateObject private var observer: ViewModelObserver<ManagedPeopleViewModel, PeopleSearch>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> ManagedPeopleViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.search))
    }

    private var viewModel: ManagedPeopleViewModel { observer.viewModel }

    public var body: some View {
        ListScreen(viewModel, rows: Self.rows, layout: .compact) {
            if let text = observer.value.foundText {
                EmptyStateView(
                    symbol: "magnifyingglass",
                    title: Text("Nothing found for “\(text)”"),
                    message: Text("Try a shorter part of the name or handle.")
                )
            } else {
                EmptyStateView(symbol: "person.2", title: Text("No accounts yet"))
            }
        }
        .contentMargins(.top, Spacing.s, for: .scrollContent)
        .page(Text("People"))
        .appModelStates(of: viewModel)
        .searchable(text: searchText, prompt: Text("Name or handle"))
    }

    private var searchText: Binding<String> {
        Binding {
            observer.value.text
        } set: {
            viewModel.searchTextChanged(to: $0)
        }
    }

    private static let rows = RowViews()
        .row(for: ManagedPersonListItemViewModel.self) { ManagedPersonRow(viewModel: $0) }
}

#if DEBUG
extension ManagedPeopleScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = ManagedPeopleViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
        return NavigationStack { ManagedPeopleScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("People, list") {
    ManagedPeopleScreen.preview()
}

#Preview("People, desktop", traits: .fixedLayout(width: 1000, height: 700)) {
    ManagedPeopleScreen.preview()
}

#Preview("People, loading") {
    ManagedPeopleScreen.preview { $0.managedPeople = Listing() }
}

#Preview("People, failed") {
    ManagedPeopleScreen.preview { $0.managedPeople = Listing(error: RepoError(.unavailable)) }
}
#endif
