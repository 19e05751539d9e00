/// The statements about moments, timelines and likes.
enum MomentSQL {
    private static let selected = """
        SELECT moment.id, moment.author, moment.type, moment.text, moment.url, moment.visibility, moment.created
        """
    private static let sees = VisibilitySQL.sees()

    static let timeline = """
        \(selected)
        FROM timeline JOIN moment ON moment.id = timeline.moment
        WHERE timeline.owner = :viewer AND timeline.moment < :before AND \(sees)
        ORDER BY timeline.moment DESC
        LIMIT :limit
        """
    static let byAuthor = """
        \(selected)
        FROM moment
        WHERE moment.author = :author AND moment.id < :before AND \(sees)
        ORDER BY moment.id DESC
        LIMIT :limit
        """
    static let byIDs = "\(selected) FROM moment WHERE moment.id IN \(VisibilitySQL.ids) AND \(sees)"
    static let byID = "\(selected) FROM moment WHERE moment.id = :id AND \(sees)"

    static let lastCreated = "SELECT created FROM moment ORDER BY id DESC LIMIT 1"
    static let insert = """
        INSERT INTO moment (author, type, text, url, visibility, created)
        VALUES (:author, :type, :text, :url, :visibility, :created)
        RETURNING id
        """
    /// Adds a moment to its author's timeline and, if it is for friends, to their timelines.
    static let insertIntoTimelines = """
        INSERT INTO timeline (owner, moment)
        SELECT :author, :moment
        UNION ALL
        SELECT friend, :moment FROM friendship WHERE person = :author AND :visibility = 'FRIENDS'
        """
    static let deleteFromTimelines = """
        DELETE FROM timeline
        WHERE moment = :moment
            AND owner IN (SELECT :author UNION ALL SELECT friend FROM friendship WHERE person = :author)
        """
    static let delete = "DELETE FROM moment WHERE id = :moment"

    /// Dates a like after the existing likes of the moment, even if the clock was set back.
    static let insertLike = """
        INSERT INTO moment_like (moment, person, created)
        SELECT :moment, :viewer, CASE WHEN MAX(created) >= :now THEN MAX(created) + 1 ELSE :now END
        FROM moment_like WHERE moment = :moment
        ON CONFLICT DO NOTHING
        """
    static let deleteLike = "DELETE FROM moment_like WHERE moment = :moment AND person = :viewer"
    static let likes = """
        SELECT moment.id, moment_like.person
        FROM moment JOIN moment_like ON moment_like.moment = moment.id
        WHERE moment.id IN \(VisibilitySQL.ids) AND \(sees) AND \(VisibilitySQL.knows(of: "moment_like.person"))
        ORDER BY moment.id, moment_like.created
        """
}
