/// The statements about passwords, password reset links and attempts.
enum PasswordSQL {
    static let byHandle = "SELECT id, password_hash FROM person WHERE handle = :handle"
    static let ofPerson = "SELECT id, password_hash FROM person WHERE id = :person"
    static let change = "UPDATE person SET password_hash = :new WHERE id = :person AND password_hash = :old"
    static let set = "UPDATE person SET password_hash = :new WHERE id = :person"

    static let reset = "SELECT person FROM password_reset WHERE secret_hash = :secretHash AND created > :after"
    static let insertReset = """
        INSERT INTO password_reset (person, secret_hash, created) VALUES (:person, :secretHash, :now)
        ON CONFLICT (person) DO UPDATE SET secret_hash = excluded.secret_hash, created = excluded.created
        """
    static let deleteReset = "DELETE FROM password_reset WHERE person = :person"
    static let deleteExpiredResets = "DELETE FROM password_reset WHERE created <= :until"

    static let attempts = "SELECT full_again FROM password_attempt WHERE slot = :slot"
    static let setAttempts = """
        INSERT INTO password_attempt (slot, full_again) VALUES (:slot, :fullAgain)
        ON CONFLICT (slot) DO UPDATE SET full_again = excluded.full_again
        """
}
