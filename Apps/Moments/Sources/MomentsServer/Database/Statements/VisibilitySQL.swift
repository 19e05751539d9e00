/// The visibility rules, as conditions for use in statements.
///
/// `viewer` is a parameter or a column with the ID of the viewer. What depends on moments also has the parameter `:now`.
enum VisibilitySQL {
    /// Whether two people are friends.
    static func areFriends(_ viewer: String, _ person: String) -> String {
        "EXISTS (SELECT 1 FROM friendship WHERE friendship.person = \(viewer) AND friendship.friend = \(person))"
    }

    /// Whether one of two people has blocked the other.
    static func isBlocked(_ viewer: String, _ person: String) -> String {
        """
        EXISTS (
            SELECT 1 FROM block
            WHERE (block.person = \(viewer) AND block.blocked = \(person))
                OR (block.person = \(person) AND block.blocked = \(viewer))
        )
        """
    }

    /// Whether a row of `moment` is visible.
    static func sees(_ viewer: String = ":viewer") -> String { sees(viewer, and: "") }

    /// Whether a visible row of `moment` belongs into the viewer's timeline.
    static func wants(_ viewer: String = ":viewer") -> String { sees(viewer, and: "AND NOT friendship.is_muted") }

    private static func sees(_ viewer: String, and condition: String) -> String {
        """
        (moment.author = \(viewer) OR EXISTS (
            SELECT 1 FROM friendship
            WHERE friendship.person = \(viewer) AND friendship.friend = moment.author AND NOT friendship.is_hidden
                AND \(reaches(viewer)) \(condition)
        ))
        """
    }

    /// Whether a row of `friendship` lets moments of the friend into the person's timeline.
    static let isOpen = "NOT friendship.is_hidden AND NOT friendship.is_muted"

    /// Whether a row of `moment` is meant for a friend of its author, who shows moments as far back as `reach`.
    static func reaches(_ friend: String = ":viewer", reach: String = "friendship.reach") -> String {
        "moment.created >= :now - \(reach) AND \(includes(friend))"
    }

    /// Whether the audience of a row of `moment` includes a friend of its author.
    static func includes(_ friend: String = ":viewer") -> String {
        """
        (moment.visibility = 'FRIENDS' OR (moment.choice IS NOT NULL AND (moment.choice = 'SELECTED') = (
            EXISTS (
                SELECT 1 FROM moment_person
                WHERE moment_person.moment = moment.id AND moment_person.person = \(friend)
            ) OR EXISTS (
                SELECT 1 FROM moment_tag JOIN tag_person ON tag_person.tag = moment_tag.tag
                WHERE moment_tag.moment = moment.id AND tag_person.person = \(friend)
            )
        )))
        """
    }

    /// Whether what `actor` did at a visible moment is visible.
    static func knows(_ viewer: String = ":viewer", of actor: String) -> String {
        """
        (\(actor) = \(viewer) OR \(actor) = moment.author OR (\(areFriends("moment.author", actor))
            AND (moment.author = \(viewer) OR \(areFriends(viewer, actor)))))
        """
    }

    /// Whether a row of `notification`, joined with its `moment`, is visible.
    static func shows(_ viewer: String = ":viewer") -> String {
        """
        CASE notification.kind
            WHEN 'FRIEND_REQUEST' THEN EXISTS (
                SELECT 1 FROM friend_request WHERE sender = notification.actor AND receiver = \(viewer)
            )
            ELSE \(areFriends(viewer, "notification.actor"))
                AND (notification.moment IS NULL
                    OR (\(sees(viewer)) AND \(knows(viewer, of: "notification.actor"))))
                AND (notification.kind <> 'LIKE' OR EXISTS (
                    SELECT 1 FROM moment_like
                    WHERE moment_like.moment = notification.moment AND moment_like.person = notification.actor
                ))
        END
        """
    }

    /// The IDs in the JSON array `:ids`, so that one statement serves any number of them.
    ///
    /// `PostgreSQLText` replaces it.
    static let ids = "(SELECT value FROM json_each(:ids))"
}
