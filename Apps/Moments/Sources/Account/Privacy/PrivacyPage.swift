import MomentsModel
import MomentsRepositories

/// What the viewer has set about who sees their moments.
public struct PrivacyPage: Equatable, Sendable {
    /// How far back friends see moments; nil until it is known.
    public var reach: HistoryReach?
    /// The choice that is being saved.
    public var changing: HistoryReach?
    /// The error of the last request.
    public var failure: RepoError?

    public init() {}

    /// The choice to show: the one being saved, or else the saved one.
    public var shown: HistoryReach? { changing ?? reach }
}
