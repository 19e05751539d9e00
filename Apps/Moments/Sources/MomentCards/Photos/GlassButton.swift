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
