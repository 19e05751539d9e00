import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// All that the internal menu shows.
public struct InternalMenuPage: Equatable, Sendable {
    /// For whom the program was built. In production there is no menu.
    public var buildTarget: BuildTarget
    public var version: String
    /// Who is signed in; nil while nobody is.
    public var viewer: Viewer?
    public var toggles: [ToggleState]
    /// Whether the server can be stopped from here.
    public var canStopServer: Bool
    public var isStopping = false
    /// What went wrong.
    public var failure: RepoError?
}
