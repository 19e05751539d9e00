import Foundation
import MomentsModel

extension ManagedPerson {
    public static func sample(
        id: PersonID = 2,
        name: String = "Grace",
        role: PersonRole = .member,
        createdDate: Date = .sample,
        lastSeenDate: Date? = .sample,
        momentCount: Int = 3,
        openReportCount: Int = 0,
        storage: StorageUse = StorageUse(bytes: 1_000_000),
        suspension: Suspension? = nil,
        deletionDate: Date? = nil
    ) -> ManagedPerson {
        ManagedPerson(
            userDetails: .sample(id: id, name: name),
            role: role,
            createdDate: createdDate,
            lastSeenDate: lastSeenDate,
            momentCount: momentCount,
            openReportCount: openReportCount,
            storage: storage,
            suspension: suspension,
            deletionDate: deletionDate
        )
    }
}

extension Report {
    /// Returns an open report; with `resolution`, one that was answered.
    public static func sample(
        id: ReportID = 1,
        subject: ReportSubjectKind = .moment,
        userDetails: UserDetails = .sample(id: 2, name: "Grace"),
        reporter: UserDetails = .sample(id: 3, name: "Ben"),
        reason: ReportReason = .spam,
        note: String = "",
        text: String = "Cheap watches!",
        images: [Photo] = [],
        isContentGone: Bool = false,
        createdDate: Date = .sample,
        resolver: UserDetails? = nil,
        resolution: ReportResolution? = nil
    ) -> Report {
        Report(
            id: id,
            subject: subject,
            userDetails: userDetails,
            reporter: reporter,
            reason: reason,
            note: note,
            text: text,
            images: images,
            isContentGone: isContentGone,
            createdDate: createdDate,
            resolvedDate: resolution.map { _ in createdDate.addingTimeInterval(3600) },
            resolver: resolver,
            resolution: resolution
        )
    }
}

extension Notice {
    public static func sample(
        id: NoticeID = 1,
        kind: NoticeKind = .announcement,
        text: String = "The server moves on Saturday.",
        createdDate: Date = .sample,
        untilDate: Date? = nil
    ) -> Notice {
        Notice(id: id, kind: kind, text: text, createdDate: createdDate, untilDate: untilDate)
    }
}

extension AuditEntry {
    public static func sample(
        id: AuditEntryID = 1,
        createdDate: Date = .sample,
        actor: UserDetails? = .sample(),
        isOperator: Bool = false,
        action: AuditAction = .suspended,
        userDetails: UserDetails? = .sample(id: 2, name: "Grace"),
        detail: String = ""
    ) -> AuditEntry {
        AuditEntry(
            id: id,
            createdDate: createdDate,
            actor: actor,
            isOperator: isOperator,
            action: action,
            userDetails: userDetails,
            detail: detail
        )
    }
}
