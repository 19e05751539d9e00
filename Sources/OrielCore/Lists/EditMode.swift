/// Whether the rows of a list can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// For a moment, as while a row is swiped.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the lists inside are being edited, and the way to change it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of the list beside it.
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
    /// The values a tree begins with: a place for its edit mode, unless the host has given one.
    func withEditMode(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        guard environment.editMode == nil else { return environment }
        var environment = environment
        let location = StateLocation(EditMode.inactive, comparison: FieldComparison.of(EditMode.self), owner: root)
        environment.editMode = Binding(location: location)
        return environment
    }
}
