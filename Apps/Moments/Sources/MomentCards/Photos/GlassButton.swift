import DesignKit
import SwiftUI

/// A button with a symbol that is visible on any photo.
struct GlassButton: View {
    let name: String
    let label: Text
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { GlassSymbol(name: name) }
            .buttonStyle(.plain)
            .accessibilityLabel(label)
    }
}

/// A symbol on a dark circle.
struct GlassSymbol: View {
    let name: String

    var body: some View {
        Image(systemName: name)
            .font(.system(size: 17, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: 44, height: 44)
            .background(.black.opacity(0.55), in: .circle)
    }
}

#Preview("Glass button, on a dark ground", traits: .sizeThatFitsLayout) {
    GlassButton(name: "xmark", label: Text(verbatim: "Close")) {}
        .padding()
        .background(.black)
}

#Preview("Glass button, on a light ground", traits: .sizeThatFitsLayout) {
    GlassButton(name: "chevron.right", label: Text(verbatim: "Next photo")) {}
        .padding()
        .background(Palette.blobWarm)
}

#Preview("Glass symbol, on a dark ground", traits: .sizeThatFitsLayout) {
    GlassSymbol(name: "square.and.arrow.down")
        .padding()
        .background(.black)
}

#Preview("Glass symbol, on a light ground", traits: .sizeThatFitsLayout) {
    GlassSymbol(name: "plus.magnifyingglass")
        .padding()
        .background(.white)
}
