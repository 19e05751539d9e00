/// The statements about comments.
enum CommentSQL {
    /// A comment with the comment it replies to, if the viewer may see that.
    private static let selected = """
        SELECT comment.id, comment.moment, comment.author, comment.text, answered.id, answered.author, comment.created
        """
    private static let answered = """
        LEFT JOIN comment AS answered
            ON answered.id = comment.reply_to AND \(VisibilitySQL.knows(of: "answered.author"))
        """
    private static let shows = "\(VisibilitySQL.sees()) AND \(VisibilitySQL.knows(of: "comment.author"))"

    static let ofMoment = """
        \(selected)
        FROM moment JOIN comment ON comment.moment = moment.id \(answered)
        WHERE moment.id = :moment AND comment.id > :after AND \(shows)
        ORDER BY comment.id
        LIMIT :limit
        """
    static let byIDs = """
        \(selected)
        FROM comment JOIN moment ON moment.id = comment.moment \(answered)
        WHERE comment.id IN \(VisibilitySQL.ids) AND \(shows)
        """
    /// The viewer's own. A comment below a moment that they may not see any more does not say what it replies to.
    static let own = """
        \(selected)
        FROM comment JOIN moment ON moment.id = comment.moment
            LEFT JOIN comment AS answered
                ON answered.id = comment.reply_to AND \(VisibilitySQL.sees())
                    AND \(VisibilitySQL.knows(of: "answered.author"))
        WHERE comment.author = :viewer AND comment.id > :after
        ORDER BY comment.id
        LIMIT :limit
        """
    /// Counts from the index alone; reads the text only of the last few.
    static let summaries = """
        \(selected), ranked.total
        FROM (
            SELECT comment.id,
                COUNT(*) OVER (PARTITION BY comment.moment) AS total,
                ROW_NUMBER() OVER (PARTITION BY comment.moment ORDER BY comment.id DESC) AS place
            FROM moment JOIN comment ON comment.moment = moment.id
            WHERE moment.id IN \(VisibilitySQL.ids) AND \(shows)
        ) AS ranked
        JOIN comment ON comment.id = ranked.id
        JOIN moment ON moment.id = comment.moment \(answered)
        WHERE ranked.place <= :last
        ORDER BY comment.moment, comment.id
        """

    /// A comment of the author's, whether they may see its moment or not.
    static let ofAuthor = "SELECT moment, text FROM comment WHERE id = :id AND author = :author"
    static let lastCreated = "SELECT created FROM comment WHERE moment = :moment ORDER BY id DESC LIMIT 1"
    static let insert = """
        INSERT INTO comment (moment, author, text, reply_to, created)
        VALUES (:moment, :viewer, :text, :replyTo, :created)
        RETURNING id
        """
    static let delete = "DELETE FROM comment WHERE id = :id"
}
