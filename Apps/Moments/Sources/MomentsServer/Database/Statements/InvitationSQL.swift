/// The statements about invitations.
enum InvitationSQL {
    static let exists = "SELECT EXISTS (SELECT 1 FROM invitation WHERE secret_hash = :secretHash)"
    static let bySecret = """
        SELECT id FROM invitation WHERE secret_hash = :secretHash AND used_by IS NULL AND created > :after
        """
    static let isOpen = "SELECT EXISTS (\(bySecret))"
    static let open = "SELECT id, created FROM invitation WHERE used_by IS NULL AND created > :after ORDER BY id DESC"
    static let openCount = "SELECT COUNT(*) FROM invitation WHERE used_by IS NULL AND created > :after"
    static let insert = """
        INSERT INTO invitation (secret_hash, created_by, created) VALUES (:secretHash, :admin, :now) RETURNING id
        """
    static let use = "UPDATE invitation SET used_by = :person WHERE id = :id"
    static let deleteOpen = "DELETE FROM invitation WHERE id = :id AND used_by IS NULL AND created > :after"
    static let deleteExpired = "DELETE FROM invitation WHERE used_by IS NULL AND created <= :until"
}
