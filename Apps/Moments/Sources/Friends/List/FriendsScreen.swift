import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The screen with the list of friends and friend requests.
///
/// It requires a `NavigationStack` with destinations for `Route.person` and `Route.tags`.
public struct FriendsScreen: View {
    @StateObject private var observer: ViewModelObserver<FriendsListViewModel, FriendsFilter>
    @AppStorage("friends.rows") private var style = RowStyle.large
    @PresentedSheet(.addFriend) private var adding
    @FocusState private var isSearching: Bool
    @Environment(\.locale) private var locale
    @Environment(\.localizer) private var localizer

    /// - Parameter viewModel: Retained by the app while the same person is signed in. Created when the screen appears
    ///   for the first time.
    public init(viewModel: @autoclosure @escaping () -> FriendsListViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.filter))
    }

    private var viewModel: FriendsListViewModel { observer.viewModel }
    private var filter: FriendsFilter { observer.value }

    public var body: some View {
        ListScreen(viewModel, rows: Self.rows, layout: style == .large ? .friends : .compact) {
            EmptyFriends(filter: filter) { add() }
        }
        .environment(\.rowStyle, style)
        .background { Ground() }
        .background(alignment: .topLeading) { ShortcutButton("/") { isSearching = true } }
        .appModelStates(of: viewModel)
        .navigationTitle(Text("Friends"))
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: searchText, prompt: Text("Name or handle"))
        .searchFocused($isSearching)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                NavigationLink(value: Route.tags) { Image(systemName: "tag") }
                    .accessibilityLabel(Text("Tags"))
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
                RowStyleButton(style: $style)
                sortButton
                addButton
            }
        }
        .sheet(item: $adding) { _ in AddFriendSheet(viewModel: viewModel.addFriend()) }
        .onChange(of: locale) { viewModel.languageChanged(to: localizer) }
    }

    private var searchText: Binding<String> {
        Binding {
            filter.searchText
        } set: {
            viewModel.searchTextChanged(to: $0)
        }
    }

    private var sortButton: some View {
        SortButton(
            FriendSort.allCases,
            selection: filter.sort,
            title: Text("Sort friends"),
            value: filter.sort.map(name(of:)) ?? Text("Default order")
        ) {
            name(of: $0)
        } choose: {
            viewModel.sortTapped($0)
        }
    }

    /// The name of an order; that of the one in force says whether it is reversed.
    private func name(of sort: FriendSort) -> Text {
        sort == filter.sort && filter.isReversed ? Text("\(sort.text), reversed") : sort.text
    }

    private var addButton: some View {
        Button {
            add()
        } label: {
            Image(systemName: "person.badge.plus")
        }
        .accessibilityLabel(Text("Add a friend"))
    }

    private func add() { adding = SheetRoute(Route(.addFriend)) }

    private static let rows = RowViews()
        .row(for: FriendCategoriesItemViewModel.self) { FriendCategoriesRow(viewModel: $0) }
        .row(for: FriendListItemViewModel.self) { FriendRow(viewModel: $0) }
        .row(for: FriendRequestListItemViewModel.self) { FriendRequestRow(viewModel: $0) }
}

extension ListLayout {
    /// For small cards.
    fileprivate static let friends = ListLayout(spacing: Spacing.s)
}

extension FriendSort {
    var text: Text {
        switch self {
        case .name: Text("Name")
        case .newest: Text("Newest friends")
        case .mostMoments: Text("Most moments")
        }
    }
}

#if DEBUG
extension FriendsListViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> FriendsListViewModel {
        FriendsListViewModel(
            viewer: PreviewSamples.ada,
            repo: PreviewRepo(change),
            tracking: TrackingRepo(),
            localizer: Localizer(locale: Locale(identifier: "en"), clock: .fixed(PreviewSamples.now))
        )
    }
}

extension FriendsScreen {
    fileprivate static func preview(_ viewModel: FriendsListViewModel = .preview()) -> some View {
        NavigationStack { FriendsScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Friends, list with a request") {
    FriendsScreen.preview()
}

#Preview("Friends, sorted") {
    let viewModel = FriendsListViewModel.preview()
    viewModel.sortTapped(.mostMoments)
    return FriendsScreen.preview(viewModel)
}

#Preview("Friends, requests") {
    let viewModel = FriendsListViewModel.preview()
    viewModel.categoryTapped(.requests)
    return FriendsScreen.preview(viewModel)
}

#Preview("Friends, none") {
    FriendsScreen.preview(
        .preview {
            $0.friends = Listing(items: [])
            $0.received = Listing(items: [])
            $0.sent = Listing(items: [])
        }
    )
}

#Preview("Friends, loading") {
    FriendsScreen.preview(
        .preview {
            $0.friends = Listing(activity: .refreshing)
            $0.received = Listing(activity: .refreshing)
            $0.sent = Listing(activity: .refreshing)
        }
    )
}

#Preview("Friends, failed") {
    FriendsScreen.preview(.preview { $0.friends = Listing(error: RepoError(.unavailable)) })
}
#endif
