/// The statements about friendships and requests.
enum FriendSQL {
    static let count = "SELECT COUNT(*) FROM friendship WHERE person = :viewer"
    static let ofPerson = "SELECT friend FROM friendship WHERE person = :person"
    static let amongPeople = """
        SELECT friend FROM friendship WHERE person = :person AND friend IN \(VisibilitySQL.ids)
        """
    static let areFriends = "SELECT \(VisibilitySQL.areFriends(":viewer", ":person"))"

    static let insert = """
        INSERT INTO friendship (person, friend, since) VALUES (:viewer, :person, :now), (:person, :viewer, :now)
        """
    static let delete = """
        DELETE FROM friendship
        WHERE (person = :viewer AND friend = :person) OR (person = :person AND friend = :viewer)
        """
    /// Adds the moments of each of two people to the other's timeline, in one statement.
    static let fillTimelines = """
        INSERT INTO timeline (owner, moment)
        SELECT CASE WHEN author = :viewer THEN :person ELSE :viewer END, id
        FROM moment WHERE author IN (:viewer, :person) AND visibility = 'FRIENDS'
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
}
