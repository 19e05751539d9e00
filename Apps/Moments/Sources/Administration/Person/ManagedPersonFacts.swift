import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// The numbers and dates of a person's account.
struct ManagedPersonFacts: View {
    let person: ManagedPerson
    @Environment(\.localizer) private var localizer

    var body: some View {
        CardGroup(Text("Account")) {
            FactRow(Text("Moments"), Text(person.momentCount, format: .number))
            Divider()
            FactRow(Text("Open reports"), Text(person.openReportCount, format: .number))
            Divider()
            FactRow(Text("Joined"), Text(person.createdDate, format: .dateTime.year().month(.wide).day()))
            Divider()
            FactRow(Text("Last seen"), lastSeen)
            if let date = person.deletionDate {
                Divider()
                FactRow(Text("Will be deleted"), Text(date, format: .dateTime.year().month(.wide).day()))
            }
        }
    }

    private var lastSeen: Text {
        person.lastSeenDate.map { Text(verbatim: localizer.relative($0)) } ?? Text("Not signed in")
    }
}

/// A name, and its value.
private struct FactRow: View {
    private let name: Text
    private let value: Text

    init(_ name: Text, _ value: Text) {
        self.name = name
        self.value = value
    }

    var body: some View {
        AdaptiveStack(spacing: Spacing.s) {
            name
                .foregroundStyle(Palette.secondaryText)
                .frame(maxWidth: .infinity, alignment: .leading)
            value
                .foregroundStyle(Palette.text)
        }
        .font(.cardDetail)
        .frame(minHeight: 36)
        .accessibilityElement(children: .combine)
    }
}

#if DEBUG
#Preview("Managed person facts, active", traits: .sizeThatFitsLayout) {
    ManagedPersonFacts(
        person: ManagedPerson(
            userDetails: PreviewSamples.grace,
            createdDate: PreviewSamples.hours(ago: 9000),
            lastSeenDate: PreviewSamples.hours(ago: 3),
            momentCount: 1402,
            openReportCount: 2
        )
    )
    .previewRow()
}

#Preview("Managed person facts, leaving", traits: .sizeThatFitsLayout) {
    ManagedPersonFacts(
        person: ManagedPerson(
            userDetails: PreviewSamples.alan,
            createdDate: PreviewSamples.hours(ago: 100),
            deletionDate: PreviewSamples.hours(ago: -100)
        )
    )
    .previewRow()
}
#endif
