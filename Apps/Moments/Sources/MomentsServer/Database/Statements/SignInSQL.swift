/// The statements about sign-ins and preferences.
enum SignInSQL {
    private static let selected = "SELECT id, person, device, created, last_used FROM sign_in"

    static let bySecret = "\(selected) WHERE secret_hash = :secretHash"
    static let ofPerson = "\(selected) WHERE person = :person ORDER BY last_used DESC, id DESC"
    static let insert = """
        INSERT INTO sign_in (person, secret_hash, device, created, last_used)
        VALUES (:person, :secretHash, :device, :now, :now)
        RETURNING id
        """
    static let use = "UPDATE sign_in SET last_used = :now WHERE id = :id"
    static let delete = "DELETE FROM sign_in WHERE id = :id AND person = :person"

    static let deleteOthers = "DELETE FROM sign_in WHERE person = :person AND id <> :kept"
    static let deleteExpired = "DELETE FROM sign_in WHERE last_used < :before RETURNING person"

    static let preferences = "SELECT key, value FROM preference WHERE person = :person"
    static let preferenceCount = "SELECT COUNT(*) FROM preference WHERE person = :person"
    static let setPreference = """
        INSERT INTO preference (person, key, value) VALUES (:person, :key, :value)
        ON CONFLICT (person, key) DO UPDATE SET value = excluded.value
        """
    static let removePreference = "DELETE FROM preference WHERE person = :person AND key = :key"

    static let beat = """
        INSERT INTO heartbeat (id, written) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET written = excluded.written
        """
    static let lastBeat = "SELECT written FROM heartbeat WHERE id = 1"
}
