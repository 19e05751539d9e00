import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the list of the viewer's tags.
@MainActor
public final class TagsViewModel: ListViewModel, AppModelStatePublishing {
    private let privacy: any PrivacyRepoType
    private let friends: any FriendsRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var listing = Listing<FriendTag>()
    private var items: [TagID: TagListItemViewModel] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    public init(privacy: any PrivacyRepoType, friends: any FriendsRepoType, tracking: any TrackingRepoType) {
        self.privacy = privacy
        self.friends = friends
        self.tracking = tracking
        privacy.tags.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async { await privacy.refreshTags() }

    public func trackScreenviews() { tracking.track(.screenView("tags")) }

    public func noticeDismissed() {
        listing.error = nil
        show(listing)
    }

    /// Creates the view model for a new tag.
    public func makeNewTag() -> TagEditorViewModel {
        TagEditorViewModel(nil, privacy: privacy, friends: friends, tracking: tracking)
    }

    private func show(_ listing: Listing<FriendTag>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        let page = ListPage(listing) { [ListSection(id: "tags", items: items(for: $0))] }
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of known tags, so that their rows are not rebuilt.
    private func items(for tags: [FriendTag]) -> [TagListItemViewModel] {
        let old = items
        items = [:]
        return tags.map { tag in
            let item = old[tag.id] ?? TagListItemViewModel(tag)
            item.update(tag)
            items[tag.id] = item
            return item
        }
    }
}
