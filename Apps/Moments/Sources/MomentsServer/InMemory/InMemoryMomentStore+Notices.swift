public import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func notices(of viewer: PersonID) async throws -> [NoticeRecord] {
        read { state in
            let shown = state.notices.values.filter { notice in
                guard !state.hasEnded(notice) else { return false }
                guard notice.person == nil else { return notice.person == viewer }
                return !state.closedNotices[notice.record.id, default: []].contains(viewer)
            }
            return shown.map(\.record).sorted { $0.id > $1.id }.first(Limits.shownNotices)
        }
    }

    public func closeNotice(_ id: NoticeID, of viewer: PersonID) async throws {
        try write { state, _ in
            guard state.people[viewer] != nil else { throw StoreError.notFound("person") }
            guard let notice = state.notices[id], notice.person == nil || notice.person == viewer else {
                throw StoreError.notFound("notice")
            }
            if notice.person == viewer {
                state.notices[id] = nil
            } else {
                guard state.closedNotices[id, default: []].insert(viewer).inserted else { return }
            }
            // Other windows of the viewer show it as well.
            state.tell([viewer], .preferences)
        }
    }

    // MARK: Announcements

    public func announce(_ text: String, until date: Date?, by admin: PersonID) async throws -> NoticeRecord {
        try write { state, now in
            try state.checkAdmin(admin)
            try TextRule.announcement.check(text)
            let record = NoticeRecord(
                id: state.newID(),
                kind: .announcement,
                text: text,
                created: now,
                until: (date?.milliseconds).map { Date(milliseconds: $0) }
            )
            state.notices[record.id] = InMemoryState.Notice(record: record)
            state.log(.announced, by: admin, about: nil, StaffRules.excerpt(text), at: now)
            state.tellEverybody(.preferences)
            return record
        }
    }

    public func announcements(before: NoticeID?, limit: Int, for admin: PersonID) async throws -> [NoticeRecord] {
        let before = before?.rawValue ?? .max
        return try read { state in
            try state.checkAdmin(admin)
            let shown = state.notices.values.filter { notice in
                notice.person == nil && notice.record.id.rawValue < before && !state.hasEnded(notice)
            }
            return shown.map(\.record).sorted { $0.id > $1.id }.first(limit)
        }
    }

    public func endAnnouncement(_ id: NoticeID, by admin: PersonID) async throws {
        try write { state, now in
            try state.checkAdmin(admin)
            guard let notice = state.notices[id], notice.person == nil else {
                throw StoreError.notFound("announcement")
            }
            state.removeNotice(id)
            state.log(.endedAnnouncement, by: admin, about: nil, StaffRules.excerpt(notice.record.text), at: now)
            state.tellEverybody(.preferences)
        }
    }

    public func removeEndedAnnouncements() async throws -> Int {
        write { state, _ in
            let ended = state.notices.values.filter { $0.person == nil && state.hasEnded($0) }
            for notice in ended { state.removeNotice(notice.record.id) }
            return ended.count
        }
    }
}

extension InMemoryState {
    /// Leaves a message for one person. The caller tells them of it, with `.preferences`.
    mutating func addNotice(_ kind: NoticeKind, _ text: String, to person: PersonID, at date: Date) {
        let record = NoticeRecord(id: newID(), kind: kind, text: text, created: date)
        notices[record.id] = Notice(record: record, person: person)
    }

    fileprivate mutating func removeNotice(_ id: NoticeID) {
        notices[id] = nil
        closedNotices[id] = nil
    }

    fileprivate func hasEnded(_ notice: Notice) -> Bool {
        notice.record.until.map { $0.milliseconds <= now.milliseconds } ?? false
    }

    fileprivate mutating func tellEverybody(_ change: Change) { tell(Array(people.keys), change) }
}
