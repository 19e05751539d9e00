/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style of the platform: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle, Sendable {
    public nonisolated init() {}
}

/// Rows inset from the edges. Unlike Apple's, it looks like `automatic`.
public struct InsetTableStyle: TableStyle, Sendable {
    public nonisolated init() {}

    /// - Parameter alternatesRowBackgrounds: Has no effect: rows have one background, as on iOS.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

/// Rows in a border. Unlike Apple's, it looks like `automatic`.
public struct BorderedTableStyle: TableStyle, Sendable {
    public nonisolated init() {}

    /// - Parameter alternatesRowBackgrounds: Has no effect: rows have one background, as on iOS.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style of the platform: rows from edge to edge.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows inset from the edges. Unlike Apple's, it looks like `automatic`.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows inset from the edges. The alternating backgrounds have no effect.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows in a border. Unlike Apple's, it looks like `automatic`.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Rows in a border. The alternating backgrounds have no effect.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether tables show the headers of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the tables in this view. Has no effect: the styles of iOS look alike.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Shows or hides the headers of the columns of the tables in this view.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
