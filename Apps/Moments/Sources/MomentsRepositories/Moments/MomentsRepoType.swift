import Combine
import MomentsModel

/// The single source of truth about moments: what one screen learns or changes, all others show.
@MainActor
public protocol MomentsRepoType: AnyObject {
    /// The person who looks, as shown among those who like a moment.
    var viewer: UserDetails { get set }

    /// Everybody's moments, newest first: at once what is known, then each change.
    var timeline: AnyPublisher<Listing<Moment>, Never> { get }

    /// Asks for the newest moments.
    func refreshTimeline() async

    /// Asks for older moments; does nothing if there are none, or they are asked for already.
    func loadMoreTimeline() async

    /// A person's moments, newest first.
    func moments(of person: PersonID) -> AnyPublisher<Listing<Moment>, Never>
    func refreshMoments(of person: PersonID) async
    func loadMoreMoments(of person: PersonID) async

    /// One moment: at once what is known, then each change; `gone` when it was deleted or may not be seen any more.
    func moment(_ id: MomentID) -> AnyPublisher<Presence<Moment>, Never>

    /// Asks for a moment anew.
    ///
    /// - Throws: `RepoError`. A moment that is gone is published as such and is no error.
    func refreshMoment(_ id: MomentID) async throws

    /// Says whether the viewer likes a moment. All screens show it at once; it is undone, and the error published, if the
    /// server refuses.
    func setLike(_ isLiked: Bool, of moment: MomentID)

    /// - Throws: `RepoError`.
    @discardableResult
    func publish(_ draft: MomentDraft) async throws -> Moment

    /// Deletes a moment of the viewer's.
    ///
    /// - Throws: `RepoError`. One that is gone already is no error.
    func delete(_ id: MomentID) async throws

    /// Takes over a moment as somebody else has just got it from the server.
    func merge(_ moment: Moment)

    /// Brings up to date what a change tells of.
    func apply(_ change: LiveChange) async

    /// What went wrong without anybody waiting for it, such as a like that was undone.
    var errors: AnyPublisher<RepoError, Never> { get }
}
