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

#Preview("Fact", traits: .sizeThatFitsLayout) {
    Fact(symbol: "calendar", text: Text(verbatim: "12 March 2026"))
        .padding()
}

#Preview("Fact, long text", traits: .sizeThatFitsLayout) {
    let text = "Friends since a long walk along the river on a rainy afternoon in October"
    Fact(symbol: "person.2", text: Text(verbatim: text))
        .padding()
}
