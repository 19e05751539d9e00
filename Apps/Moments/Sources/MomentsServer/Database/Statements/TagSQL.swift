/// The statements about tags.
enum TagSQL {
    /// A row for each friend that has a tag, and at least one for each tag.
    static let ofOwner = """
        SELECT tag.id, tag.name, bearer.person
        FROM tag LEFT JOIN (
            SELECT tag_person.tag AS tag, tag_person.person AS person
            FROM tag_person JOIN friendship
                ON friendship.person = :owner AND friendship.friend = tag_person.person
        ) AS bearer ON bearer.tag = tag.id
        WHERE tag.owner = :owner
        ORDER BY tag.folded_name, tag.id, bearer.person
        """
    static let count = "SELECT COUNT(*) FROM tag WHERE owner = :owner"
    static let countOwned = "SELECT COUNT(*) FROM tag WHERE owner = :owner AND id IN \(VisibilitySQL.ids)"
    static let withName = "SELECT id FROM tag WHERE owner = :owner AND folded_name = :foldedName"

    static let insert = """
        INSERT INTO tag (owner, name, folded_name) VALUES (:owner, :name, :foldedName) RETURNING id
        """
    static let rename = "UPDATE tag SET name = :name, folded_name = :foldedName WHERE id = :tag"
    static let delete = "DELETE FROM tag WHERE id = :tag"
    /// Leaves out one by one whom the tag has left out.
    static let keepExceptions = """
        INSERT INTO moment_person (moment, person)
        SELECT moment_tag.moment, tag_person.person
        FROM moment_tag JOIN moment ON moment.id = moment_tag.moment JOIN tag_person ON tag_person.tag = moment_tag.tag
        WHERE moment_tag.tag = :tag AND moment.choice = 'EXCEPT'
        ON CONFLICT DO NOTHING
        """

    /// Gives a tag to some of the owner's friends.
    static let insertPeople = """
        INSERT INTO tag_person (tag, person)
        SELECT :tag, friend FROM friendship WHERE person = :owner AND friend IN \(VisibilitySQL.ids)
        ON CONFLICT DO NOTHING
        """
    /// Takes a tag from the owner's friends. Former friends keep it.
    static let deletePeople = """
        DELETE FROM tag_person
        WHERE tag = :tag AND person IN (SELECT friend FROM friendship WHERE person = :owner)
        """
    /// Takes all tags of the owner from one person.
    static let deleteOfPerson = """
        DELETE FROM tag_person WHERE person = :person AND tag IN (SELECT id FROM tag WHERE owner = :owner)
        """
}
