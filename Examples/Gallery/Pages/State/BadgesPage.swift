import SwiftUI

/// Badges on the corners of views, drawn by a style that the environment holds.
struct BadgesPage: View {
    @State private var count = 3
    @State private var showsDots = false

    var body: some View {
        VStack(spacing: 32) {
            HStack(spacing: 40) {
                Tile(symbol: "bell", title: "Bell").cornerBadge(count)
                Tile(symbol: "tray", title: "Inbox").cornerBadge(count * 40)
            }
            .badgeStyle(showsDots ? AnyBadgeStyle(.dot) : AnyBadgeStyle(.count))
            Tile(symbol: "person.2", title: "Always a dot")
                .cornerBadge(count)
                .badgeStyle(AnyBadgeStyle(.dot))
            VStack(spacing: 12) {
                Stepper("New: \(count)", value: $count, in: 0...9)
                Toggle("Dots for the first two", isOn: $showsDots)
            }
            .frame(maxWidth: 300)
        }
        .padding()
    }
}

private struct Tile: View {
    let symbol: String
    let title: LocalizedStringKey

    var body: some View {
        Image(systemName: symbol)
            .font(.title)
            .frame(width: 72, height: 72)
            .background(Color.blue.opacity(0.15), in: .rect(cornerRadius: 18))
            .accessibilityLabel(Text(title))
    }
}

// MARK: - A badge on a corner

extension View {
    /// Shows a badge whose centre is on the upper trailing corner of this view.
    fileprivate func cornerBadge(_ count: Int) -> some View {
        overlay(alignment: .topTrailing) {
            Badge(count: count)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }

    /// Sets the style of the badges in this view.
    fileprivate func badgeStyle(_ style: AnyBadgeStyle) -> some View { environment(\.badgeStyle, style) }
}

private struct Badge: View {
    let count: Int
    @Environment(\.badgeStyle) private var style

    var body: some View {
        if count > 0 {
            style.makeBody(configuration: BadgeConfiguration(count: count))
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text("\(count) new"))
        }
    }
}

// MARK: - Styles

private struct BadgeConfiguration {
    let count: Int
}

@MainActor
private protocol BadgeStyle: Sendable {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: BadgeConfiguration) -> Body
}

/// A number in a capsule.
private struct CountBadgeStyle: BadgeStyle {
    func makeBody(configuration: BadgeConfiguration) -> some View {
        Text(configuration.count > 99 ? "99+" : "\(configuration.count)")
            .font(.caption.weight(.bold).monospacedDigit())
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .frame(minWidth: 22, minHeight: 22)
            .background(Color(red: 0.77, green: 0.09, blue: 0.24), in: .capsule)
    }
}

/// A dot, whatever the number.
private struct DotBadgeStyle: BadgeStyle {
    func makeBody(configuration: BadgeConfiguration) -> some View {
        Circle()
            .fill(Color(red: 0.77, green: 0.09, blue: 0.24))
            .frame(width: 14, height: 14)
    }
}

extension BadgeStyle where Self == CountBadgeStyle {
    fileprivate static var count: CountBadgeStyle { CountBadgeStyle() }
}

extension BadgeStyle where Self == DotBadgeStyle {
    fileprivate static var dot: DotBadgeStyle { DotBadgeStyle() }
}

/// Any style, so that the environment can hold it.
private struct AnyBadgeStyle: Sendable {
    private let make: @MainActor @Sendable (BadgeConfiguration) -> AnyView

    nonisolated init(_ style: some BadgeStyle) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    @MainActor func makeBody(configuration: BadgeConfiguration) -> AnyView { make(configuration) }
}

extension EnvironmentValues {
    @Entry fileprivate var badgeStyle = AnyBadgeStyle(CountBadgeStyle())
}

#Preview("Badges") { BadgesPage() }
#Preview("Badges, dark") { BadgesPage().preferredColorScheme(.dark) }
