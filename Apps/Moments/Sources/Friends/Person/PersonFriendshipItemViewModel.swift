import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the friendship row above a person's moments.
@MainActor
public final class PersonFriendshipItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<PersonFriendship, Never>
    private let friends: any FriendsRepoType
    private let privacy: any PrivacyRepoType
    private let reports: any ReportsRepoType
    private let tracking: any TrackingRepoType
    private let change: @MainActor (FriendshipAction) async -> Void

    init(
        _ person: UserDetails,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        tracking: any TrackingRepoType,
        change: @escaping @MainActor (FriendshipAction) async -> Void
    ) {
        id = "friendship-\(person.id)"
        subject = CurrentValueSubject(PersonFriendship(person: person))
        self.friends = friends
        self.privacy = privacy
        self.reports = reports
        self.tracking = tracking
        self.change = change
    }

    /// The state of the friendship: the current value, then each change.
    public var friendship: StateStream<PersonFriendship> { StateStream(subject) }

    func update(_ person: UserDetails) {
        if person != subject.value.person { subject.value.person = person }
    }

    /// Creates the view model for the tags of the friend.
    public func makeTags() -> FriendTagsViewModel {
        FriendTagsViewModel(of: subject.value.person, friends: friends, privacy: privacy)
    }

    /// Creates the view model for reporting the person.
    public func makeReport() -> ReportViewModel {
        let person = subject.value.person
        return ReportViewModel(.person(person.id), of: person.name, repo: reports, tracking: tracking)
    }

    /// Performs an action; the person has already confirmed the removal of a friend, or a block.
    public func tapped(_ action: FriendshipAction) async {
        guard !subject.value.isChanging else { return }
        subject.value.isChanging = true
        await change(action)
        subject.value.isChanging = false
    }
}
