import SwiftUI

/// A badge with a count of new items, in the environment's style; hidden for 0.
public struct Badge: View {
    private let count: Int
    @Environment(\.badgeStyle) private var style

    public init(count: Int) { self.count = count }

    public var body: some View {
        if count > 0 {
            erased(style)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text("\(count) new"))
                .transition(.scale.combined(with: .opacity))
        }
    }

    private func erased(_ style: any BadgeStyle) -> AnyView {
        func make(_ style: some BadgeStyle) -> AnyView {
            AnyView(style.makeBody(configuration: BadgeStyleConfiguration(count: count)))
        }
        return make(style)
    }
}

#Preview("Badge, counts", traits: .sizeThatFitsLayout) {
    HStack(spacing: Spacing.m) {
        ForEach([1, 12, 99, 120], id: \.self) { Badge(count: $0) }
    }
    .padding()
}

#Preview("Badge, on a symbol", traits: .sizeThatFitsLayout) {
    Image(systemName: "bell")
        .font(.title)
        .overlay(alignment: .topTrailing) { Badge(count: 3).offset(x: 10, y: -8) }
        .padding(Spacing.l)
}
