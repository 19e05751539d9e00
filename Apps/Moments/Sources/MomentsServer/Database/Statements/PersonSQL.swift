/// The statements about people.
enum PersonSQL {
    /// The role of a row of `person`, as `PersonRole` has it.
    static let personRole = """
        CASE WHEN person.is_admin = TRUE THEN 'ADMIN' WHEN person.is_moderator = TRUE THEN 'MODERATOR' ELSE 'MEMBER' END
        """
    static let selected = """
        SELECT person.id, person.handle, person.name, avatar.hash, background.hash, \(personRole), person.created,
            avatar.tones
        """
    static let pictures = """
        LEFT JOIN photo AS avatar ON avatar.id = person.avatar
        LEFT JOIN photo AS background ON background.id = person.background
        """

    static let exists = "SELECT EXISTS (SELECT 1 FROM person)"
    static let byHandle = "\(selected) FROM person \(pictures) WHERE person.handle = :handle"
    static let byIDs = "\(selected) FROM person \(pictures) WHERE person.id IN \(VisibilitySQL.ids)"

    static let blocked = """
        \(selected) FROM block JOIN person ON person.id = block.blocked \(pictures)
        WHERE block.person = :viewer
        ORDER BY block.created DESC
        """

    static let insert = """
        INSERT INTO person (handle, name, folded_name, password_hash, is_admin, created)
        VALUES (:handle, :name, :foldedName, :passwordHash, :isAdmin, :created)
        RETURNING id
        """
    static let insertWithID = """
        INSERT INTO person (id, handle, name, folded_name, password_hash, is_admin, created)
        VALUES (:id, :handle, :name, :foldedName, :passwordHash, :isAdmin, :created)
        RETURNING id
        """
    static let updateName = "UPDATE person SET name = :name, folded_name = :foldedName WHERE id = :id"
    static let updateAvatar = "UPDATE person SET avatar = :photo WHERE id = :id"
    static let updateBackground = "UPDATE person SET background = :photo WHERE id = :id"
    /// Marks the current picture as unused from now on. Run before the picture is replaced.
    static let releaseAvatar = """
        UPDATE photo SET unused_since = :now WHERE id = (SELECT avatar FROM person WHERE id = :id)
        """
    static let releaseBackground = """
        UPDATE photo SET unused_since = :now WHERE id = (SELECT background FROM person WHERE id = :id)
        """
    static let isAdmin = "SELECT EXISTS (SELECT 1 FROM person WHERE id = :person AND is_admin = TRUE)"

    /// `author` is the person if the viewer may see their moments, and NULL otherwise; then no moments are searched.
    static let relations = """
        SELECT known.id, known.friendship, known.since,
            (SELECT COUNT(*) FROM moment
                WHERE moment.author = known.author AND \(shown)),
            (SELECT moment.created FROM moment
                WHERE moment.author = known.author AND \(shown)
                ORDER BY moment.id DESC LIMIT 1)
        FROM (
            SELECT person.id, friendship.since, friendship.reach,
                CASE WHEN person.id = :viewer OR NOT friendship.is_hidden THEN person.id END AS author,
                CASE
                    WHEN person.id = :viewer THEN 'ME'
                    WHEN friendship.since IS NOT NULL THEN 'FRIEND'
                    WHEN sent.id IS NOT NULL THEN 'REQUESTED'
                    WHEN received.id IS NOT NULL THEN 'ASKS_ME'
                    ELSE 'STRANGER'
                END AS friendship
            FROM person
            LEFT JOIN friendship ON friendship.person = :viewer AND friendship.friend = person.id
            LEFT JOIN friend_request AS sent ON sent.sender = :viewer AND sent.receiver = person.id
            LEFT JOIN friend_request AS received ON received.sender = person.id AND received.receiver = :viewer
            WHERE person.id IN \(VisibilitySQL.ids) AND NOT \(VisibilitySQL.isBlocked(":viewer", "person.id"))
        ) AS known
        """
    private static let shown = """
        (known.author = :viewer OR (moment.created >= :now - known.reach AND \(VisibilitySQL.includes())))
        """

    /// `search` is a LIKE pattern with the escape character `\`.
    static func friends(isSearch: Bool) -> String { isSearch ? friendsFound : allFriends }

    private static let allFriends = friends(where: "")
    private static let friendsFound = friends(
        where: #"AND (person.folded_name LIKE :search ESCAPE '\' OR person.handle LIKE :search ESCAPE '\')"#
    )

    private static func friends(where condition: String) -> String {
        """
        \(selected)
        FROM friendship JOIN person ON person.id = friendship.friend \(pictures)
        WHERE friendship.person = :viewer AND (person.folded_name, person.id) > (:afterName, :afterID) \(condition)
        ORDER BY person.folded_name, person.id
        LIMIT :limit
        """
    }
}
