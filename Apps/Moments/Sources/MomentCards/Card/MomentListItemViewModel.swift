import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// A moment on a card, in a list or on its own page.
@MainActor
public final class MomentListItemViewModel: ListItemViewModel {
    public nonisolated let id: String
    public nonisolated let momentID: MomentID

    private let repo: any MomentsRepoType
    private let tracking: any TrackingRepoType
    private let toggles: any TogglesDataStoreType
    private let subject: CurrentValueSubject<MomentCard, Never>
    private var moment: Moment
    private var subscription: AnyCancellable?

    public init(
        moment: Moment,
        repo: any MomentsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        id = "moment-\(moment.id)"
        momentID = moment.id
        self.moment = moment
        self.repo = repo
        self.toggles = toggles
        self.tracking = tracking
        subject = CurrentValueSubject(
            MomentCard(moment, showsLikes: toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled))
        )
        subscription = toggles.publisher(for: InternalToggle.isLikeButtonForMomentEnabled).sink { [weak self] in
            self?.show(likes: $0)
        }
    }

    /// What the card shows: at once, then after each change.
    public var card: StateStream<MomentCard> { StateStream(subject) }

    /// Takes over the moment as it is now; one that is the same changes nothing.
    public func update(_ moment: Moment) {
        guard moment != self.moment else { return }
        self.moment = moment
        show(likes: toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled))
    }

    private func show(likes: Bool) {
        var card = MomentCard(moment, showsLikes: likes)
        card.failure = subject.value.failure
        if card != subject.value { subject.value = card }
    }

    // MARK: - What the person does

    /// The heart was pressed.
    public func likeButtonTapped() {
        if subject.value.likes?.isLiked == true {
            unlike(from: repo.viewer.id)
        } else {
            like(from: repo.viewer.id)
        }
    }

    /// Likes the moment. It shows at once, and is undone if the server refuses.
    ///
    /// - Parameter person: The viewer; nobody likes anything for somebody else.
    public func like(from person: PersonID) { setLike(true, from: person) }

    /// Likes the moment no more.
    ///
    /// - Parameter person: The viewer.
    public func unlike(from person: PersonID) { setLike(false, from: person) }

    private func setLike(_ isLiked: Bool, from person: PersonID) {
        guard person == repo.viewer.id, let likes = subject.value.likes, likes.isLiked != isLiked else { return }
        tracking.track(isLiked ? .like(momentID) : .unlike(momentID))
        repo.setLike(isLiked, of: momentID)
    }

    /// The person wants the moment to be gone, and has said so twice.
    public func deleteConfirmed() async {
        do {
            try await repo.delete(momentID)
            tracking.track(.deleteMoment(momentID))
        } catch {
            subject.value.failure = RepoError(error)
        }
    }

    /// The person has read why something failed.
    public func failureDismissed() { subject.value.failure = nil }
}
