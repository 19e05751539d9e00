import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the list of notifications in groups, newest first.
///
/// Notifications that appear are marked as read on the server, but keep their mark on screen until the person leaves it.
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
    private var listing = Listing<NotificationGroup>()
    private var requests: [FriendRequest]?
    private var notice: RepoError?
    /// The row view models by the latest notification of each group.
    private var items: [NotificationID: NotificationListItemViewModel] = [:]

    private var isOnScreen = false
    private var isActive = true
    /// The newest notification that has appeared.
    private var newestSeen: NotificationID?
    /// The newest notification marked as read on the server.
    private var marked: NotificationID?
    private var marking: Task<Void, Never>?
    /// The notifications seen for the first time since the screen appeared.
    private var firstSeen: Set<NotificationID> = []
    private var accepting: Set<PersonID> = []
    private var accepted: Set<PersonID> = []
    /// Notifications of friend requests that the viewer accepts or has accepted. The server deletes them, but their rows stay
    /// until the screen disappears.
    private var granted: [NotificationGroup] = []
    private var isFollowing = false
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - friends: Accepts friend requests.
    ///   - localizer: Localizes section titles and dates; `placeChanged(to:calendar:)` replaces it.
    ///   - calendar: The calendar whose time zone defines days.
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
        repo.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> {
        follow()
        return StateStream(pageSubject)
    }

    /// Publishes whether a row is marked as new: the current value, then each change.
    public var hasNew: StateStream<Bool> {
        follow()
        return StateStream(hasNewSubject)
    }

    /// Follows the list from the first time that it is shown. Until then, a change makes the repository fetch only the
    /// unread count.
    private func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        repo.notifications.sink { [weak self] in self?.take($0) }.store(in: &subscriptions)
        friends.receivedRequests.sink { [weak self] in self?.take($0.items) }.store(in: &subscriptions)
    }

    /// Publishes the unread count, on subscription and after each change, and other requested changes.
    public var appModelStates: AnyPublisher<AppModelState, Never> {
        repo.unreadCount.removeDuplicates().map(AppModelState.unreadCount).merge(with: states).eraseToAnyPublisher()
    }

    // MARK: - The list

    public func loadItems() async {
        follow()
        notice = nil
        await repo.refresh()
        if requests == nil, listing.items?.contains(where: { $0.latest.kind == .friendRequest }) == true {
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

    /// Replaces the localizer and the calendar after a change of language or time zone.
    public func placeChanged(to localizer: Localizer, calendar: Calendar) {
        self.localizer = localizer
        self.calendar = calendar
        show()
    }

    // MARK: - Reading

    /// Called when the screen appears.
    public func screenAppeared() {
        isOnScreen = true
        follow()
        markSeen()
    }

    /// Called when the app becomes active or inactive.
    public func activityChanged(to isActive: Bool) {
        self.isActive = isActive
        markSeen()
    }

    /// Called when the screen disappears; removes the marks.
    public func screenDisappeared() {
        isOnScreen = false
        firstSeen = []
        granted = []
        show()
    }

    private var isVisible: Bool { isOnScreen && isActive }

    /// Called when the person marks all notifications as read.
    public func markAllTapped() async {
        follow()
        firstSeen = []
        show()
        if let newest = listing.items?.map(\.id).max() { await markRead(upTo: newest) }
    }

    private func seen(_ id: NotificationID) {
        newestSeen = max(newestSeen ?? id, id)
        markSeen()
    }

    /// Marks visible notifications as read; rows that appear together are marked with one request.
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

    /// - Returns: True if the server has confirmed it.
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
        let notifications = (listing.items ?? []).filter {
            $0.latest.kind == .friendRequest && $0.latest.userDetails.id == person.id
        }
        granted += notifications
        show()
        do {
            try await friends.accept(request.id)
            accepted.insert(person.id)
            tracking.track(.acceptFriendship)
        } catch {
            granted.removeAll { $0.latest.userDetails.id == person.id }
            if let error = RepoError(error) { fail(error) }
        }
        accepting.remove(person.id)
        show()
    }

    private func take(_ requests: [FriendRequest]?) {
        self.requests = requests
        show()
    }

    // MARK: - Publishing state

    private func take(_ listing: Listing<NotificationGroup>) {
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

    private func addingGranted(_ groups: [NotificationGroup]) -> [NotificationGroup] {
        let missing = granted.filter { group in !groups.contains { $0.id == group.id } }
        return missing.isEmpty ? groups : (groups + missing).sorted { $0.id > $1.id }
    }

    private func entries(of groups: [NotificationGroup]) -> [NotificationEntry] {
        // Only the latest request of each person can be answered.
        var known: Set<PersonID> = []
        return groups.map { group in
            var entry = NotificationEntry(group: group, isNew: !group.isRead || firstSeen.contains(group.id))
            let person = group.latest.userDetails.id
            if group.latest.kind == .friendRequest, known.insert(person).inserted {
                entry.request = request(of: person)
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

    /// Reuses the view models of known groups, so that their rows are not rebuilt.
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
