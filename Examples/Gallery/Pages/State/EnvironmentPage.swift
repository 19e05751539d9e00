import SwiftUI

/// Badges styled by an environment value that is set once for all descendant views.
struct EnvironmentPage: View {
    @State private var isLoud = false

    var body: some View {
        VStack(spacing: 24) {
            HStack {
                Badge("New")
                Badge("Sale")
                Badge("Last one")
                    .environment(\.badgeStyle, BadgeStyle(color: .purple, isFilled: true))
            }
            Toggle("Prominent badges", isOn: $isLoud)
                .frame(maxWidth: 240)
        }
        .padding()
        .environment(\.badgeStyle, isLoud ? .loud : .quiet)
    }
}

private struct BadgeStyle {
    var color: Color
    var isFilled: Bool

    static let quiet = BadgeStyle(color: .blue, isFilled: false)
    static let loud = BadgeStyle(color: .red, isFilled: true)
}

private struct BadgeStyleKey: EnvironmentKey {
    static let defaultValue = BadgeStyle.quiet
}

extension EnvironmentValues {
    fileprivate var badgeStyle: BadgeStyle {
        get { self[BadgeStyleKey.self] }
        set { self[BadgeStyleKey.self] = newValue }
    }
}

private struct Badge: View {
    @Environment(\.badgeStyle) private var style
    private let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Text(title)
            .font(.headline)
            .foregroundStyle(style.isFilled ? Color(.systemBackground) : .primary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(style.isFilled ? style.color : .clear, in: .capsule)
            .overlay(Capsule().strokeBorder(style.color, lineWidth: 2))
    }
}
