import SwiftUI

/// Shadows, blurs, blending, masks, clips and materials.
struct EffectsPage: View {
    @ScaledMetric(relativeTo: .caption) private var width = 130.0

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 20)], spacing: 20) {
                sample("Shadow") { card.shadow(color: .black.opacity(0.4), radius: 8, y: 4) }
                sample("Raised") {
                    Circle().fill(
                        Color(.secondarySystemBackground)
                            .shadow(.drop(color: .black.opacity(0.25), radius: 6, x: 5, y: 5))
                            .shadow(.drop(color: .white, radius: 5, x: -4, y: -4))
                    )
                }
                sample("Hollow") {
                    RoundedRectangle(cornerRadius: 20).fill(
                        Color(.secondarySystemBackground)
                            .shadow(.inner(color: .black.opacity(0.35), radius: 5, x: 4, y: 4))
                            .shadow(.inner(color: .white, radius: 4, x: -3, y: -3))
                    )
                }
                sample("Blur") { card.blur(radius: 4) }
                sample("Opacity") { card.opacity(0.4) }
                sample("Clip") { card.clipShape(Circle()) }
                sample("Mask") {
                    card.mask { Image(systemName: "heart.fill").font(.system(size: 90)) }
                }
                sample("Multiply") {
                    ZStack {
                        Circle().fill(.yellow).offset(x: -16)
                        Circle().fill(.cyan).offset(x: 16).blendMode(.multiply)
                    }
                    .compositingGroup()
                }
                sample("Grayscale") { card.grayscale(1) }
                sample("Saturation") { card.saturation(2.5) }
                sample("Hue") { card.hueRotation(.degrees(120)) }
                sample("Inverted") { card.colorInvert() }
            }
            .padding()
            VStack(spacing: 0) {
                material("Ultra thin", .ultraThinMaterial)
                material("Regular", .regularMaterial)
                material("Ultra thick", .ultraThickMaterial)
            }
            .padding()
            .background(card)
            .clipShape(.rect(cornerRadius: 16))
            .padding([.horizontal, .bottom])
        }
    }

    private var card: some View {
        LinearGradient(colors: [.orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    private func sample(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack {
            content().frame(width: 100, height: 100)
            Text(title).font(.caption)
        }
    }

    private func material(_ title: String, _ material: Material) -> some View {
        Text(title)
            .padding()
            .frame(maxWidth: .infinity)
            .background(material)
    }
}
