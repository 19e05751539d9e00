import DesignKit
import SwiftUI

/// The like button of the classic style: a toggle with a heart.
struct ClassicLikeToggle: View {
    let isLiked: Bool
    let like: @MainActor () -> Void

    var body: some View {
        // The view model decides whether the tap changes anything.
        Toggle(isOn: Binding(get: { isLiked }, set: { _ in withAnimation(.easeInOut) { like() } })) { Text("Like") }
            .toggleStyle(ClassicLikeToggleStyle())
    }
}

/// A round toggle style that looks raised. When it is on, its gradient is reversed, so that it looks pressed in.
struct ClassicLikeToggleStyle: ToggleStyle {
    private static let diameter: CGFloat = 44

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(systemName: configuration.isOn ? "heart.fill" : "heart")
                .font(.system(size: 19, weight: .semibold))
                .foregroundStyle(configuration.isOn ? Palette.heart : Palette.secondaryText)
                .animation(.easeInOut, value: configuration.isOn)
                .frame(width: Self.diameter, height: Self.diameter)
                .background {
                    Circle()
                        .fill(face(isOn: configuration.isOn))
                        .strokeBorder(line(isOn: configuration.isOn), lineWidth: 2)
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Like"))
        .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
    }

    private func face(isOn: Bool) -> some ShapeStyle {
        gradient(isReversed: isOn)
            .shadow(.drop(color: Palette.shade.opacity(0.6), radius: 5, x: 5, y: 5))
            .shadow(.drop(color: Palette.glow.opacity(0.9), radius: 5, x: -5, y: -5))
    }

    private func line(isOn: Bool) -> LinearGradient { gradient(isReversed: !isOn) }

    private func gradient(isReversed: Bool) -> LinearGradient {
        let colors = [Palette.glow, Palette.softFace, Palette.shade.opacity(0.6)]
        return LinearGradient(
            colors: isReversed ? colors.reversed() : colors,
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
    }
}

#Preview("Classic like toggle, off", traits: .sizeThatFitsLayout) {
    ClassicLikeToggle(isLiked: false) {}
        .padding(Spacing.l)
        .background(Palette.softFace)
}

#Preview("Classic like toggle, on", traits: .sizeThatFitsLayout) {
    ClassicLikeToggle(isLiked: true) {}
        .padding(Spacing.l)
        .background(Palette.softFace)
}

#Preview("Classic like toggle style, toggled by taps", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle(isOn: $isOn) { Text(verbatim: "Like") }
        .toggleStyle(ClassicLikeToggleStyle())
        .padding(Spacing.l)
        .background(Palette.softFace)
}

#Preview("Classic like toggle style, dark", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    Toggle(isOn: $isOn) { Text(verbatim: "Like") }
        .toggleStyle(ClassicLikeToggleStyle())
        .padding(Spacing.l)
        .background(Palette.softFace)
        .preferredColorScheme(.dark)
}
