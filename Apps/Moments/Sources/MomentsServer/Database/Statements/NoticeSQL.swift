/// The statements about notices: announcements, whose `person` is NULL, and messages to one person.
enum NoticeSQL {
    private static let selected = """
        SELECT notice.id, notice.kind, notice.content, notice.created, notice.until FROM notice
        """
    private static let hasNotEnded = "(notice.until IS NULL OR notice.until > :now)"

    static let shown = """
        SELECT id, kind, content, created, until
        FROM (
            \(selected)
            WHERE notice.person IS NULL AND \(hasNotEnded) AND NOT EXISTS (
                SELECT 1 FROM notice_closed WHERE notice_closed.notice = notice.id AND notice_closed.person = :person
            )
            UNION ALL
            \(selected) WHERE notice.person = :person AND \(hasNotEnded)
        ) AS shown
        ORDER BY id DESC
        LIMIT :limit
        """
    static let announcements = """
        \(selected) WHERE notice.person IS NULL AND notice.id < :before AND \(hasNotEnded)
        ORDER BY notice.id DESC
        LIMIT :limit
        """

    static let insert = """
        INSERT INTO notice (person, kind, content, created, until)
        VALUES (:person, :kind, :text, :now, :until)
        RETURNING id
        """
    static let deleteOfPerson = "DELETE FROM notice WHERE id = :notice AND person = :person"
    static let isAnnouncement = "SELECT EXISTS (SELECT 1 FROM notice WHERE id = :notice AND person IS NULL)"
    static let close = """
        INSERT INTO notice_closed (notice, person) VALUES (:notice, :person) ON CONFLICT DO NOTHING
        """
    static let deleteAnnouncement = "DELETE FROM notice WHERE id = :notice AND person IS NULL RETURNING content"
    static let deleteEnded = "DELETE FROM notice WHERE person IS NULL AND until <= :now"
}
