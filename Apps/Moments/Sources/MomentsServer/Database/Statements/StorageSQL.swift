/// The statements about the space that photos take.
enum StorageSQL {
    /// The bytes of the photos of a row of `person`.
    static let bytes = """
        (SELECT CAST(COALESCE(SUM(photo.bytes), 0) AS BIGINT) FROM photo WHERE photo.owner = person.id)
        """
    static let use = "SELECT \(bytes), person.quota FROM person WHERE person.id = :person"
    static let setQuota = "UPDATE person SET quota = :quota WHERE id = :person"

    static let withoutSize = "SELECT DISTINCT hash FROM photo WHERE bytes = 0 ORDER BY hash LIMIT :limit"
    static let setSize = "UPDATE photo SET bytes = :bytes WHERE hash = :hash"
}
