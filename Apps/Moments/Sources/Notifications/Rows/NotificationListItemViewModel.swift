import Combine
import ListKit
import MomentsModel

/// The view model of a notification row.
@MainActor
public final class NotificationListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<NotificationEntry, Never>
    private let seen: @MainActor (NotificationID) -> Void
    private let accept: @MainActor (UserDetails) async -> Void

    /// - Parameters:
    ///   - seen: Called when the row appears.
    ///   - accept: Called when the viewer accepts the friend request.
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

    /// The content of the row: the current value, then each change.
    public var entry: StateStream<NotificationEntry> { StateStream(subject) }

    func update(_ entry: NotificationEntry) {
        if entry != subject.value { subject.value = entry }
    }

    /// Called when the row appears.
    public func appeared() { seen(subject.value.notification.id) }

    /// Called when the viewer accepts the friend request.
    public func acceptTapped() async {
        if subject.value.request == .open { await accept(subject.value.notification.userDetails) }
    }
}
