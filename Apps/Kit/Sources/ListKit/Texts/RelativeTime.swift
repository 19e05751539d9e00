import AppFoundations
import SwiftUI

/// A relative time such as "5 minutes ago", which updates while visible.
public struct RelativeTime: View {
    private let date: Date
    @Environment(\.localizer) private var localizer

    public init(_ date: Date) { self.date = date }

    public var body: some View {
        TimelineView(RelativeTimeSchedule(date: date)) { _ in
            Text(verbatim: localizer.relative(date))
        }
    }
}
