public import Foundation

private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

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

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
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

    /// Sets the vertical spacing between adjacent rows of the lists in this view, in points; nil for the list's own.
    ///
    /// In an inset grouped list, each row is then a card of its own.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { max($0, 0) })
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
