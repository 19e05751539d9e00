import SwiftUI

/// Colours and images from the asset catalogue, which adapt to the appearance.
struct AssetsPage: View {
    var body: some View {
        List {
            Section("Colors") {
                swatch("Lagoon", .lagoon)
                swatch("Ember", .ember)
            }
            Section("Images") {
                Image(.lighthouse)
                Label("Wave", image: .wave)
            }
        }
    }

    private func swatch(_ name: String, _ color: Color) -> some View {
        HStack {
            RoundedRectangle(cornerRadius: 6)
                .fill(color)
                .frame(width: 44, height: 28)
            Text(name)
        }
    }
}
