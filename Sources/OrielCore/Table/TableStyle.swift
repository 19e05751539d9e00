/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The renderer's name for the style.
    nonisolated static var _name: String { get }

    /// Whether every second row has a background of its own, unless `alternatingRowBackgrounds` says otherwise.
    nonisolated var _alternatesRows: Bool { get }
}

extension TableStyle {
    public nonisolated static var _name: String { "plain" }
    public nonisolated var _alternatesRows: Bool { false }
}

/// The style of the platform: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle, Sendable {
    public nonisolated init() {}
}

/// Rows with margins at the sides.
public struct InsetTableStyle: TableStyle, Sendable {
    public nonisolated static var _name: String { "inset" }
    public nonisolated let _alternatesRows: Bool

    public nonisolated init() { _alternatesRows = false }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a background of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

/// Rows from edge to edge in a border.
public struct BorderedTableStyle: TableStyle, Sendable {
    public nonisolated static var _name: String { "bordered" }
    public nonisolated let _alternatesRows: Bool

    public nonisolated init() { _alternatesRows = false }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a background of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style of the platform: rows from edge to edge.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with margins at the sides.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows with margins at the sides; every second one can have a background of its own.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows from edge to edge in a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Rows in a border; every second one can have a background of its own.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// What a table takes from its style.
struct TableLook: Equatable {
    var name = AutomaticTableStyle._name
    var alternatesRows = false
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: TableLook { TableLook() } }

private enum TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The appearance of tables.
    var tableLook: TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    /// Whether tables show the headers of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the tables in this view.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, TableLook(name: S._name, alternatesRows: style._alternatesRows))
    }

    /// Shows or hides the headers of the columns of the tables in this view.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
