import SwiftUI

/// Colours and images from the asset catalogue, which adapt to the appearance.
struct AssetsPage: View {
    var body: some View {
        List {
            Section("Colors") {
                swatch("Lagoon")
                swatch("Ember")
            }
            Section("Images") {
                Image("Lighthouse", bundle: .module)
                Label("Wave", image: "Wave")
            }
        }
    }

    private func swatch(_ name: String) -> some View {
        HStack {
            RoundedRectangle(cornerRadius: 6)
                .fill(Color(name, bundle: .module))
                .frame(width: 44, height: 28)
            Text(name)
        }
    }
}
