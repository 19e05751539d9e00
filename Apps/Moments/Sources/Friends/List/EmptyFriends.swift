import DesignKit
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
                message: Text("Try a shorter part of the name or the handle.")
            )
        } else {
            switch filter.category {
            case .all:
                EmptyStateView(
                    symbol: "person.2",
                    title: Text("No friends yet"),
                    message: Text("Ask somebody by the handle. What you share is for friends only.")
                ) {
                    Button(action: add) { Text("Add your first friend") }
                        .buttonStyle(.primary)
                }
            case .new:
                EmptyStateView(
                    symbol: "sparkles",
                    title: Text("No new friends"),
                    message: Text("Who became your friend in the last 30 days shows up here.")
                )
            case .active:
                EmptyStateView(
                    symbol: "clock",
                    title: Text("It is quiet"),
                    message: Text("Friends who shared something in the last 30 days show up here.")
                )
            case .requests:
                EmptyStateView(
                    symbol: "tray",
                    title: Text("No requests"),
                    message: Text("Nobody waits for an answer, neither you nor anybody else.")
                )
            }
        }
    }
}
