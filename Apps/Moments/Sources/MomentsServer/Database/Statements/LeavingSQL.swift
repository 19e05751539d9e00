/// The statements about the deletion of accounts. Those that delete look through tables; they run once for each account.
enum LeavingSQL {
    static let request = "UPDATE person SET deletion = COALESCE(deletion, :date) WHERE id = :person"
    static let cancel = "UPDATE person SET deletion = NULL WHERE id = :person"
    static let date = "SELECT deletion FROM person WHERE id = :person"
    static let isOnlyAdmin = """
        SELECT EXISTS (SELECT 1 FROM person WHERE id = :person AND is_admin = TRUE)
            AND NOT EXISTS (SELECT 1 FROM person WHERE id <> :person AND is_admin = TRUE)
        """
    static let due = "SELECT id FROM person WHERE deletion <= :now"

    static let pictures = "SELECT DISTINCT hash FROM photo WHERE owner = :person ORDER BY hash"

    /// In an order in which rows go before those that they name. Moments take with them what is below them.
    static let deletions = [
        "UPDATE person SET avatar = NULL, background = NULL WHERE id = :person",
        "DELETE FROM report WHERE accused = :person OR reporter = :person",
        "UPDATE report SET resolver = NULL WHERE resolver = :person",
        "DELETE FROM notice_closed WHERE person = :person",
        "DELETE FROM notice WHERE person = :person",
        "UPDATE audit SET person = NULL, detail = '' WHERE person = :person",
        "UPDATE audit SET actor = NULL WHERE actor = :person",
        "DELETE FROM moment_mention WHERE person = :person",
        "DELETE FROM comment_mention WHERE person = :person",
        """
        DELETE FROM timeline
        WHERE owner IN (SELECT friend FROM friendship WHERE person = :person)
            AND moment IN (SELECT id FROM moment WHERE author = :person)
        """,
        "DELETE FROM timeline WHERE owner = :person",
        "DELETE FROM notification WHERE person = :person OR actor = :person",
        "DELETE FROM moment_like WHERE person = :person",
        "DELETE FROM comment WHERE author = :person",
        "DELETE FROM moment_draft WHERE person = :person",
        "DELETE FROM comment_draft WHERE person = :person",
        "DELETE FROM photo WHERE owner = :person",
        "DELETE FROM moment_person WHERE person = :person",
        "DELETE FROM moment WHERE author = :person",
        "DELETE FROM tag_person WHERE person = :person",
        "DELETE FROM tag WHERE owner = :person",
        "DELETE FROM block WHERE person = :person OR blocked = :person",
        "DELETE FROM friend_request WHERE sender = :person OR receiver = :person",
        "DELETE FROM friendship WHERE person IN (SELECT friend FROM friendship WHERE person = :person) AND friend = :person",
        "DELETE FROM friendship WHERE person = :person",
        "DELETE FROM push_target WHERE person = :person",
        "DELETE FROM sign_in WHERE person = :person",
        "DELETE FROM invitation WHERE created_by = :person OR used_by = :person",
        "DELETE FROM password_reset WHERE person = :person",
        "DELETE FROM preference WHERE person = :person",
        "DELETE FROM send_key WHERE person = :person",
        "DELETE FROM person WHERE id = :person",
    ]
}
