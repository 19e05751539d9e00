import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The app's first page: the viewer's profile, notices, and the timeline below.
///
/// It requires a `NavigationStack` with destinations for `Route.moment` and `Route.person`.
public struct TimelineScreen: View {
    @Environment(\.windowRoom) private var room
    private let viewModel: MomentsTimelineViewModel
    private let compose: @MainActor () -> Void
    private let findFriends: @MainActor () -> Void

    /// - Parameters:
    ///   - viewModel: Retained by the app while the same person is signed in.
    ///   - compose: Opens the composer for a new moment.
    ///   - findFriends: Opens the page for finding friends.
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
        ListScreen(viewModel, rows: Self.rows, newItemsLabel: Text("New moments"), keys: .momentKeys) {
            EmptyStateView(
                symbol: "sparkles",
                title: Text("Your timeline is empty"),
                message: Text("Moments that you and your friends share appear here. Write one, or find friends.")
            ) {
                Button(action: compose) { Text("Write your first moment") }
                    .buttonStyle(.primary)
                Button(action: findFriends) { Text("Find friends") }
                    .buttonStyle(.pill)
            }
        }
        .page(Text("Moments"))
        .appModelStates(of: viewModel)
        .toolbar {
            // A sidebar has a button of its own.
            if room == .column {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(action: compose) { Image(systemName: "square.and.pencil") }
                        .accessibilityLabel(Text("New moment"))
                        .keyboardShortcut("n", modifiers: [.command, .shift])
                }
            }
        }
    }

    /// The rows of lists of moments.
    static let rows = RowViews()
        .row(for: UserProfileListItemViewModel.self) { ProfileHeader(viewModel: $0) }
        .row(for: NoticeListItemViewModel.self) { NoticeRow(viewModel: $0).padding(.horizontal, Spacing.s) }
        .row(for: MomentListItemViewModel.self) { MomentRow(viewModel: $0) }
        .row(for: OutboxListItemViewModel.self) { OutboxRow(viewModel: $0).padding(.horizontal, Spacing.s) }
}

#if DEBUG
extension TimelineScreen {
    /// The page of the viewer with fixed content.
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let repo = PreviewRepo(change)
        let viewModel = MomentsTimelineViewModel(
            profile: UserProfileListItemViewModel(user: PreviewSamples.ada),
            repo: repo,
            account: repo,
            friends: repo,
            privacy: repo,
            reports: repo,
            outbox: repo.outbox(),
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo()
        )
        return NavigationStack { TimelineScreen(viewModel: viewModel, compose: {}, findFriends: {}) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Timeline, moments") {
    TimelineScreen.preview()
}

#Preview("Timeline, moments in dark mode") {
    TimelineScreen.preview()
        .preferredColorScheme(.dark)
}

#Preview("Timeline, classic style") {
    TimelineScreen.preview()
        .environment(\.cardStyle, .classic)
}

#Preview("Timeline, notice") {
    TimelineScreen.preview { content in
        var viewer = PreviewSamples.viewer
        viewer.notices = [
            Notice(
                id: 1,
                kind: .announcement,
                text: "The server is down for an hour on Sunday morning, for an update.",
                createdDate: PreviewSamples.hours(ago: 3)
            )
        ]
        content.account = .signedIn(viewer)
    }
}

#Preview("Timeline, empty") {
    TimelineScreen.preview { $0.timeline = Listing(items: []) }
}

#Preview("Timeline, loading") {
    TimelineScreen.preview { $0.timeline = Listing(activity: .refreshing) }
}

#Preview("Timeline, failed") {
    TimelineScreen.preview { $0.timeline = Listing(error: RepoError(.unavailable)) }
}

#Preview("Timeline, failed refresh") {
    TimelineScreen.preview { $0.timeline.error = RepoError(.unavailable) }
}
#endif
