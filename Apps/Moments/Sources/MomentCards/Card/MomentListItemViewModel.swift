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
    private let friends: any FriendsRepoType
    private let privacy: any PrivacyRepoType
    private let reports: any ReportsRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<MomentCard, Never>
    private var moment: Moment
    private var showsLikes: Bool
    private var subscription: AnyCancellable?

    /// Creates the view model of a card that follows the toggle of likes by itself.
    ///
    /// - Parameters:
    ///   - friends: Offers the friends to choose from for the audience of one's own moment, and to mention in it.
    ///   - privacy: Offers the tags to choose from.
    ///   - reports: Gets reports of others' moments.
    public convenience init(
        moment: Moment,
        repo: any MomentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        self.init(
            moment: moment,
            showsLikes: toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled),
            repo: repo,
            friends: friends,
            privacy: privacy,
            reports: reports,
            tracking: tracking
        )
        subscription = toggles.publisher(for: InternalToggle.isLikeButtonForMomentEnabled).sink { [weak self] in
            self?.show(likes: $0)
        }
    }

    /// Creates the view model of a card whose owner calls ``show(likes:)`` when the toggle changes.
    init(
        moment: Moment,
        showsLikes: Bool,
        repo: any MomentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        tracking: any TrackingRepoType
    ) {
        id = "moment-\(moment.id)"
        momentID = moment.id
        self.moment = moment
        self.showsLikes = showsLikes
        self.repo = repo
        self.friends = friends
        self.privacy = privacy
        self.reports = reports
        self.tracking = tracking
        subject = CurrentValueSubject(MomentCard(moment, showsLikes: showsLikes))
    }

    /// The content of the card: the current value, then each change.
    public var card: StateStream<MomentCard> { StateStream(subject) }

    /// Updates the moment; an equal one changes nothing.
    public func update(_ moment: Moment) {
        guard moment != self.moment else { return }
        self.moment = moment
        showCard()
    }

    /// Shows the likes, or leaves them out.
    func show(likes: Bool) {
        showsLikes = likes
        showCard()
    }

    private func showCard() {
        var card = MomentCard(moment, showsLikes: showsLikes)
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

    /// Creates the view model for changing who can see the moment.
    public func makeAudiencePicker() -> AudiencePickerViewModel {
        AudiencePickerViewModel(
            moment.audience ?? MomentAudience(moment.visibility),
            privacy: privacy,
            friends: friends
        ) { [repo, tracking, momentID] audience in
            try await repo.setAudience(audience, of: momentID)
            tracking.track(.setAudience(momentID))
        }
    }

    /// Creates the view model for changing the text.
    public func makeTextEditor() -> MomentTextEditorViewModel {
        MomentTextEditorViewModel(moment, repo: repo, friends: friends, tracking: tracking)
    }

    /// Creates the view model for reporting another person's moment.
    public func makeReport() -> ReportViewModel {
        ReportViewModel(.moment(momentID), of: moment.userDetails.name, repo: reports, tracking: tracking)
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
