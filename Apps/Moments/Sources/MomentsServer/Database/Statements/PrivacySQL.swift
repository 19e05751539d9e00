/// The statements about what people set about each other, and about blocks.
enum PrivacySQL {
    /// `theirs` is what the viewer has set about seeing the friend, `mine` about being seen.
    static let settings = """
        SELECT theirs.friend, mine.is_hidden, theirs.is_muted
        FROM friendship AS theirs
            JOIN friendship AS mine ON mine.person = theirs.friend AND mine.friend = theirs.person
        WHERE theirs.person = :viewer AND theirs.friend IN \(VisibilitySQL.ids)
        """
    static let hideMine = "UPDATE friendship SET is_hidden = :isOn WHERE person = :friend AND friend = :viewer"
    static let muteTheirs = "UPDATE friendship SET is_muted = :isOn WHERE person = :viewer AND friend = :friend"

    static let reach = "SELECT reach FROM person WHERE id = :person"
    static let setReach = "UPDATE person SET reach = :reach WHERE id = :person"
    static let setReachForFriends = """
        UPDATE friendship SET reach = :reach
        WHERE friend = :person
            AND person IN (SELECT own.friend FROM friendship AS own WHERE own.person = :person)
        """

    static let isBlocked = "SELECT \(VisibilitySQL.isBlocked(":viewer", ":person"))"
    /// Dates a block after the person's others, even if the clock was set back.
    static let block = """
        INSERT INTO block (person, blocked, created)
        SELECT :viewer, :person, CASE WHEN MAX(created) >= :now THEN MAX(created) + 1 ELSE :now END
        FROM block WHERE person = :viewer
        ON CONFLICT DO NOTHING
        """
    static let unblock = "DELETE FROM block WHERE person = :viewer AND blocked = :person"
}
