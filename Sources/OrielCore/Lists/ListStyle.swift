/// The appearance of a list.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The renderer's name for the style.
    nonisolated static var _name: String { get }

    /// Whether every second row has a background of its own, unless `alternatingRowBackgrounds` says otherwise.
    nonisolated var _alternatesRows: Bool { get }
}

extension ListStyle {
    public nonisolated var _alternatesRows: Bool { false }
}

/// The platform's default: sections on cards, as on a phone.
public struct DefaultListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "insetGrouped" }
    public nonisolated init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "plain" }
    public nonisolated init() {}
}

/// Sections from edge to edge on a grey background.
public struct GroupedListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "grouped" }
    public nonisolated init() {}
}

/// Sections on cards on a grey background.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "insetGrouped" }
    public nonisolated init() {}
}

/// Rows with margins at the sides.
public struct InsetListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "inset" }
    public nonisolated let _alternatesRows: Bool

    public nonisolated init() { _alternatesRows = false }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a background of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

/// Rows from edge to edge in a border, as on the Mac.
public struct BorderedListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "bordered" }
    public nonisolated let _alternatesRows: Bool

    public nonisolated init() { _alternatesRows = false }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a background of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

@available(*, unavailable, message: "Rows grow and shrink in this style on a watch only. Use plain or insetGrouped.")
public struct EllipticalListStyle: Sendable {}

@available(*, unavailable, message: "Rows roll in this style on a watch only. Use plain or insetGrouped.")
public struct CarouselListStyle: Sendable {}

/// Rows as in a sidebar, with collapsible sections.
public struct SidebarListStyle: ListStyle, Sendable {
    public nonisolated static var _name: String { "sidebar" }
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public nonisolated static var inset: InsetListStyle { InsetListStyle() }

    public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == BorderedListStyle {
    public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }

    public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: String { DefaultListStyle._name } }

private enum ListAlternationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listStyleName: String {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// Whether every second row of a list has a background of its own because of the style.
    var listStyleAlternatesRows: Bool {
        get { self[ListAlternationKey.self] }
        set { self[ListAlternationKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in this view.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyleName, S._name).environment(\.listStyleAlternatesRows, style._alternatesRows)
    }
}
