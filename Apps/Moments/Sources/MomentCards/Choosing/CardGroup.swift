import DesignKit
import SwiftUI

/// A card with rows, below its title.
public struct CardGroup<Rows: View>: View {
    private let title: Text?
    private let rows: Rows

    public init(_ title: Text? = nil, @ViewBuilder rows: () -> Rows) {
        self.title = title
        self.rows = rows()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let title {
                title
                    .font(.sectionTitle)
                    .foregroundStyle(Palette.text)
                    .padding(.horizontal, Spacing.xs)
                    .accessibilityAddTraits(.isHeader)
            }
            VStack(alignment: .leading, spacing: Spacing.xs) { rows }
                .padding(.horizontal, Spacing.m)
                .padding(.vertical, Spacing.xs)
                .frame(maxWidth: .infinity, alignment: .leading)
                .card()
        }
    }
}

#Preview("Card group, title", traits: .sizeThatFitsLayout) {
    CardGroup(Text(verbatim: "Tags")) { Text(verbatim: "Family") }
        .padding()
        .background { Ground() }
}

#Preview("Card group, rows only", traits: .sizeThatFitsLayout) {
    CardGroup {
        Text(verbatim: "Family")
        Divider()
        Text(verbatim: "Work")
    }
    .padding()
    .background { Ground() }
}
