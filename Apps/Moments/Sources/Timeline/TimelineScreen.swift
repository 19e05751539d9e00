import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// The first page of the app: the viewer's profile, and everybody's moments below.
///
/// It stands in a `NavigationStack` that knows where `Route.moment` and `Route.person` lead.
public struct TimelineScreen: View {
    private let viewModel: MomentsTimelineViewModel
    private let compose: @MainActor () -> Void
    private let findFriends: @MainActor () -> Void

    /// - Parameters:
    ///   - viewModel: Kept by the app as long as the same person is signed in.
    ///   - compose: Begins a new moment.
    ///   - findFriends: Leads to where friends are found.
    public init(
        viewModel: MomentsTimelineViewModel,
        compose: @escaping @MainActor () -> Void,
        findFriends: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.compose = compose
        self.findFriends = findFriends
    }

    public var body: some View {
        ListScreen(viewModel, rows: Self.rows, newItemsLabel: Text("New moments")) {
            EmptyStateView(
                symbol: "sparkles",
                title: Text("Your timeline begins here"),
                message: Text("What you and your friends share shows up here. Write something, or find your friends.")
            ) {
                Button(action: compose) { Text("Write your first moment") }
                    .buttonStyle(.primary)
                Button(action: findFriends) { Text("Find friends") }
                    .buttonStyle(.pill)
            }
        }
        .background { Ground() }
        .appModelStates(of: viewModel)
        .navigationTitle(Text("Moments"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(action: compose) { Image(systemName: "square.and.pencil") }
                    .accessibilityLabel(Text("New moment"))
                    .keyboardShortcut("n", modifiers: [.command, .shift])
            }
        }
    }

    /// The rows of lists of moments.
    static let rows = RowViews()
        .row(for: UserProfileListItemViewModel.self) { ProfileHeader(viewModel: $0) }
        .row(for: MomentListItemViewModel.self) { MomentRow(viewModel: $0) }
}
