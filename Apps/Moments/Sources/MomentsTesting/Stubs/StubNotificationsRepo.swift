import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubNotificationsRepo: NotificationsRepoType {
    public enum Call: Equatable, Sendable {
        case refresh, refreshUnreadCount, loadMore
        case markRead(NotificationID)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []
    public let notificationsSubject = CurrentValueSubject<Listing<NotificationGroup>, Never>(Listing())
    public let unreadCountSubject = CurrentValueSubject<Int, Never>(0)
    public let errorSubject = PassthroughSubject<RepoError, Never>()

    public var onRefresh: (() async -> Void)?
    public var onRefreshUnreadCount: (() async -> Void)?
    public var onLoadMore: (() async -> Void)?
    public var onMarkRead: ((NotificationID) async throws -> Void)?
    public var onApply: ((LiveChange) async -> Void)?

    public init() {}

    public var notifications: AnyPublisher<Listing<NotificationGroup>, Never> {
        notificationsSubject.eraseToAnyPublisher()
    }
    public var unreadCount: AnyPublisher<Int, Never> { unreadCountSubject.eraseToAnyPublisher() }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    public func refresh() async {
        calls.append(.refresh)
        guard let onRefresh else { return _ = unstubbed("refresh()") }
        await onRefresh()
    }

    public func refreshUnreadCount() async {
        calls.append(.refreshUnreadCount)
        guard let onRefreshUnreadCount else { return _ = unstubbed("refreshUnreadCount()") }
        await onRefreshUnreadCount()
    }

    public func loadMore() async {
        calls.append(.loadMore)
        guard let onLoadMore else { return _ = unstubbed("loadMore()") }
        await onLoadMore()
    }

    public func markRead(upTo id: NotificationID) async throws {
        calls.append(.markRead(id))
        guard let onMarkRead else { throw unstubbed("markRead(upTo: \(id))") }
        try await onMarkRead(id)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}
