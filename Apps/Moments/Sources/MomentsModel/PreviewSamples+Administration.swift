#if DEBUG
import Foundation

extension PreviewSamples {
    // MARK: People

    /// An admin, the viewer.
    public static let managedAda = ManagedPerson(
        userDetails: ada,
        role: .admin,
        createdDate: hours(ago: 20_000),
        lastSeenDate: now,
        momentCount: 12,
        storage: storageUse
    )

    public static let managedGrace = ManagedPerson(
        userDetails: grace,
        role: .moderator,
        createdDate: hours(ago: 9000),
        lastSeenDate: hours(ago: 3),
        momentCount: 140,
        storage: StorageUse(bytes: 4_870_000_000, quota: 5_000_000_000)
    )

    /// A suspended member.
    public static let managedAlan = ManagedPerson(
        userDetails: alan,
        createdDate: hours(ago: 4000),
        momentCount: 3,
        openReportCount: 2,
        storage: StorageUse(bytes: 31_000_000, quota: 200_000_000, isOwnQuota: true),
        suspension: Suspension(untilDate: hours(ago: -7 * 24), reason: "Please stop advertising here.")
    )

    /// A member who leaves.
    public static let managedXiaoming = ManagedPerson(
        userDetails: xiaoming,
        createdDate: hours(ago: 800),
        lastSeenDate: hours(ago: 70),
        openReportCount: 1,
        storage: StorageUse(bytes: 0, quota: 5_000_000_000),
        deletionDate: hours(ago: -5 * 24)
    )

    public static let managedPeople = [managedAda, managedAlan, managedGrace, managedXiaoming]

    public static let storageUse = StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000)

    // MARK: Reports

    public static let openReports = [
        Report(
            id: 5,
            subject: .moment,
            userDetails: alan,
            reporter: grace,
            reason: .spam,
            note: "The third time this week.",
            text: "Cheap watches! Only today!",
            images: photos(2),
            createdDate: hours(ago: 1)
        ),
        Report(
            id: 4,
            subject: .comment,
            userDetails: alan,
            reporter: xiaoming,
            reason: .abuse,
            text: longText,
            isContentGone: true,
            createdDate: hours(ago: 20)
        ),
        Report(
            id: 3,
            subject: .person,
            userDetails: xiaoming,
            reporter: alan,
            reason: .other,
            note: longText,
            text: "王小明",
            createdDate: hours(ago: 60)
        ),
    ]

    public static let answeredReports = [
        Report(
            id: 2,
            subject: .comment,
            userDetails: xiaoming,
            reporter: alan,
            reason: .privacy,
            text: "下次我也想去！",
            isContentGone: true,
            createdDate: hours(ago: 200),
            resolvedDate: hours(ago: 190),
            resolver: grace,
            resolution: .removed
        ),
        Report(
            id: 1,
            subject: .moment,
            userDetails: grace,
            reporter: alan,
            reason: .explicit,
            text: "",
            images: photos(1),
            createdDate: hours(ago: 500),
            resolvedDate: hours(ago: 490),
            resolver: ada,
            resolution: .dismissed
        ),
    ]

    // MARK: Notices

    public static let announcement = Notice(
        id: 3,
        kind: .announcement,
        text: "On Saturday from 9 to 10 in the evening, the server gets a larger disk and cannot be reached.",
        createdDate: hours(ago: 5),
        untilDate: hours(ago: -3 * 24)
    )

    public static let notices = [
        announcement,
        Notice(id: 2, kind: .commentRemoved, text: "Nobody asked you.", createdDate: hours(ago: 30)),
        Notice(id: 1, kind: .momentRemoved, text: "", createdDate: hours(ago: 100)),
    ]

    // MARK: Figures

    /// Two years of a server that grows, with a quiet day each week; oldest first.
    public static let figures: [DailyFigures] = (0..<730).map { index in
        let isQuiet = index % 7 == 6
        let people = 20 + index / 9
        let today = Int(now.timeIntervalSince1970) / 86_400
        return DailyFigures(
            date: Date(timeIntervalSince1970: Double((today + index - 729) * 86_400)),
            isComplete: index < 729,
            people: people,
            // Since the figures are kept.
            activePeople: index < 550 ? nil : people / (isQuiet ? 3 : 2) + index % 5,
            signUps: index % 9 == 0 ? 1 : 0,
            moments: people / (isQuiet ? 8 : 4) + index % 4,
            comments: people / (isQuiet ? 4 : 2) + index * 7 % 11,
            likes: people + index * 5 % 17,
            reports: index % 61 == 0 ? 1 : 0,
            photos: index < 550 ? nil : index * 6,
            photoBytes: index < 550 ? nil : index * 6_000_000
        )
    }

    // MARK: Log

    public static let auditLog = [
        AuditEntry(
            id: 6,
            createdDate: hours(ago: 2),
            actor: grace,
            action: .suspended,
            userDetails: alan,
            detail: "Please stop advertising here."
        ),
        AuditEntry(id: 5, createdDate: hours(ago: 5), actor: ada, action: .announced, detail: announcement.text),
        AuditEntry(
            id: 4,
            createdDate: hours(ago: 50),
            actor: ada,
            action: .setQuota,
            userDetails: alan,
            detail: "200"
        ),
        AuditEntry(id: 3, createdDate: hours(ago: 190), actor: grace, action: .removedComment, userDetails: xiaoming),
        AuditEntry(
            id: 2,
            createdDate: hours(ago: 300),
            isOperator: true,
            action: .setRole,
            userDetails: grace,
            detail: PersonRole.moderator.rawValue
        ),
        // Both are gone.
        AuditEntry(id: 1, createdDate: hours(ago: 600), action: .createdPasswordReset),
    ]
}
#endif
