import SwiftUI

/// A figure above its name.
struct Tile<Figure: View>: View {
    let name: String
    @ViewBuilder let figure: Figure

    var body: some View {
        VStack {
            figure
                .frame(height: 100)
            Text(name)
                .font(.caption)
        }
        .padding(12)
        .frame(maxWidth: .infinity)
        .background(.background.secondary, in: .rect(cornerRadius: 12))
        .accessibilityElement(children: .contain)
        .accessibilityLabel(name)
    }
}

/// Tiles in as many columns as fit.
struct Tiles<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) { content }
            .padding()
    }
}
