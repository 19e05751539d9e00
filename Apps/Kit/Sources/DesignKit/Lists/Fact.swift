import SwiftUI

/// A symbol with a short text.
public struct Fact: View {
    private let symbol: String
    private let text: Text
    @Environment(\.theme) private var theme

    /// - Parameter symbol: The name of a system image.
    public init(symbol: String, text: Text) {
        self.symbol = symbol
        self.text = text
    }

    public var body: some View {
        HStack(spacing: Spacing.xxs) {
            Image(systemName: symbol)
                .imageScale(.small)
                .accessibilityHidden(true)
            text
                .lineLimit(1)
        }
        .font(.cardNote)
        .foregroundStyle(theme.secondaryText)
    }
}
