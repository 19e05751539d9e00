/// Whether the controls of a window look active.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    case key, active, inactive
}

extension EnvironmentValues {
    /// Whether the controls of the window look active: `key` while the page is in front, otherwise `inactive`.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

    /// Whether the window looks active.
    public var appearsActive: Bool { scenePhase == .active }
}
