import MomentsFoundations

/// What the internal menu shows.
public struct InternalMenuPage: Equatable, Sendable {
    /// A toggle, and who has decided about it.
    public struct ToggleRow: Equatable, Sendable, Identifiable {
        public var key: String
        public var isOn: Bool
        /// Whether the person has decided, and not the host.
        public var isOverridden: Bool

        public var id: String { key }
    }

    public var version: String
    public var buildTarget: BuildTarget
    public var toggles: [ToggleRow] = []
    /// Whether the server can be stopped from here.
    public var canStopServer = false
}
