/// Whether the rows of a list can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Editing for a short time, as while a row is swiped.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The edit mode of the lists inside, as a binding.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that starts and ends the editing of lists.
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
