import Combine
import MomentsAPI
import MomentsModel

/// A repository of the viewer's notifications in groups, and their unread count.
@MainActor
public final class NotificationsRepo: NotificationsRepoType {
    private let api: any APIClientType
    private let pageSize: Int
    private var pages = PagedItems<NotificationGroup>(.newestFirst)
    private let listing = ListingSubject<NotificationGroup>()
    private let unreadSubject: CurrentValueSubject<Int, Never>
    private let errorSubject = PassthroughSubject<RepoError, Never>()

    private var lastNumber = 0
    /// The numbers of the latest applied request for the list and for the count.
    private var listNumber = 0
    private var countNumber = 0
    /// The number that the latest request to mark notifications as read had when it was answered.
    private var markNumber = 0

    public init(api: any APIClientType, unreadCount: Int = 0, pageSize: Int = 30) {
        self.api = api
        self.pageSize = pageSize
        unreadSubject = CurrentValueSubject(unreadCount)
    }

    public var notifications: AnyPublisher<Listing<NotificationGroup>, Never> { listing.publisher }
    public var unreadCount: AnyPublisher<Int, Never> { unreadSubject.eraseToAnyPublisher() }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    public func refresh() async {
        await listing.refreshing {
            let operation = GetNotificationsOperation(first: pageSize)
            let (answer, number) = try await latest { try await api.perform(operation) }
            show(answer.unreadNotificationCount, number: number)
            guard number > listNumber else { return }
            listNumber = number
            removeMoved(answer.notificationGroups)
            pages.mergeFirst(answer.notificationGroups)
            publish()
        }
    }

    /// Returns an answer that is not from before the viewer has read notifications. One that may be is asked for again, as
    /// it can be the only one with what has come since.
    private func latest<Answer>(_ ask: () async throws -> Answer) async throws -> (answer: Answer, number: Int) {
        while true {
            let number = nextNumber()
            let answer = try await ask()
            if number > markNumber { return (answer, number) }
        }
    }

    public func refreshUnreadCount() async {
        do {
            let (count, number) = try await latest { try await api.perform(GetUnreadCountOperation()) }
            show(count, number: number)
        } catch {
            if let error = RepoError(error) { errorSubject.send(error) }
        }
    }

    public func loadMore() async {
        guard pages.hasMore, listing.value.activity != .loadingMore else { return }
        await listing.loadingMore {
            let number = nextNumber()
            let cursor = pages.endCursor
            let answer = try await api.perform(GetNotificationsOperation(first: pageSize, after: cursor))
            show(answer.unreadNotificationCount, number: number)
            removeMoved(answer.notificationGroups)
            pages.append(answer.notificationGroups, after: cursor)
            publish()
        }
    }

    public func markRead(upTo id: NotificationID) async throws {
        do {
            let count = try await api.perform(MarkNotificationsReadOperation(upTo: id))
            markNumber = nextNumber()
            show(count, number: markNumber)
            pages.update { group in
                guard group.id <= id else { return }
                group.isRead = true
                group.latest.isRead = true
            }
            publish()
        } catch {
            throw RepoError(error) ?? error
        }
    }

    public func apply(_ change: LiveChange) async {
        switch change.kind {
        // The server hides notifications about people who are no longer friends.
        case .notifications, .friends:
            if listing.observers > 0 { await refresh() } else { await refreshUnreadCount() }
        case .momentPublished, .momentChanged, .momentDeleted, .preferences, .signedOut, .subscribed: break
        }
    }

    private func show(_ count: Int, number: Int) {
        guard number > countNumber else { return }
        countNumber = number
        if unreadSubject.value != count { unreadSubject.value = count }
    }

    /// Removes the groups that a page contains at another place, because their latest notification has changed.
    private func removeMoved(_ page: Page<NotificationGroup>) {
        let places = Dictionary(page.items.map { ($0.key, $0.id) }) { first, _ in first }
        pages.removeAll { group in places[group.key].map { $0 != group.id } ?? false }
    }

    private func publish() {
        listing.update { listing in
            listing.items = pages.items
            listing.hasMore = pages.hasMore
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
