public import Foundation

private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum SectionSeparatorsKey: EnvironmentKey {
    static var defaultValue: SectionSeparators { SectionSeparators() }
}

/// Whether lines are drawn above and below a section.
struct SectionSeparators: Equatable {
    var top: Visibility?
    var bottom: Visibility?
}

extension EnvironmentValues {
    /// The minimum height of a list's row, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { explicitMinRowHeight ?? 44 }
        set { explicitMinRowHeight = newValue }
    }

    /// The minimum height of a section's header in a list in points; nil for the platform default.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }

    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    var explicitMinRowHeight: CGFloat? {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }

    var sectionSeparators: SectionSeparators {
        get { self[SectionSeparatorsKey.self] }
        set { self[SectionSeparatorsKey.self] = newValue }
    }
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// The platform's default spacing.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A spacing of 16 points, less than the platform's default.
    public static let compact = ListSectionSpacing(length: 16)

    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// Sets the prominence of section headers.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Shows or hides the separators above and below a section of a list.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        let value = SectionSeparators(
            top: edges.contains(.top) ? visibility : nil,
            bottom: edges.contains(.bottom) ? visibility : nil
        )
        return environment(\.sectionSeparators, value)
    }

    /// Sets the spacing between the sections of a list.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the spacing between the sections of a list, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
}
