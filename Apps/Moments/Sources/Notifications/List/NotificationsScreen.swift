import DesignKit
import ListKit
import MomentsRepositories
import SwiftUI

/// The screen with the list of notifications.
///
/// It requires a `NavigationStack` with destinations for `Route.moment` and `Route.person`.
public struct NotificationsScreen: View {
    @StateObject private var observer: ViewModelObserver<NotificationsListViewModel, Bool>
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.localizer) private var localizer
    @Environment(\.scenePhase) private var scenePhase

    /// - Parameter viewModel: Retained by the app while the same person is signed in. For the tab's badge before the screen is
    ///   first opened, the app also applies `appModelStates(of:)` for it.
    public init(viewModel: NotificationsListViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.hasNew))
    }

    private var viewModel: NotificationsListViewModel { observer.viewModel }

    public var body: some View {
        ListScreen(viewModel, rows: Self.rows, layout: .compact, newItemsLabel: Text("New notifications")) {
            EmptyStateView(
                "No notifications yet",
                symbol: "bell",
                message: "Likes, comments and requests from your friends appear here."
            )
        }
        .page(Text("Notifications"))
        .appModelStates(of: viewModel)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                    Task { await viewModel.markAllTapped() }
                } label: {
                    Image(systemName: "envelope.open")
                }
                .disabled(!observer.value)
                .accessibilityLabel(Text("Mark all as read"))
                .help(Text("Mark all as read"))
            }
        }
        .onAppear { viewModel.screenAppeared() }
        .onDisappear { viewModel.screenDisappeared() }
        .onChange(of: scenePhase, initial: true) { _, phase in
            viewModel.activityChanged(to: phase == .active)
        }
        .onChange(of: Place(locale: locale, timeZone: timeZone), initial: true) { _, place in
            var calendar = calendar
            calendar.timeZone = place.timeZone
            viewModel.placeChanged(to: localizer, calendar: calendar)
        }
    }

    private struct Place: Equatable {
        var locale: Locale
        var timeZone: TimeZone
    }

    private static let rows = RowViews()
        .row(for: NotificationListItemViewModel.self) { NotificationRow(viewModel: $0) }
}

#if DEBUG
#Preview("Notifications, list") {
    NotificationsScreen.preview()
}

#Preview("Notifications, dark") {
    NotificationsScreen.preview()
        .preferredColorScheme(.dark)
}

#Preview("Notifications, none") {
    NotificationsScreen.preview { $0.notifications = Listing(items: []) }
}

#Preview("Notifications, loading") {
    NotificationsScreen.preview { $0.notifications = Listing(activity: .refreshing) }
}

#Preview("Notifications, failed") {
    NotificationsScreen.preview { $0.notifications = Listing(error: RepoError(.unavailable)) }
}
#endif
