import Combine
import MomentsModel

/// The single source of truth about moments: a change loaded or made on one screen shows on all others.
@MainActor
public protocol MomentsRepoType: AnyObject {
    /// The signed-in person, as shown among a moment's likes.
    var viewer: UserDetails { get set }

    /// The timeline of the viewer, newest first: the cached items on subscription, then each change.
    var timeline: AnyPublisher<Listing<Moment>, Never> { get }

    /// Fetches the newest moments.
    func refreshTimeline() async

    /// Fetches older moments; does nothing if there are none or a request for them is pending.
    func loadMoreTimeline() async

    /// A person's moments, newest first.
    func moments(of person: PersonID) -> AnyPublisher<Listing<Moment>, Never>
    func refreshMoments(of person: PersonID) async
    func loadMoreMoments(of person: PersonID) async

    /// A person's moments of one month, newest first.
    func moments(of month: PersonMonth) -> AnyPublisher<Listing<Moment>, Never>
    func refreshMoments(of month: PersonMonth) async
    func loadMoreMoments(of month: PersonMonth) async

    /// The viewer's own moments of earlier years on today's day and month, newest first.
    ///
    /// - Parameter timeZone: The name of the time zone that says which day it is.
    func onThisDay(timeZone: String) -> AnyPublisher<Listing<Moment>, Never>
    func refreshOnThisDay(timeZone: String) async

    /// A moment: the cached state on subscription, then each change; `gone` if it was deleted or is no longer visible.
    func moment(_ id: MomentID) -> AnyPublisher<Presence<Moment>, Never>

    /// Fetches a moment.
    ///
    /// - Throws: `RepoError`. A deleted moment is published as `gone` instead.
    func refreshMoment(_ id: MomentID) async throws

    /// Sets whether the viewer likes a moment. All screens show it at once; if the server refuses it, the like is reverted and
    /// the error published.
    func setLike(_ isLiked: Bool, of moment: MomentID)

    /// - Parameters:
    ///   - key: Lets the server recognize a repeated request.
    ///   - endsDraft: Whether the server deletes the draft, because the moment is the saved one.
    /// - Throws: `RepoError`.
    @discardableResult
    func publish(_ draft: MomentDraft, key: String, endsDraft: Bool) async throws -> Moment

    /// Changes who can see one of the viewer's moments.
    ///
    /// - Throws: `RepoError`.
    func setAudience(_ audience: MomentAudience, of id: MomentID) async throws

    /// Changes the text of one of the viewer's moments, within `Limits.editingTime` after it was published.
    ///
    /// - Throws: `RepoError`.
    func edit(_ id: MomentID, text: String) async throws

    /// Deletes one of the viewer's moments.
    ///
    /// - Throws: `RepoError`, but not if the moment is already deleted.
    func delete(_ id: MomentID) async throws

    /// Stores a moment that another repository has just received from the server.
    func merge(_ moment: Moment)

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async

    /// Errors of background requests, which have no caller to throw to, such as a reverted like.
    var errors: AnyPublisher<RepoError, Never> { get }
}
