import MomentsModel

extension NotificationGroupRecord {
    /// A notification that forms no group.
    init(single: NotificationRecord) {
        self.init(latest: single, actors: [single.actor], actorCount: 1, isRead: single.isRead)
    }

    /// - Parameters:
    ///   - actors: All people of the group, the latest first.
    ///   - isRead: Whether all notifications are read.
    init(latest: NotificationRecord, allActors actors: [PersonID], isRead: Bool) {
        self.init(
            latest: latest,
            actors: Array(actors.prefix(Self.maximumActors)),
            actorCount: actors.count,
            isRead: isRead
        )
    }
}

extension NotificationRecord {
    /// The key of the notification's group; nil if it forms none.
    var groupKey: NotificationGroupKey? {
        kind.formsGroups ? moment.map { NotificationGroupKey(kind: kind, moment: $0) } : nil
    }
}

struct NotificationGroupKey: Hashable {
    let kind: NotificationKind
    let moment: MomentID
}
