public import MomentsModel

extension InMemoryMomentStore {
    public func notifications(
        of viewer: PersonID,
        before: NotificationID?,
        limit: Int
    ) async throws -> [NotificationRecord] {
        read { state in
            state.shownNotifications(of: viewer).filter { notification in before.map { notification.id < $0 } ?? true }
                .first(limit)
        }
    }

    public func notificationGroups(
        of viewer: PersonID,
        before: NotificationID?,
        limit: Int
    ) async throws -> [NotificationGroupRecord] {
        read { state in
            let shown = state.shownNotifications(of: viewer)
            let members = Dictionary(grouping: shown.filter { $0.groupKey != nil }, by: \.groupKey)
            var known: Set<NotificationGroupKey> = []
            let latest = shown.filter { notification in notification.groupKey.map { known.insert($0).inserted } ?? true
            }
            return latest.filter { notification in before.map { notification.id < $0 } ?? true }.first(limit)
                .map { notification in
                    guard let members = members[notification.groupKey] else {
                        return NotificationGroupRecord(single: notification)
                    }
                    var actors: Set<PersonID> = []
                    return NotificationGroupRecord(
                        latest: notification,
                        allActors: members.map(\.actor).filter { actors.insert($0).inserted },
                        isRead: members.allSatisfy(\.isRead)
                    )
                }
        }
    }

    public func unreadNotificationCount(of viewer: PersonID) async throws -> Int {
        read { state in state.shownNotifications(of: viewer).filter { !$0.isRead }.count }
    }

    public func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws {
        write { state, _ in
            let unread = state.notifications.values.filter {
                $0.person == viewer && $0.record.id <= id && !$0.record.isRead
            }
            for notification in unread { state.notifications[notification.record.id]?.record.isRead = true }
            if !unread.isEmpty { state.tell([viewer], .notifications) }
        }
    }
}

extension InMemoryState {
    fileprivate func shownNotifications(of viewer: PersonID) -> [NotificationRecord] {
        notifications.values.filter { $0.person == viewer && isShown($0) }.map(\.record).sorted { $0.id > $1.id }
    }
}
