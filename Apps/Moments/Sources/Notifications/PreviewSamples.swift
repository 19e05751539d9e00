#if DEBUG
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

extension NotificationsScreen {
    /// The page with fixed notifications.
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let repo = PreviewRepo(change)
        let viewModel = NotificationsListViewModel(
            repo: repo,
            friends: repo,
            tracking: TrackingRepo(),
            localizer: Localizer(locale: Locale(identifier: "en"), clock: .fixed(PreviewSamples.now))
        )
        return NavigationStack { NotificationsScreen(viewModel: viewModel) }
            .environment(\.appClock, .fixed(PreviewSamples.now))
            .environmentObject(AppModel())
            .tint(Palette.accent)
    }
}

extension NotificationEntry {
    /// An entry of one of the sample notifications.
    static func preview(_ index: Int, isNew: Bool = false, request: Request = .none) -> NotificationEntry {
        NotificationEntry(group: PreviewSamples.notifications[index], isNew: isNew, request: request)
    }
}

extension NotificationListItemViewModel {
    static func preview(_ entry: NotificationEntry) -> NotificationListItemViewModel {
        NotificationListItemViewModel(entry, seen: { _ in }, accept: { _ in })
    }
}

extension View {
    /// The surroundings of a row or a part of one.
    func previewRow() -> some View {
        padding(Spacing.m)
            .background { Ground() }
            .environment(\.appClock, .fixed(PreviewSamples.now))
            .tint(Palette.accent)
    }
}
#endif
