import SwiftUI

/// A toggle button with a heart or a star.
///
///     FavouriteButton(.heart, isOn: moment.isLiked, label: Text("Like")) { likeButtonTapped() }
///
/// Screen readers announce it as a toggle button.
public struct FavouriteButton: View {
    private let symbol: FavouriteSymbol
    private let isOn: Bool
    private let label: Text
    private let action: @MainActor () -> Void

    /// - Parameters:
    ///   - label: The accessibility label, the same in both states.
    ///   - action: Called on a tap; the caller updates `isOn`.
    public init(_ symbol: FavouriteSymbol, isOn: Bool, label: Text, action: @escaping @MainActor () -> Void) {
        self.symbol = symbol
        self.isOn = isOn
        self.label = label
        self.action = action
    }

    public var body: some View {
        // The caller decides whether the tap changes anything.
        Toggle(isOn: Binding(get: { isOn }, set: { _ in withAnimation(.pop) { action() } })) { label }
            .toggleStyle(FavouriteToggleStyle(symbol: symbol, label: label))
    }
}

private struct FavouriteToggleStyle: ToggleStyle {
    let symbol: FavouriteSymbol
    let label: Text

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            ZStack {
                if configuration.isOn {
                    Image(systemName: "\(symbol.name).fill")
                        .foregroundStyle(symbol.color)
                        .transition(.scale(scale: 0.2).combined(with: .opacity))
                } else {
                    Image(systemName: symbol.name)
                        .foregroundStyle(Palette.secondaryText)
                }
            }
            .font(.system(size: 20, weight: .semibold))
        }
        .buttonStyle(.soft(isSunk: configuration.isOn))
        .accessibilityLabel(label)
        .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}

#Preview("Favourite button, off and on", traits: .sizeThatFitsLayout) {
    VStack(spacing: Spacing.m) {
        ForEach(FavouriteSymbol.allCases, id: \.self) { symbol in
            HStack(spacing: Spacing.m) {
                FavouriteButton(symbol, isOn: false, label: Text(verbatim: "Like")) {}
                FavouriteButton(symbol, isOn: true, label: Text(verbatim: "Like")) {}
            }
        }
    }
    .padding(Spacing.l)
    .background(Palette.softFace)
}

#Preview("Favourite button, toggled by taps", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    FavouriteButton(.heart, isOn: isOn, label: Text(verbatim: "Like")) { isOn.toggle() }
        .padding(Spacing.l)
        .background(Palette.softFace)
        .preferredColorScheme(.dark)
}
