/// The statements about moments and likes.
enum MomentSQL {
    /// What a `MomentRecord` is made of.
    static let selected = """
        SELECT moment.id, moment.author, moment.type, moment.text, moment.url,
            COALESCE(moment.choice, moment.visibility), moment.created, moment.edited
        """
    private static let sees = VisibilitySQL.sees()

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
        INSERT INTO moment (author, type, text, url, visibility, choice, created)
        VALUES (:author, :type, :text, :url, :visibility, :choice, :created)
        RETURNING id
        """
    static let delete = "DELETE FROM moment WHERE id = :moment"
    static let edit = "UPDATE moment SET text = :text, edited = :now WHERE id = :moment"
    static let hasPhotos = "SELECT EXISTS (SELECT 1 FROM photo WHERE moment = :moment)"

    /// The friends of the author who see a moment.
    static let readers = readers("AND reader.is_hidden = TRUE")
    /// Those of them who have it in their timelines.
    static let timelineReaders = readers("")

    /// Reads the friends of the author in one range. What they or the author have set about each other is in rows of their own, of which
    /// an index has the few that matter.
    private static func readers(_ exceptions: String) -> String {
        """
        SELECT friendship.friend
        FROM moment JOIN person ON person.id = moment.author JOIN friendship ON friendship.person = moment.author
        WHERE moment.id = :moment AND \(VisibilitySQL.reaches("friendship.friend", reach: "person.reach"))
            AND friendship.friend NOT IN (
                SELECT reader.person
                FROM friendship AS reader
                WHERE reader.friend = :author AND (reader.is_hidden = TRUE OR reader.is_muted = TRUE) \(exceptions)
            )
        """
    }

    /// The people who see what the viewer did at a moment.
    static let witnesses = """
        SELECT witness.id
        FROM moment JOIN (
            SELECT author AS id FROM moment WHERE id = :moment
            UNION SELECT person.id FROM person WHERE person.id = :viewer
            UNION SELECT friend FROM friendship WHERE person = :viewer
        ) AS witness ON moment.id = :moment
        WHERE \(VisibilitySQL.sees("witness.id")) AND \(VisibilitySQL.knows("witness.id", of: ":viewer"))
        """

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
    static let liked = """
        SELECT moment.id
        FROM moment_like JOIN moment ON moment.id = moment_like.moment
        WHERE moment_like.person = :viewer AND moment_like.moment > :after AND \(sees)
        ORDER BY moment_like.moment
        LIMIT :limit
        """
}
