/// The statements about roles, suspensions, and people as staff see them.
enum StaffSQL {
    static let role = "SELECT \(PersonSQL.personRole) FROM person WHERE person.id = :person"
    static let setRole = "UPDATE person SET is_admin = :isAdmin, is_moderator = :isModerator WHERE id = :person"

    static let suspension = "SELECT suspended_until, suspension_reason FROM person WHERE id = :person"
    static let setSuspension = """
        UPDATE person SET suspended_until = :until, suspension_reason = :reason WHERE id = :person
        """

    /// Staff are not told of reports about themselves, also not by a number.
    private static let selected = """
        \(PersonSQL.selected),
            (SELECT MAX(last_used) FROM sign_in WHERE sign_in.person = person.id),
            (SELECT COUNT(*) FROM moment WHERE moment.author = person.id),
            (SELECT COUNT(*) FROM report
                WHERE report.accused = person.id AND report.accused <> :staff AND report.resolved IS NULL),
            \(StorageSQL.bytes), person.quota, person.suspended_until, person.suspension_reason, person.deletion
        FROM person \(PersonSQL.pictures)
        """

    static let person = "\(selected) WHERE person.id = :person"

    /// `search` is a LIKE pattern with the escape character `\`.
    static func people(isSearch: Bool) -> String { isSearch ? peopleFound : allPeople }

    private static let allPeople = people(where: "")
    private static let peopleFound = people(
        where: #"AND (person.folded_name LIKE :search ESCAPE '\' OR person.handle LIKE :search ESCAPE '\')"#
    )

    private static func people(where condition: String) -> String {
        """
        \(selected)
        WHERE (person.folded_name, person.id) > (:afterName, :afterID) \(condition)
        ORDER BY person.folded_name, person.id
        LIMIT :limit
        """
    }

    static let everybody = "SELECT id FROM person"
}
