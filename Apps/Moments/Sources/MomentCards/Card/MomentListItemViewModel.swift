import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a moment's card, in a list or on the moment's own page.
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

    /// The content of the card: the current value, then each change.
    public var card: StateStream<MomentCard> { StateStream(subject) }

    /// Updates the moment; an equal one changes nothing.
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

    // MARK: - Actions

    /// Called when the person taps the heart.
    public func likeButtonTapped() {
        if subject.value.likes?.isLiked == true {
            unlike()
        } else {
            like()
        }
    }

    /// Likes the moment. The card shows it at once; if the server refuses it, the like is reverted.
    public func like() { setLike(true) }

    /// Removes the viewer's like.
    public func unlike() { setLike(false) }

    private func setLike(_ isLiked: Bool) {
        guard let likes = subject.value.likes, likes.isLiked != isLiked else { return }
        tracking.track(isLiked ? .like(momentID) : .unlike(momentID))
        repo.setLike(isLiked, of: momentID)
    }

    /// Deletes the moment, after the person has confirmed it.
    public func deleteConfirmed() async {
        do {
            try await repo.delete(momentID)
            tracking.track(.deleteMoment(momentID))
        } catch {
            subject.value.failure = RepoError(error)
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
