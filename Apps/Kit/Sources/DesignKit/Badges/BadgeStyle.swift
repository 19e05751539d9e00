import SwiftUI

/// The appearance of badges.
///
///     Badge(count: 3).badgeStyle(.dot)
@MainActor @preconcurrency
public protocol BadgeStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: BadgeStyleConfiguration) -> Body
}

/// The properties of a badge.
public struct BadgeStyleConfiguration: Hashable, Sendable {
    /// The number of new items, at least 1.
    public let count: Int
}

/// A badge style that shows a number in a capsule.
public struct CapsuleBadgeStyle: BadgeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: BadgeStyleConfiguration) -> some View {
        Text(verbatim: configuration.count > 99 ? "99+" : String(configuration.count))
            .font(.badge)
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .frame(minWidth: 20, minHeight: 20)
            .background(Palette.badgeFill, in: .capsule)
    }
}

/// A badge style that shows a dot instead of the number.
public struct DotBadgeStyle: BadgeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: BadgeStyleConfiguration) -> some View {
        Circle()
            .fill(Palette.badgeFill)
            .frame(width: 10, height: 10)
            .overlay { Circle().stroke(Palette.card, lineWidth: 2) }
    }
}

extension BadgeStyle where Self == CapsuleBadgeStyle {
    /// A number in a capsule.
    public static var capsule: CapsuleBadgeStyle { CapsuleBadgeStyle() }
}

extension BadgeStyle where Self == DotBadgeStyle {
    /// A dot instead of the number.
    public static var dot: DotBadgeStyle { DotBadgeStyle() }
}

extension Palette {
    /// The background of a badge's white number.
    static let badgeFill = Color(light: 0xC4183C, dark: 0xD02A4C)
}

extension EnvironmentValues {
    /// The style of badges.
    @Entry var badgeStyle: any BadgeStyle = CapsuleBadgeStyle()
}

extension View {
    /// Sets the style of badges in this view.
    public func badgeStyle(_ style: any BadgeStyle) -> some View {
        environment(\.badgeStyle, style)
    }
}

#Preview("Badge style, capsule", traits: .sizeThatFitsLayout) {
    Badge(count: 3)
        .badgeStyle(.capsule)
        .padding()
}

#Preview("Badge style, capsule with a large count", traits: .sizeThatFitsLayout) {
    Badge(count: 120)
        .badgeStyle(.capsule)
        .padding()
}

#Preview("Badge style, dot", traits: .sizeThatFitsLayout) {
    Badge(count: 3)
        .badgeStyle(.dot)
        .padding()
}

#Preview("Badge style, dot in dark mode", traits: .sizeThatFitsLayout) {
    Badge(count: 3)
        .badgeStyle(.dot)
        .padding()
        .preferredColorScheme(.dark)
}
