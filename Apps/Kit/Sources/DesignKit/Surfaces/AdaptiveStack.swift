import SwiftUI

/// A row, or a column if the person has chosen an accessibility size for texts.
public struct AdaptiveStack<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    private let spacing: CGFloat
    private let content: Content

    public init(spacing: CGFloat = Spacing.xs, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: spacing) { content }
        } else {
            HStack(spacing: spacing) { content }
        }
    }
}

#Preview("Adaptive stack, row", traits: .sizeThatFitsLayout) {
    AdaptiveStack {
        Fact(symbol: "calendar", text: Text(verbatim: "March 2026"))
        Fact(symbol: "photo", text: Text(verbatim: "12 moments"))
    }
    .padding()
}

#Preview("Adaptive stack, column for large texts", traits: .sizeThatFitsLayout) {
    AdaptiveStack {
        Fact(symbol: "calendar", text: Text(verbatim: "March 2026"))
        Fact(symbol: "photo", text: Text(verbatim: "12 moments"))
    }
    .padding()
    .dynamicTypeSize(.accessibility2)
}
