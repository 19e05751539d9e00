import SwiftUI

/// Views that are moved, rotated and scaled without changing the layout.
struct TransformsPage: View {
    @State private var degrees = 30.0

    var body: some View {
        VStack(spacing: 32) {
            HStack(spacing: 32) {
                card("Rotated").rotationEffect(.degrees(degrees))
                card("In 3D").rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
            }
            HStack(spacing: 32) {
                card("Scaled").scaleEffect(0.5 + degrees / 180)
                card("Moved").offset(x: degrees / 6, y: -degrees / 6)
            }
            HStack {
                Button("Turn back") { withAnimation { degrees -= 30 } }
                Button("Turn") { withAnimation { degrees += 30 } }
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }

    private func card(_ title: String) -> some View {
        Text(title)
            .font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(.white)
            .frame(width: 110, height: 110)
            .background(Color.indigo, in: .rect(cornerRadius: 16))
    }
}
