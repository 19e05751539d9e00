/// The statements about friendships and requests.
enum FriendSQL {
    static let count = "SELECT COUNT(*) FROM friendship WHERE person = :viewer"
    static let ofPerson = "SELECT friend FROM friendship WHERE person = :person"
    static let ofBoth = """
        SELECT own.friend
        FROM friendship AS own JOIN friendship AS other ON other.person = :person AND other.friend = own.friend
        WHERE own.person = :viewer
        """
    static let areFriends = "SELECT \(VisibilitySQL.areFriends(":viewer", ":person"))"

    static let insert = """
        INSERT INTO friendship (person, friend, since, reach)
        SELECT CASE WHEN person.id = :viewer THEN :person ELSE :viewer END, person.id, :now, person.reach
        FROM person WHERE person.id IN (:viewer, :person)
        """
    static let delete = """
        DELETE FROM friendship
        WHERE (person = :viewer AND friend = :person) OR (person = :person AND friend = :viewer)
        """
    /// Adds the moments of each of two people to the other's timeline, in one statement. Those that no friend has in the timeline yet are
    /// read from their author, or are added with the other friends' rows.
    static let fillTimelines = """
        INSERT INTO timeline (owner, moment)
        SELECT CASE WHEN author = :viewer THEN :person ELSE :viewer END, id
        FROM moment
        WHERE author IN (:viewer, :person) AND (visibility = 'FRIENDS' OR choice IS NOT NULL)
            AND NOT EXISTS (
                SELECT 1 FROM direct_moment
                WHERE direct_moment.author = moment.author AND direct_moment.moment = moment.id AND direct_moment.spread < 0
            )
        ON CONFLICT DO NOTHING
        """
    /// Removes the moments of one person from another's timeline.
    static let emptyTimeline = """
        DELETE FROM timeline WHERE owner = :viewer AND moment IN (SELECT id FROM moment WHERE author = :person)
        """

    private static let selected = "SELECT id, sender, receiver, created FROM friend_request"
    static let request = "\(selected) WHERE id = :id"
    static let requestBetween = "\(selected) WHERE sender = :sender AND receiver = :receiver"
    static let received = "\(selected) WHERE receiver = :viewer ORDER BY id DESC"
    static let sent = "\(selected) WHERE sender = :viewer ORDER BY id DESC"
    static let insertRequest = """
        INSERT INTO friend_request (sender, receiver, created) VALUES (:sender, :receiver, :now)
        """
    static let deleteRequest = "DELETE FROM friend_request WHERE id = :id"
    static let requestsBetween = """
        \(selected) WHERE (sender = :viewer AND receiver = :person) OR (sender = :person AND receiver = :viewer)
        """
}
