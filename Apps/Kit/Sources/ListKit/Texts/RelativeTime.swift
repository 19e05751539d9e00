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

#Preview("Relative time, now", traits: .sizeThatFitsLayout) {
    RelativeTime(.now)
        .padding()
        .environment(\.appClock, .fixed(.now))
}

#Preview("Relative time, each unit", traits: .sizeThatFitsLayout) {
    let now = Date(timeIntervalSince1970: 1_790_000_000)
    let ages: [TimeInterval] = [120, 10_800, 108_000, 2_592_000, 69_120_000]
    VStack(alignment: .leading) {
        ForEach(ages, id: \.self) { RelativeTime(now.addingTimeInterval(-$0)) }
    }
    .padding()
    .environment(\.appClock, .fixed(now))
}
