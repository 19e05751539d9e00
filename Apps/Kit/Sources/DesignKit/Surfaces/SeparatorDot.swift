import SwiftUI

/// A dot between two words of an ``AdaptiveStack``; nothing where they are below each other.
public struct SeparatorDot: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    public init() {}

    public var body: some View {
        if !typeSize.isAccessibilitySize {
            Text(verbatim: "·")
                .accessibilityHidden(true)
        }
    }
}

#Preview("Separator dot, row", traits: .sizeThatFitsLayout) {
    AdaptiveStack {
        Text(verbatim: "2 hours ago")
        SeparatorDot()
        Text(verbatim: "Friends")
    }
    .padding()
}

#Preview("Separator dot, column for large texts", traits: .sizeThatFitsLayout) {
    AdaptiveStack {
        Text(verbatim: "2 hours ago")
        SeparatorDot()
        Text(verbatim: "Friends")
    }
    .padding()
    .dynamicTypeSize(.accessibility2)
}
