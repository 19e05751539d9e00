import SwiftUI

/// The mark of a row with something that was not read: a word in a capsule.
public struct UnreadMark: View {
    @Environment(\.theme) private var theme

    public init() {}

    public var body: some View {
        Text("Unread")
            .font(.badge)
            .foregroundStyle(.white)
            .padding(.horizontal, Spacing.xs)
            .frame(minHeight: 18)
            .background(theme.accentFill, in: .capsule)
            .transition(.scale.combined(with: .opacity))
    }
}

#Preview("Unread mark, light", traits: .sizeThatFitsLayout) {
    UnreadMark()
        .padding()
}

#Preview("Unread mark, dark", traits: .sizeThatFitsLayout) {
    UnreadMark()
        .padding()
        .preferredColorScheme(.dark)
}
