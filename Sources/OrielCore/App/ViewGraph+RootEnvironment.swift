extension ViewGraph {
    /// Returns the host's values with the ones that features need at the root of each tree.
    static func completeEnvironment(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        withEditMode(environment, ownedBy: root)
    }
}
