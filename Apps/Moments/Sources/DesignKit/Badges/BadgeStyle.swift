import SwiftUI

/// How badges look.
///
///     Badge(count: 3).badgeStyle(.dot)
@MainActor @preconcurrency
public protocol BadgeStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: BadgeStyleConfiguration) -> Body
}

/// What a badge style has to show.
public struct BadgeStyleConfiguration: Hashable, Sendable {
    /// How many there are; always one at least.
    public let count: Int
}

/// A number in a capsule.
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

/// A dot that says that there is something, not how much.
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
    /// A dot that says that there is something, not how much.
    public static var dot: DotBadgeStyle { DotBadgeStyle() }
}

extension Palette {
    /// Behind the white numbers of badges.
    static let badgeFill = Color(light: 0xC4183C, dark: 0xD02A4C)
}

extension EnvironmentValues {
    /// How badges look.
    @Entry var badgeStyle: any BadgeStyle = CapsuleBadgeStyle()
}

extension View {
    /// Sets how the badges inside look.
    public func badgeStyle(_ style: any BadgeStyle) -> some View {
        environment(\.badgeStyle, style)
    }
}
