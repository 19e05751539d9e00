/// The statements about mentions.
enum MentionSQL {
    static let friend = """
        SELECT person.id
        FROM person JOIN friendship ON friendship.person = :author AND friendship.friend = person.id
        WHERE person.handle = :handle
        """

    static let ofMoment = "SELECT person FROM moment_mention WHERE moment = :moment"
    static let insertForMoment = """
        INSERT INTO moment_mention (moment, person) SELECT :moment, id FROM person WHERE id IN \(VisibilitySQL.ids)
        """
    static let insertForComment = """
        INSERT INTO comment_mention (comment, person) SELECT :comment, id FROM person WHERE id IN \(VisibilitySQL.ids)
        """
    static let deleteFromMoment = """
        DELETE FROM moment_mention WHERE moment = :moment AND person IN \(VisibilitySQL.ids)
        """

    static let inMoments = """
        SELECT moment.id, moment_mention.person
        FROM moment JOIN moment_mention ON moment_mention.moment = moment.id
        WHERE moment.id IN \(VisibilitySQL.ids) AND \(VisibilitySQL.sees())
            AND \(VisibilitySQL.knows(of: "moment_mention.person"))
        ORDER BY moment.id, moment_mention.person
        """
    static let inComments = """
        SELECT comment.id, comment_mention.person
        FROM comment JOIN moment ON moment.id = comment.moment
            JOIN comment_mention ON comment_mention.comment = comment.id
        WHERE comment.id IN \(VisibilitySQL.ids) AND \(VisibilitySQL.sees())
            AND \(VisibilitySQL.knows(of: "comment.author")) AND \(VisibilitySQL.knows(of: "comment_mention.person"))
        ORDER BY comment.id, comment_mention.person
        """

    /// Notifies people of being mentioned in the text of a moment.
    static let insertNotifications = """
        INSERT INTO notification (person, kind, is_mention, actor, moment, is_read, created)
        SELECT id, 'COMMENT', TRUE, :author, :moment, FALSE, :created
        FROM person WHERE id IN \(VisibilitySQL.ids)
        ORDER BY \(NotificationSQL.inOrder("id"))
        """
    static let deleteNotifications = """
        DELETE FROM notification
        WHERE moment = :moment AND comment IS NULL AND is_mention = TRUE AND person IN \(VisibilitySQL.ids)
        """
    /// Those of some people whose notifications of being mentioned in the text of a moment are visible.
    static let peopleTold = """
        SELECT notification.person
        FROM notification JOIN moment ON moment.id = notification.moment
        WHERE notification.moment = :moment AND notification.comment IS NULL AND notification.is_mention = TRUE
            AND notification.person IN \(VisibilitySQL.ids) AND \(VisibilitySQL.shows("notification.person"))
        """
}
