/// The statements about browsers that are notified.
enum PushSQL {
    private static let columns = """
        sign_in, person, subscription, kinds, language, sent,
            (SELECT COALESCE(MAX(n.id), 0) FROM notification n WHERE n.person = t.person)
        """

    static let ofSignIn = "SELECT \(columns) FROM push_target t WHERE sign_in = :signIn"
    static let removeEndpoint = "DELETE FROM push_target WHERE endpoint = :endpoint AND sign_in <> :signIn"
    static let remove = "DELETE FROM push_target WHERE sign_in = :signIn"
    /// Older notifications are not sent to a new browser.
    static let set = """
        INSERT INTO push_target (sign_in, person, endpoint, subscription, kinds, language, sent)
        SELECT id, person, :endpoint, :subscription, :kinds, :language,
            (SELECT COALESCE(MAX(n.id), 0) FROM notification n WHERE n.person = sign_in.person)
        FROM sign_in WHERE id = :signIn
        ON CONFLICT (sign_in) DO UPDATE SET endpoint = excluded.endpoint, subscription = excluded.subscription,
            kinds = excluded.kinds, language = excluded.language
        """
    /// Browsers with an unread notification that they have not been notified about.
    static let due = """
        SELECT \(columns) FROM push_target t
        WHERE EXISTS (SELECT 1 FROM notification n WHERE n.person = t.person AND n.id > t.sent AND NOT n.is_read)
        ORDER BY sign_in LIMIT :limit
        """
    static let markSent = "UPDATE push_target SET sent = :sent WHERE sign_in = :signIn AND sent < :sent"
}
