import MomentsFoundations
import SwiftUI

/// How long ago something was, as "5 minutes ago"; it goes on while it is looked at.
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
