import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The content of the internal menu.
public struct InternalMenuPage: Equatable, Sendable {
    /// The audience of the build. Production builds have no menu.
    public var buildTarget: BuildTarget
    public var version: String
    /// The signed-in person; nil if there is none.
    public var viewer: Viewer?
    public var toggles: [ToggleState]
    /// Indicates whether the viewer can stop the server.
    public var canStopServer: Bool
    public var isStopping = false
    /// The error of the last action.
    public var failure: RepoError?
}
