import DesignKit
import ListKit
import SwiftUI

/// The screen with the list of friends and friend requests.
///
/// It requires a `NavigationStack` with a destination for `Route.person`.
public struct FriendsScreen: View {
    @StateObject private var observer: ViewModelObserver<FriendsListViewModel, FriendsFilter>
    @AppStorage("friends.rows") private var style = FriendRowStyle.large
    @State private var isAdding = false
    @State private var isSorting = false
    @Environment(\.locale) private var locale
    @Environment(\.localizer) private var localizer

    /// - Parameter viewModel: Retained by the app while the same person is signed in.
    public init(viewModel: FriendsListViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.filter))
    }

    private var viewModel: FriendsListViewModel { observer.viewModel }
    private var filter: FriendsFilter { observer.value }

    public var body: some View {
        ListScreen(viewModel, rows: Self.rows, layout: style == .large ? .friends : .compact) {
            EmptyFriends(filter: filter) { isAdding = true }
        }
        .environment(\.friendRowStyle, style)
        .background { Ground() }
        .appModelStates(of: viewModel)
        .navigationTitle(Text("Friends"))
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: searchText, prompt: Text("Name or handle"))
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                styleButton
                sortButton
                addButton
            }
        }
        .sheet(isPresented: $isAdding) { AddFriendSheet(viewModel: viewModel.addFriend()) }
        .onChange(of: locale) { viewModel.languageChanged(to: localizer) }
    }

    private var searchText: Binding<String> {
        Binding {
            filter.searchText
        } set: {
            viewModel.searchTextChanged(to: $0)
        }
    }

    private var styleButton: some View {
        Button {
            withAnimation(.settle) { style = style.toggled }
        } label: {
            Image(systemName: style == .large ? "list.bullet" : "rectangle.grid.1x2")
        }
        .accessibilityLabel(style == .large ? Text("Compact rows") : Text("Large rows"))
    }

    private var sortButton: some View {
        Button {
            isSorting = true
        } label: {
            Image(systemName: filter.sort == nil ? "arrow.up.arrow.down" : "arrow.up.arrow.down.circle.fill")
        }
        .accessibilityLabel(Text("Sort"))
        .accessibilityValue(filter.sort?.text ?? Text("Default order"))
        .confirmationDialog(Text("Sort friends"), isPresented: $isSorting, titleVisibility: .visible) {
            ForEach(FriendSort.allCases, id: \.self) { sort in
                Button {
                    viewModel.sortTapped(sort)
                } label: {
                    sort == filter.sort ? Text("✓ \(sort.text)") : sort.text
                }
            }
            if filter.sort != nil {
                Button(role: .destructive) {
                    viewModel.sortTapped(nil)
                } label: {
                    Text("Clear selection")
                }
            }
        }
    }

    private var addButton: some View {
        Button {
            isAdding = true
        } label: {
            Image(systemName: "person.badge.plus")
        }
        .accessibilityLabel(Text("Add a friend"))
    }

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
