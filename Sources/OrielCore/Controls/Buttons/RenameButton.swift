private enum RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

/// Begins to rename what a view shows.
public struct RenameAction {
    let action: () -> Void

    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The action of the rename buttons in the view; nil if there is none, which disables them.
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

/// A button that runs the `renameAction` of the view around it.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename
    private let label: Label

    private nonisolated init(label: Label) { self.label = label }
}

extension RenameButton where Label == OrielCore.Label<Text, Image> {
    public nonisolated init() {
        self.init(label: OrielCore.Label(title: { SystemWord.rename.text }, icon: { Image(systemName: "pencil") }))
    }
}

extension RenameButton: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}

extension View {
    /// Sets the action of the rename buttons in the view.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Makes the rename buttons in the view focus a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
