import DesignKit
import ItemsCatalogue
import SwiftUI

/// One ring per category, filled by the part of its items that are starred.
struct ProgressRings: View {
    let catalogue: Catalogue
    let starred: [Item]

    var body: some View {
        let counts = Dictionary(grouping: starred, by: \.group).mapValues(\.count)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: Spacing.xs)], spacing: Spacing.s) {
            ForEach(catalogue.groups) { group in
                NavigationLink(value: ItemsRoute.category(group.id)) {
                    CategoryRing(
                        group: group,
                        emoji: catalogue.items(in: group.id).first?.emoji ?? "",
                        count: counts[group.id, default: 0],
                        total: catalogue.count(in: group.id)
                    )
                }
                .buttonStyle(.plain)
            }
        }
        .padding(Spacing.s)
        .card()
    }
}

/// The progress in a category.
struct CategoryRing: View {
    let group: ItemGroup
    let emoji: String
    let count: Int
    let total: Int

    @Environment(\.itemLanguage) private var language

    var body: some View {
        VStack(spacing: Spacing.xxs) {
            ProgressRing(
                fraction: Double(count) / Double(max(total, 1)),
                lineWidth: 6,
                track: Palette.well,
                fill: Palette.accent
            )
            .frame(width: 64, height: 64)
            .overlay { ItemPicture(emoji: emoji, size: 24) }
            Text(verbatim: group.name(in: language))
                .font(.cardNote.weight(.semibold))
                .foregroundStyle(Palette.text)
                .lineLimit(2, reservesSpace: true)
            Text("\(count) / \(total)")
                .font(.cardNote.monospacedDigit())
                .foregroundStyle(Palette.secondaryText)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, alignment: .top)
    }
}

#Preview("Rings, light") {
    NavigationStack { ProgressRings(catalogue: .sample, starred: Array(Catalogue.sample.items.prefix(3))) }
}

#Preview("Rings, dark") {
    NavigationStack { ProgressRings(catalogue: .sample, starred: Array(Catalogue.sample.items.prefix(1))) }
        .preferredColorScheme(.dark)
}

#Preview("Ring, light") {
    CategoryRing(group: Catalogue.sample.groups[0], emoji: "😀", count: 40, total: 162)
}

#Preview("Ring, dark") {
    CategoryRing(group: Catalogue.sample.groups[0], emoji: "😀", count: 162, total: 162)
        .preferredColorScheme(.dark)
}
