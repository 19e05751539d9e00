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
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style of the platform: rows from edge to edge.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows inset from the edges. Unlike Apple's, it looks like `automatic`.
    public static var inset: InsetTableStyle { InsetTableStyle() }
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
