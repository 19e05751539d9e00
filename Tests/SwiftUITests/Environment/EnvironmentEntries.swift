import SwiftUI

extension EnvironmentValues {
    @Entry var badgeCount = 0
    @Entry var badgeTitle: String?
    @Entry var badgeColor: Color = .red
    @Entry var badgeFormatter: @Sendable (Int) -> String = { "\($0)" }
}

extension Transaction {
    @Entry var isFromGesture = false
}

struct BadgeView: View {
    @Environment(\.badgeCount) private var count
    @Environment(\.badgeTitle) private var title
    @Environment(\.badgeColor) private var color
    @Environment(\.badgeFormatter) private var format

    var body: some View {
        if count > 0 {
            Text("\(title ?? "Badge"): \(format(count))").foregroundStyle(color)
        } else {
            Text("No badge")
        }
    }
}

struct BadgesView: View {
    var body: some View {
        BadgeView()
        BadgeView()
            .environment(\.badgeCount, 3)
            .environment(\.badgeTitle, "Unread")
            .environment(\.badgeFormatter) { String(repeating: "*", count: $0) }
    }
}
