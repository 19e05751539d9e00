import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// What others did that the viewer is told of, newest first.
///
/// What comes into sight is marked as read on the server, and keeps its mark on screen until the person leaves.
@MainActor
public final class NotificationsListViewModel: ListViewModel, AppModelStatePublishing {
    private let repo: any NotificationsRepoType
    private let friends: any FriendsRepoType
    private let tracking: any TrackingRepoType
    private var localizer: Localizer
    private var calendar: Calendar

    private let pageSubject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let hasNewSubject = CurrentValueSubject<Bool, Never>(false)
    private let states = PassthroughSubject<AppModelState, Never>()
    private var listing = Listing<MomentNotification>()
    private var requests: [FriendRequest]?
    private var notice: RepoError?
    private var items: [NotificationID: NotificationListItemViewModel] = [:]

    private var isOnScreen = false
    private var isActive = true
    /// The newest one that came into sight.
    private var newestSeen: NotificationID?
    /// Up to which the server was asked to mark them.
    private var marked: NotificationID?
    private var marking: Task<Void, Never>?
    /// Those the viewer saw for the first time since the screen was opened.
    private var firstSeen: Set<NotificationID> = []
    private var accepting: Set<PersonID> = []
    private var accepted: Set<PersonID> = []
    /// Wishes that were granted: the server forgets them, the person is to see what has come of them.
    private var granted: [MomentNotification] = []
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - friends: Where wishes to be friends are accepted.
    ///   - localizer: For what stands above groups, and what time it is; `placeChanged(to:calendar:)` sets another one.
    ///   - calendar: In whose time zone today begins.
    public init(
        repo: any NotificationsRepoType,
        friends: any FriendsRepoType,
        tracking: any TrackingRepoType,
        localizer: Localizer,
        calendar: Calendar = .current
    ) {
        self.repo = repo
        self.friends = friends
        self.tracking = tracking
        self.localizer = localizer
        self.calendar = calendar
        repo.notifications.sink { [weak self] in self?.take($0) }.store(in: &subscriptions)
        repo.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
        friends.receivedRequests.sink { [weak self] in self?.take($0.items) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(pageSubject) }

    /// Whether a row bears a mark: at once, then after each change.
    public var hasNew: StateStream<Bool> { StateStream(hasNewSubject) }

    /// How many are not read: at once for each who listens, then after each change; and whatever else the app has to know.
    public var appModelStates: AnyPublisher<AppModelState, Never> {
        repo.unreadCount.removeDuplicates().map(AppModelState.unreadCount).merge(with: states).eraseToAnyPublisher()
    }

    // MARK: - The list

    public func loadItems() async {
        notice = nil
        await repo.refresh()
        if requests == nil, listing.items?.contains(where: { $0.kind == .friendRequest }) == true {
            await friends.refresh()
        }
    }

    public func loadMore() async { await repo.loadMore() }

    public func trackScreenviews() { tracking.track(.screenView("notifications")) }

    public func noticeDismissed() {
        notice = nil
        listing.error = nil
        show()
    }

    /// The app speaks another language, or looks at another calendar, from now on.
    public func placeChanged(to localizer: Localizer, calendar: Calendar) {
        self.localizer = localizer
        self.calendar = calendar
        show()
    }

    // MARK: - Reading

    /// The screen came into sight.
    public func screenAppeared() {
        isOnScreen = true
        markSeen()
    }

    /// Somebody looks at the app, or its window was closed or covered.
    public func activityChanged(to isActive: Bool) {
        self.isActive = isActive
        markSeen()
    }

    /// The screen went out of sight: what was new has been seen.
    public func screenDisappeared() {
        isOnScreen = false
        firstSeen = []
        granted = []
        show()
    }

    private var isVisible: Bool { isOnScreen && isActive }

    /// The person wants nothing to be new any more.
    public func markAllTapped() async {
        firstSeen = []
        show()
        if let newest = listing.items?.map(\.id).max() { await markRead(upTo: newest) }
    }

    private func seen(_ id: NotificationID) {
        newestSeen = max(newestSeen ?? id, id)
        markSeen()
    }

    /// All rows that come into sight together are marked together.
    private func markSeen() {
        guard isVisible, marking == nil else { return }
        marking = Task { [weak self] in
            await self?.markUnread()
            self?.marking = nil
        }
    }

    private func markUnread() async {
        while isVisible, let newestSeen, marked.map({ $0 < newestSeen }) ?? true {
            let unread = (listing.items ?? []).filter { !$0.isRead && $0.id <= newestSeen }
            guard !unread.isEmpty else { return }
            firstSeen.formUnion(unread.map(\.id))
            guard await markRead(upTo: newestSeen) else { return }
        }
    }

    /// - Returns: Whether the server has taken it.
    @discardableResult
    private func markRead(upTo id: NotificationID) async -> Bool {
        do {
            try await repo.markRead(upTo: id)
            marked = max(marked ?? id, id)
            return true
        } catch {
            if let error = RepoError(error) { fail(error) }
            return false
        }
    }

    // MARK: - Friends

    private func accept(_ person: UserDetails) async {
        guard let request = requests?.first(where: { $0.userDetails.id == person.id }) else { return }
        accepting.insert(person.id)
        show()
        let wishes = (listing.items ?? []).filter { $0.kind == .friendRequest && $0.userDetails.id == person.id }
        do {
            try await friends.accept(request.id)
            accepted.insert(person.id)
            granted += wishes
            tracking.track(.acceptFriendship)
        } catch {
            if let error = RepoError(error) { fail(error) }
        }
        accepting.remove(person.id)
        show()
    }

    private func take(_ requests: [FriendRequest]?) {
        self.requests = requests
        show()
    }

    // MARK: - Showing

    private func take(_ listing: Listing<MomentNotification>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        show()
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        notice = error
        show()
    }

    private func show() {
        var shown = listing
        shown.items = listing.items.map(addingGranted)
        var page = ListPage(shown) { sections(of: entries(of: $0)) }
        page.notice = page.notice ?? notice
        if page != pageSubject.value { pageSubject.value = page }
        let hasNew = items.values.contains { $0.entry.value.isNew }
        if hasNew != hasNewSubject.value { hasNewSubject.value = hasNew }
    }

    private func addingGranted(_ notifications: [MomentNotification]) -> [MomentNotification] {
        let missing = granted.filter { wish in !notifications.contains { $0.id == wish.id } }
        return missing.isEmpty ? notifications : (notifications + missing).sorted { $0.id > $1.id }
    }

    private func entries(of notifications: [MomentNotification]) -> [NotificationEntry] {
        // Of several wishes of one person the last one counts.
        var known: Set<PersonID> = []
        return notifications.map { notification in
            let isNew = !notification.isRead || firstSeen.contains(notification.id)
            var entry = NotificationEntry(notification: notification, isNew: isNew)
            if notification.kind == .friendRequest, known.insert(notification.userDetails.id).inserted {
                entry.request = request(of: notification.userDetails.id)
            }
            return entry
        }
    }

    private func request(of person: PersonID) -> NotificationEntry.Request {
        if accepting.contains(person) { return .accepting }
        if requests?.contains(where: { $0.userDetails.id == person }) == true { return .open }
        return accepted.contains(person) ? .accepted : .none
    }

    private func sections(of entries: [NotificationEntry]) -> [ListSection] {
        let now = localizer.clock.now
        let groups = Dictionary(grouping: rows(for: entries)) {
            NotificationAge(of: $0.entry.value.notification.createdDate, now: now, calendar: calendar)
        }
        return NotificationAge.allCases.map { age in
            ListSection(
                id: age.rawValue,
                title: localizer.string(age.title, bundle: .module),
                items: groups[age] ?? []
            )
        }
    }

    /// The same view model for the same notification, so that its row stays as it is.
    private func rows(for entries: [NotificationEntry]) -> [NotificationListItemViewModel] {
        let old = items
        items = [:]
        return entries.map { entry in
            let id = entry.notification.id
            let item =
                old[id]
                ?? NotificationListItemViewModel(entry) { [weak self] in
                    self?.seen($0)
                } accept: { [weak self] in
                    await self?.accept($0)
                }
            item.update(entry)
            items[id] = item
            return item
        }
    }
}
