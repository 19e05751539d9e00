/// The statements about who a moment is for.
enum AudienceSQL {
    /// A row for each chosen tag or person, and at least one for each moment.
    static let ofMoments = """
        SELECT moment.id, COALESCE(moment.choice, moment.visibility), moment_tag.tag, CAST(NULL AS BIGINT)
        FROM moment LEFT JOIN moment_tag ON moment_tag.moment = moment.id
        WHERE moment.id IN \(VisibilitySQL.ids) AND moment.author = :viewer
        UNION ALL
        SELECT moment.id, COALESCE(moment.choice, moment.visibility), CAST(NULL AS BIGINT), moment_person.person
        FROM moment JOIN moment_person ON moment_person.moment = moment.id
        WHERE moment.id IN \(VisibilitySQL.ids) AND moment.author = :viewer
        """

    static let set = "UPDATE moment SET visibility = :visibility, choice = :choice WHERE id = :moment"
    static let deleteTags = "DELETE FROM moment_tag WHERE moment = :moment"
    static let deletePeople = "DELETE FROM moment_person WHERE moment = :moment"
    static let insertTags = """
        INSERT INTO moment_tag (moment, tag) SELECT :moment, id FROM tag WHERE id IN \(VisibilitySQL.ids)
        """
    /// People who do not exist are left out.
    static let insertPeople = """
        INSERT INTO moment_person (moment, person) SELECT :moment, id FROM person WHERE id IN \(VisibilitySQL.ids)
        """
}
