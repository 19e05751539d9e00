/// Whether a scene is on screen and takes input.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible, but takes no input.
    case inactive
    /// The scene is visible and takes input.
    case active
}
