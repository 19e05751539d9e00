/// The statements for the operator of the server. They look through tables, and no request of a person runs them.
enum OperatorSQL {
    static let members = """
        SELECT person.handle, person.name, \(PersonSQL.personRole), person.created,
            (SELECT max(last_used) FROM sign_in WHERE sign_in.person = person.id),
            (SELECT count(*) FROM friendship WHERE friendship.person = person.id),
            (SELECT count(*) FROM moment WHERE moment.author = person.id),
            (SELECT count(*) FROM photo WHERE photo.owner = person.id),
            \(StorageSQL.bytes), person.quota, person.suspended_until, person.suspension_reason
        FROM person ORDER BY person.id
        """
    static let firstAdmin = "SELECT id FROM person WHERE is_admin = TRUE ORDER BY id LIMIT 1"
    static let deleteSignIns = "DELETE FROM sign_in WHERE person = :person"
}
