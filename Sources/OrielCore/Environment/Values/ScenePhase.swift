/// The visibility and activity of a scene.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible, but receives no input.
    case inactive
    /// The scene is visible and receives input.
    case active
}
