import DesignKit
import MomentCards
import SwiftUI

/// The content of an empty friends list.
struct EmptyFriends: View {
    let filter: FriendsFilter
    let add: @MainActor () -> Void

    var body: some View {
        if let text = filter.foundText {
            EmptyStateView(
                symbol: "magnifyingglass",
                title: Text("Nothing found for “\(text)”"),
                message: Text("Try a shorter part of the name or handle.")
            )
        } else {
            switch filter.category {
            case .all:
                EmptyStateView(
                    symbol: "person.2",
                    title: Text("No friends yet"),
                    message: Text("Add friends by their handle. Only friends can see what you share.")
                ) {
                    Button(action: add) { Text("Add your first friend") }
                        .buttonStyle(.primary)
                }
            case .new:
                EmptyStateView(
                    "No new friends",
                    symbol: "sparkles",
                    message: "People who became your friends in the last 30 days appear here."
                )
            case .active:
                EmptyStateView(
                    "No recent activity",
                    symbol: "clock",
                    message: "Friends who shared something in the last 30 days appear here."
                )
            case .requests:
                EmptyStateView(
                    "No requests",
                    symbol: "tray",
                    message: "You have no pending requests, received or sent."
                )
            }
        }
    }
}

#if DEBUG
extension FriendsFilter {
    fileprivate static func preview(_ change: (inout FriendsFilter) -> Void) -> FriendsFilter {
        var filter = FriendsFilter()
        change(&filter)
        return filter
    }
}

#Preview("No friends, all", traits: .sizeThatFitsLayout) {
    EmptyFriends(filter: FriendsFilter()) {}
        .previewRow()
}

#Preview("No friends, requests", traits: .sizeThatFitsLayout) {
    EmptyFriends(filter: .preview { $0.category = .requests }) {}
        .previewRow()
}

#Preview("No friends, search", traits: .sizeThatFitsLayout) {
    EmptyFriends(filter: .preview { $0.foundText = "Charles Babbage" }) {}
        .previewRow()
}
#endif
