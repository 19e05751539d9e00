import DesignKit
import ItemsCatalogue
import SwiftUI

/// All facts of an item.
struct ItemFacts: View {
    let item: Item
    let group: ItemGroup?

    @Environment(\.itemLanguage) private var language

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if let group { fact(Text("Category"), group.name(in: language)) }
            fact(Text("English name"), item.name(in: .english))
            fact(Text("Chinese name"), item.name(in: .chinese))
            fact(
                Text("Keywords"),
                item.keywords(in: language).formatted(.list(type: .and, width: .narrow).locale(language.locale))
            )
            fact(Text("Year of origin"), String(item.year))
            fact(Text("Version"), item.version)
            fact(Text("Code points"), item.codePoints.joined(separator: " "))
            if !item.variants.isEmpty { fact(Text("Number of variants"), String(item.variants.count)) }
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }

    private func fact(_ label: Text, _ value: String) -> some View {
        AdaptiveStack(spacing: Spacing.s) {
            label
                .foregroundStyle(Palette.secondaryText)
                .frame(minWidth: 110, alignment: .leading)
            Text(verbatim: value)
                .foregroundStyle(Palette.text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .textSelection(.enabled)
        }
        .font(.cardDetail)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Facts, light") {
    ItemFacts(item: Catalogue.sample.items[2], group: Catalogue.sample.groups[1])
}

#Preview("Facts, dark") {
    ItemFacts(item: Catalogue.sample.items[4], group: Catalogue.sample.groups[2])
        .preferredColorScheme(.dark)
}
