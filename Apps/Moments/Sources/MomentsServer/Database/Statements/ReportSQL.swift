/// The statements about reports.
enum ReportSQL {
    private static let selected = """
        SELECT id, kind, moment, comment, accused, reporter, reason, note, content, created, resolved, resolver,
            resolution
        FROM report
        """
    private static let page = "accused <> :viewer AND id < :before ORDER BY id DESC LIMIT :limit"

    static let byID = "\(selected) WHERE id = :id"
    static let open = "\(selected) WHERE resolved IS NULL AND \(page)"
    static let resolved = "\(selected) WHERE resolved IS NOT NULL AND \(page)"
    static let own = "\(selected) WHERE reporter = :viewer ORDER BY id"
    /// The condition on the ID lets SQLite search the index of open reports.
    static let openCount = "SELECT COUNT(*) FROM report WHERE resolved IS NULL AND accused <> :viewer AND id > 0"

    /// Whether the viewer may see the page of a person who is not the viewer.
    static let seesPage = """
        SELECT \(VisibilitySQL.areFriends(":viewer", ":person")) OR EXISTS (
            SELECT 1 FROM friend_request
            WHERE (sender = :viewer AND receiver = :person) OR (sender = :person AND receiver = :viewer)
        )
        """

    static let insert = """
        INSERT INTO report (kind, moment, comment, accused, reporter, reason, note, content, created)
        VALUES (:kind, :moment, :comment, :accused, :viewer, :reason, :note, :content, :now)
        """
    /// Whether a report is about a thing that still exists.
    private static let isAbout = """
        (kind = :kind AND (kind = 'PERSON' OR (kind = 'MOMENT' AND moment = :moment) OR comment = :comment))
        """
    /// Deletes the open report of the viewer about the same thing.
    static let deleteEarlier = """
        DELETE FROM report WHERE resolved IS NULL AND reporter = :viewer AND accused = :accused AND \(isAbout)
        """
    /// Answers a report, and the other open ones about the same thing.
    static let resolve = """
        UPDATE report SET resolved = :now, resolver = :viewer, resolution = :resolution
        WHERE resolved IS NULL AND accused = :accused AND (id = :id OR \(isAbout))
        """
    /// Looks through the table; it runs once a day.
    static let deleteResolved = "DELETE FROM report WHERE resolved <= :before"

    /// Whether the viewer is staff and has to look at a moment with the photo `:hash`, whose author is somebody else.
    static let showsPhoto = """
        EXISTS (
            SELECT 1 FROM photo JOIN report ON report.moment = photo.moment
            WHERE photo.hash = :hash AND report.kind = 'MOMENT' AND report.resolved IS NULL
                AND report.accused <> :viewer AND EXISTS (
                    SELECT 1 FROM person
                    WHERE person.id = :viewer AND (person.is_admin = TRUE OR person.is_moderator = TRUE)
                )
        )
        """
}
