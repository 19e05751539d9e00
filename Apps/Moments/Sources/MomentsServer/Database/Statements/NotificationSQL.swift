/// The statements about notifications.
enum NotificationSQL {
    private static let shown = """
        FROM notification LEFT JOIN moment ON moment.id = notification.moment
        WHERE notification.person = :viewer AND \(VisibilitySQL.shows())
        """

    private static let record = """
        SELECT notification.id,
            CASE WHEN notification.is_mention = TRUE THEN 'MENTION' ELSE notification.kind END AS kind,
            notification.actor, notification.moment, notification.comment, notification.created, notification.is_read
        \(shown) AND notification.id < :before
        """
    private static let groups = "('LIKE', 'COMMENT')"
    private static let isMember = "notification.kind IN \(groups) AND notification.is_mention = FALSE"

    static let page = """
        \(record)
        ORDER BY notification.id DESC
        LIMIT :limit
        """
    /// The latest visible notification of each group, and those that form no group.
    static let groupPage = """
        SELECT * FROM (\(record)) AS latest
        WHERE NOT EXISTS (
            SELECT 1 \(shown) AND notification.moment = latest.moment AND notification.kind = latest.kind
                AND notification.id > latest.id AND \(isMember)
        )
        ORDER BY latest.id DESC
        LIMIT :limit
        """
    /// The people of the groups about the moments `:ids`, the latest first.
    static let groupActors = """
        SELECT notification.kind, notification.moment, notification.actor,
            MIN(CASE WHEN notification.is_read THEN 1 ELSE 0 END)
        \(shown) AND notification.moment IN \(VisibilitySQL.ids) AND \(isMember)
        GROUP BY notification.moment, notification.kind, notification.actor
        ORDER BY MAX(notification.id) DESC
        """
    static let unreadCount = "SELECT COUNT(*) \(shown) AND notification.is_read = FALSE"
    static let markRead = """
        UPDATE notification SET is_read = TRUE WHERE person = :viewer AND id <= :id AND is_read = FALSE
        """

    /// The order in which a transaction notifies several people: that of the locks which it takes in PostgreSQL.
    static func inOrder(_ person: String) -> String { "\(person) % 64, \(person)" }

    static let insert = """
        INSERT INTO notification (person, kind, actor, moment, is_read, created)
        VALUES (:person, :kind, :actor, :moment, FALSE, :now)
        """
    static let likeExists = """
        SELECT EXISTS (
            SELECT 1 FROM notification WHERE moment = :moment AND actor = :actor AND kind = 'LIKE' AND person = :person
        )
        """
    static let deleteUnreadLike = """
        DELETE FROM notification
        WHERE moment = :moment AND actor = :actor AND kind = 'LIKE' AND person = :person AND is_read = FALSE
        """
    static let deleteRequest = """
        DELETE FROM notification WHERE person = :person AND actor = :actor AND kind = 'FRIEND_REQUEST'
        """
    static let deleteAcceptances = """
        DELETE FROM notification
        WHERE kind = 'FRIEND_ACCEPTED'
            AND ((person = :viewer AND actor = :person) OR (person = :person AND actor = :viewer))
        """

    /// Notifies the author of a moment, everyone who has liked it or commented on it, and those mentioned in a comment, of that comment.
    /// Recipients must be friends of the commenter and be allowed to see the moment.
    static let insertForParticipants = """
        INSERT INTO notification (person, kind, is_mention, actor, moment, comment, is_read, created)
        SELECT participant.id, CASE WHEN participant.id = :answered THEN 'REPLY' ELSE 'COMMENT' END,
            CASE
                WHEN participant.id = :answered THEN FALSE
                ELSE participant.id IN (SELECT person FROM comment_mention WHERE comment = :comment)
            END,
            :viewer, :moment, :comment, FALSE, :created
        FROM (
            SELECT :author AS id
            UNION SELECT person FROM moment_like WHERE moment = :moment
            UNION SELECT author FROM comment WHERE moment = :moment
            UNION SELECT person FROM comment_mention WHERE comment = :comment
        ) AS participant JOIN moment ON moment.id = :moment
        WHERE \(VisibilitySQL.areFriends(":viewer", "participant.id")) AND \(VisibilitySQL.sees("participant.id"))
        ORDER BY \(inOrder("participant.id"))
        RETURNING person
        """

    /// The people whose notifications about a moment are visible.
    static let peopleToldOfMoment = told("moment")
    /// The people whose notifications about a comment are visible.
    static let peopleToldOfComment = told("comment")

    private static func told(_ what: String) -> String {
        """
        SELECT DISTINCT notification.person
        FROM notification JOIN moment ON moment.id = notification.moment
        WHERE notification.\(what) = :\(what) AND \(VisibilitySQL.shows("notification.person"))
        """
    }
}
