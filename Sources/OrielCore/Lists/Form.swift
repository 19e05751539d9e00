/// A container of controls for data entry, in sections of rows.
///
/// It looks like an inset grouped list or, with the style `.columns`, like a plain list.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        ListContainer(
            elementDescription: ListDescription(isForm: true),
            content: content.environment(\.listSelection, nil).environment(\.rowTraits, RowTraits())
        )
    }
}

/// The appearance of a form.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The renderer's name for the style.
    nonisolated static var _name: String { get }
}

/// The platform's default: sections on cards.
public struct AutomaticFormStyle: FormStyle, Sendable {
    public nonisolated static var _name: String { "insetGrouped" }
    public nonisolated init() {}
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle, Sendable {
    public nonisolated static var _name: String { "insetGrouped" }
    public nonisolated init() {}
}

/// Rows without cards.
public struct ColumnsFormStyle: FormStyle, Sendable {
    public nonisolated static var _name: String { "plain" }
    public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: String { AutomaticFormStyle._name } }

extension EnvironmentValues {
    var formStyleName: String {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the forms in this view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyleName, S._name) }
}
