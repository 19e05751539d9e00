/// The statements about the log of what staff and the operator do.
enum AuditSQL {
    static let insert = """
        INSERT INTO audit (created, actor, is_operator, action, person, detail)
        VALUES (:now, :actor, :isOperator, :action, :person, :detail)
        """
    static let page = """
        SELECT id, created, actor, is_operator, action, person, detail
        FROM audit WHERE id < :before
        ORDER BY id DESC
        LIMIT :limit
        """
}
