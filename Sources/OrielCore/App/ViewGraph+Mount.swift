extension ViewGraph {
    /// Mounts a view as the root, runs its appearance actions, and leaves the tree consistent.
    ///
    /// - Parameters:
    ///   - environment: The host's values for the whole tree. The values that features need at the root are added.
    ///   - content: Makes the root view; misuse inside is reported to this graph.
    package func mount<Content: View>(environment: EnvironmentValues, content: () -> Content) {
        mount(environment: environment, completing: Self.completed(_:ownedBy:), content: content)
    }

    private static func completed(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        let environment = withFocus(withEditMode(environment, ownedBy: root), ownedBy: root)
        return withUndo(withFocusedValues(environment, ownedBy: root), ownedBy: root)
    }
}
