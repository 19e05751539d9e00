import SwiftUI

/// A heart or a star that is on or off.
///
///     FavouriteButton(.heart, isOn: moment.isLiked, label: Text("Like")) { likeButtonTapped() }
///
/// To screen readers it is a button that stays pressed while it is on.
public struct FavouriteButton: View {
    private let symbol: FavouriteSymbol
    private let isOn: Bool
    private let label: Text
    private let action: @MainActor () -> Void

    /// - Parameters:
    ///   - label: What pressing it means; the same whether it is on or off.
    ///   - action: What turns it on or off; the button itself keeps nothing.
    public init(_ symbol: FavouriteSymbol, isOn: Bool, label: Text, action: @escaping @MainActor () -> Void) {
        self.symbol = symbol
        self.isOn = isOn
        self.label = label
        self.action = action
    }

    public var body: some View {
        Button {
            withAnimation(.pop) { action() }
        } label: {
            ZStack {
                if isOn {
                    Image(systemName: "\(symbol.name).fill")
                        .foregroundStyle(symbol.color)
                        .transition(.scale(scale: 0.2).combined(with: .opacity))
                } else {
                    Image(systemName: symbol.name)
                        .foregroundStyle(Palette.secondaryText)
                }
            }
            .font(.system(size: 20, weight: .semibold))
            .accessibilityHidden(true)
        }
        .buttonStyle(.soft(isSunk: isOn))
        .accessibilityLabel(label)
        .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}
