import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page of a person, with the person's moments.
///
/// It requires a `NavigationStack` with destinations for `Route.album`, `Route.moment` and `Route.person`.
public struct PersonScreen: View {
    @StateObject private var observer: ViewModelObserver<PersonViewModel, Presence<UserDetails>>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> PersonViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.person))
    }

    private var viewModel: PersonViewModel { observer.viewModel }

    public var body: some View {
        Group {
            if observer.value == .gone {
                GoneStateView(
                    symbol: "person.fill.questionmark",
                    title: Text("Profile not available"),
                    message: Text("This account was deleted, or you cannot see it.")
                )
                .frame(maxHeight: .infinity)
            } else {
                ListScreen(viewModel, rows: Self.rows, keys: .momentKeys) { EmptyPerson(person: observer.value.value) }
            }
        }
        .page(observer.value.value.map { Text(verbatim: $0.name) } ?? Text("Profile"))
        .appModelStates(of: viewModel)
    }

    private static let rows = RowViews()
        .row(for: UserProfileListItemViewModel.self) { ProfileHeader(viewModel: $0) }
        .row(for: PersonFriendshipItemViewModel.self) { PersonFriendshipRow(viewModel: $0) }
        .row(for: MomentListItemViewModel.self) { MomentRow(viewModel: $0) }
}

/// The content of the page of a person without visible moments.
private struct EmptyPerson: View {
    let person: UserDetails?

    var body: some View {
        if let person, !person.showsMoments {
            EmptyStateView(
                symbol: "lock",
                title: Text("Friends only"),
                message: Text("What \(person.name) shares appears here once you are friends.")
            )
        } else {
            EmptyStateView(
                symbol: "leaf",
                title: Text("No moments yet"),
                message: Text("Nothing has been shared here yet.")
            )
        }
    }
}

#if DEBUG
extension PersonScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let repo = PreviewRepo(change)
        let viewModel = PersonViewModel(
            id: PreviewSamples.grace.id,
            friends: repo,
            moments: repo,
            privacy: repo,
            reports: repo,
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo()
        )
        return NavigationStack { PersonScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Person, friend") {
    PersonScreen.preview { $0.timeline = Listing(items: [PreviewSamples.longMoment]) }
}

#Preview("Person, friend without moments") {
    PersonScreen.preview { $0.timeline = Listing(items: []) }
}

#Preview("Person, stranger") {
    PersonScreen.preview { $0.person = .present(PreviewSamples.stranger) }
}

#Preview("Person, loading") {
    PersonScreen.preview { $0.person = .unknown }
}

#Preview("Person, failed") {
    PersonScreen.preview {
        $0.person = .unknown
        $0.failure = RepoError(.unavailable)
    }
}

#Preview("Person, deleted") {
    PersonScreen.preview { $0.person = .gone }
}
#endif
