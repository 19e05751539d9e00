/// The statements about the figures of days. They count all records since a date; once an hour.
enum FiguresSQL {
    static let all = """
        SELECT day, is_complete, people, active_people, sign_ups, moments, comments, likes, reports, photos, photo_bytes
        FROM daily_figures WHERE day >= :day ORDER BY day
        """
    static let firstPerson = "SELECT min(created) FROM person"
    static let peopleBefore = "SELECT count(*) FROM person WHERE created < :from"
    static let signUps = counts(of: "person")
    static let moments = counts(of: "moment")
    static let comments = counts(of: "comment")
    static let likes = counts(of: "moment_like")
    static let reports = counts(of: "report")
    /// A person counts on the day of their last use.
    static let lastSeen = """
        SELECT seen / \(FiguresRules.dayMilliseconds), count(*)
        FROM (SELECT max(last_used) AS seen FROM sign_in GROUP BY person) AS latest
        WHERE seen >= :from GROUP BY seen / \(FiguresRules.dayMilliseconds)
        """
    static let photos = "SELECT count(*), CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM photo"

    static let save = """
        INSERT INTO daily_figures
            (day, is_complete, people, active_people, sign_ups, moments, comments, likes, reports, photos, photo_bytes)
        VALUES
            (:day, :isComplete, :people, :activePeople, :signUps, :moments, :comments, :likes, :reports, :photos, :photoBytes)
        ON CONFLICT (day) DO UPDATE SET
            is_complete = excluded.is_complete, people = excluded.people, active_people = excluded.active_people,
            sign_ups = excluded.sign_ups, moments = excluded.moments, comments = excluded.comments, likes = excluded.likes,
            reports = excluded.reports, photos = excluded.photos, photo_bytes = excluded.photo_bytes
        WHERE daily_figures.is_complete = FALSE
        """
    static let removeOld = "DELETE FROM daily_figures WHERE day < :day"

    private static func counts(of table: String) -> String {
        """
        SELECT created / \(FiguresRules.dayMilliseconds), count(*) FROM \(table)
        WHERE created >= :from GROUP BY created / \(FiguresRules.dayMilliseconds)
        """
    }
}
