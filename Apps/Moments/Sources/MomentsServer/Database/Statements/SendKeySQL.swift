/// The statements about the keys of repeated calls.
enum SendKeySQL {
    static let sent = "SELECT comment, moment FROM send_key WHERE person = :person AND key = :key"
    static let insert = """
        INSERT INTO send_key (person, key, comment, moment, created) VALUES (:person, :key, :comment, :moment, :now)
        """
    static let removeOldest = """
        DELETE FROM send_key WHERE person = :person AND created < (
            SELECT created FROM send_key WHERE person = :person ORDER BY created DESC LIMIT 1 OFFSET :last
        )
        """
    static let removeExpired = "DELETE FROM send_key WHERE created <= :until"
}
