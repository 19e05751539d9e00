/// The statements about timelines: what they show, and the rows that are written for it.
///
/// A moment is in `timeline` for each friend of its author, or in `direct_moment` for all of them, or, while a server writes timelines, in
/// both.
enum TimelineSQL {
    /// A page of the timeline: rows that were written for the viewer, and moments that are read from their authors.
    ///
    /// Reads `direct_moment` only for friends who have moments there, and of each friend no more than a page, which begins at `oldest`.
    static let page = """
        WITH direct AS MATERIALIZED (
            SELECT friendship.friend AS author, friendship.reach AS reach, (
                SELECT MIN(page.moment) FROM (
                    SELECT direct_moment.moment AS moment
                    FROM direct_moment JOIN moment ON moment.id = direct_moment.moment
                    WHERE direct_moment.author = friendship.friend AND direct_moment.moment < :before
                        AND \(VisibilitySQL.reaches())
                    ORDER BY direct_moment.moment DESC
                    LIMIT :limit
                ) AS page
            ) AS oldest
            FROM friendship
            WHERE friendship.person = :viewer AND \(VisibilitySQL.isOpen)
                AND EXISTS (SELECT 1 FROM direct_moment WHERE direct_moment.author = friendship.friend)
        )
        SELECT * FROM (
            \(MomentSQL.selected)
            FROM timeline JOIN moment ON moment.id = timeline.moment
            WHERE timeline.owner = :viewer AND timeline.moment < :before AND \(VisibilitySQL.wants())
            ORDER BY timeline.moment DESC
            LIMIT :limit
        ) AS written
        UNION ALL
        \(MomentSQL.selected)
        FROM direct
            JOIN direct_moment ON direct_moment.author = direct.author
                AND direct_moment.moment < :before AND direct_moment.moment >= direct.oldest
            JOIN moment ON moment.id = direct_moment.moment
        WHERE \(VisibilitySQL.reaches(reach: "direct.reach")) AND NOT EXISTS (
            SELECT 1 FROM timeline WHERE timeline.owner = :viewer AND timeline.moment = direct_moment.moment
        )
        ORDER BY 1 DESC
        LIMIT :limit
        """

    static let insertForAuthor = "INSERT INTO timeline (owner, moment) VALUES (:author, :moment)"
    /// Adds a moment to the timelines of all friends of its author. Who may not see it is left out when they are read.
    static let insertForFriends = """
        INSERT INTO timeline (owner, moment)
        SELECT friend, :moment FROM friendship WHERE person = :author
        ON CONFLICT DO NOTHING
        """
    static let deleteForAuthor = "DELETE FROM timeline WHERE owner = :author AND moment = :moment"
    /// Looks for no rows of a moment that no timeline of a friend has yet.
    static let deleteForFriends = """
        DELETE FROM timeline
        WHERE moment = :moment AND owner IN (SELECT friend FROM friendship WHERE person = :author)
            AND NOT EXISTS (SELECT 1 FROM direct_moment WHERE author = :author AND moment = :moment AND spread < 0)
        """

    // MARK: Moments that are read from their authors

    /// The number of the author's friends, counted no further than `:limit`.
    static let friendCount = """
        SELECT COUNT(*) FROM (SELECT friend FROM friendship WHERE person = :author LIMIT :limit) AS counted
        """
    static let insertDirect = """
        INSERT INTO direct_moment (author, moment, is_waiting, spread) VALUES (:author, :moment, :isWaiting, -1)
        ON CONFLICT (author, moment) DO UPDATE SET is_waiting = excluded.is_waiting, spread = excluded.spread
        """
    static let deleteDirect = "DELETE FROM direct_moment WHERE author = :author AND moment = :moment"

    /// The latest moment whose timelines are to be written.
    static let waiting = """
        SELECT author, moment, spread FROM direct_moment WHERE is_waiting = TRUE ORDER BY moment DESC LIMIT 1
        """
    /// The next friends whose timelines are to be written: how many, and the last of them.
    static let batch = """
        SELECT COUNT(*), MAX(friend)
        FROM (
            SELECT friend FROM friendship WHERE person = :author AND friend > :spread ORDER BY friend LIMIT :limit
        ) AS batch
        """
    static let insertForBatch = """
        INSERT INTO timeline (owner, moment)
        SELECT friend, :moment FROM friendship WHERE person = :author AND friend > :spread AND friend <= :last
        ON CONFLICT DO NOTHING
        """
    static let noteProgress = "UPDATE direct_moment SET spread = :last WHERE author = :author AND moment = :moment"

    /// The next author who had too many friends when they published.
    static let nextAuthor = """
        SELECT author FROM direct_moment WHERE author > :after AND is_waiting = FALSE ORDER BY author LIMIT 1
        """
    static let resume = "UPDATE direct_moment SET is_waiting = TRUE WHERE author = :author AND is_waiting = FALSE"
}
