import SwiftUI

struct SpeciesRow: View {
    let species: Species

    var body: some View {
        Label {
            VStack(alignment: .leading) {
                Text(species.name)
                Text(species.latinName)
                    .font(.subheadline)
                    .italic()
                    .foregroundStyle(.secondary)
            }
        } icon: {
            Image(systemName: species.habitat.symbol)
                .accessibilityLabel(species.habitat.title)
        }
    }
}
