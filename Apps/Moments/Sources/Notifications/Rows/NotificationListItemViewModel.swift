import Combine
import ListKit
import MomentsModel

/// A notification in the list.
@MainActor
public final class NotificationListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<NotificationEntry, Never>
    private let seen: @MainActor (NotificationID) -> Void
    private let accept: @MainActor (UserDetails) async -> Void

    /// - Parameters:
    ///   - seen: The row came into sight.
    ///   - accept: The viewer wants to be friends with whoever has asked.
    init(
        _ entry: NotificationEntry,
        seen: @escaping @MainActor (NotificationID) -> Void,
        accept: @escaping @MainActor (UserDetails) async -> Void
    ) {
        id = "notification-\(entry.notification.id)"
        subject = CurrentValueSubject(entry)
        self.seen = seen
        self.accept = accept
    }

    /// What the row shows: at once, then after each change.
    public var entry: StateStream<NotificationEntry> { StateStream(subject) }

    func update(_ entry: NotificationEntry) {
        if entry != subject.value { subject.value = entry }
    }

    /// The row came into sight.
    public func appeared() { seen(subject.value.notification.id) }

    /// The viewer says yes to a wish to be friends.
    public func acceptTapped() async {
        if subject.value.request == .open { await accept(subject.value.notification.userDetails) }
    }
}
