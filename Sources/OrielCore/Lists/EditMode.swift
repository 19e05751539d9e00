/// Whether the rows of a list can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Temporary editing, such as while a row is swiped.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// A binding to the edit mode of the lists in this view.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that turns the edit mode of lists on and off.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    public nonisolated init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            (isEditing ? SystemWord.done : .edit).text
        }
    }
}

extension ViewGraph {
    /// Returns the root environment with a binding for the edit mode, unless the host has set one.
    static func withEditMode(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        guard environment.editMode == nil else { return environment }
        var environment = environment
        let location = StateLocation(EditMode.inactive, comparison: FieldComparison.of(EditMode.self), owner: root)
        environment.editMode = Binding(location: location)
        return environment
    }
}
