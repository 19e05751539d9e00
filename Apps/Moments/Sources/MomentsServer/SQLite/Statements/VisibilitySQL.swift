/// The visibility rules, as conditions for use in statements.
///
/// `viewer` is a parameter or a column with the ID of the viewer.
enum VisibilitySQL {
    /// Whether two people are friends.
    static func areFriends(_ viewer: String, _ person: String) -> String {
        "EXISTS (SELECT 1 FROM friendship WHERE friendship.person = \(viewer) AND friendship.friend = \(person))"
    }

    /// Whether a row of `moment` is visible.
    static func sees(_ viewer: String = ":viewer", moment: String = "moment") -> String {
        """
        (\(moment).author = \(viewer)
            OR (\(moment).visibility = 'FRIENDS' AND \(areFriends(viewer, "\(moment).author"))))
        """
    }

    /// Whether what `actor` did at a visible moment is visible.
    static func knows(_ viewer: String = ":viewer", of actor: String, at moment: String = "moment") -> String {
        "(\(actor) = \(viewer) OR \(moment).author = \(viewer) OR \(areFriends(viewer, actor)))"
    }

    /// Whether a row of `notification`, joined with its `moment`, is visible.
    static func shows(_ viewer: String = ":viewer") -> String {
        """
        CASE notification.kind
            WHEN 'FRIEND_REQUEST' THEN EXISTS (
                SELECT 1 FROM friend_request WHERE sender = notification.actor AND receiver = \(viewer)
            )
            ELSE \(areFriends(viewer, "notification.actor"))
                AND (notification.moment IS NULL OR \(sees(viewer)))
                AND (notification.kind <> 'LIKE' OR EXISTS (
                    SELECT 1 FROM moment_like
                    WHERE moment_like.moment = notification.moment AND moment_like.person = notification.actor
                ))
        END
        """
    }

    /// The IDs in the JSON array `:ids`, so that one statement serves any number of them.
    ///
    /// PostgreSQL has `= ANY (:ids)` for this `IN`.
    static let ids = "(SELECT value FROM json_each(:ids))"
}
