/// The statements about drafts.
enum DraftSQL {
    /// One row per photo, or one row without a photo.
    static let moment = """
        SELECT moment_draft.text, moment_draft.url, moment_draft.visibility, moment_draft.updated,
            photo.id, photo.hash, photo.width, photo.height, moment_draft_photo.alt_text, moment_draft.audience
        FROM moment_draft
            LEFT JOIN moment_draft_photo ON moment_draft_photo.person = moment_draft.person
            LEFT JOIN photo ON photo.id = moment_draft_photo.photo
        WHERE moment_draft.person = :person
        ORDER BY moment_draft_photo.place
        """
    static let saveMoment = """
        INSERT INTO moment_draft (person, text, url, visibility, audience, updated)
        VALUES (:person, :text, :url, :visibility, :audience, :now)
        ON CONFLICT (person) DO UPDATE SET
            text = excluded.text, url = excluded.url, visibility = excluded.visibility, audience = excluded.audience,
            updated = excluded.updated
        """
    static let removePhotos = "DELETE FROM moment_draft_photo WHERE person = :person"
    static let addPhoto = """
        INSERT INTO moment_draft_photo (person, place, photo, alt_text)
        SELECT :person, :place, id, :altText FROM photo WHERE id = :photo AND owner = :person AND moment IS NULL
        ON CONFLICT DO NOTHING
        """
    static let removeMoment = "DELETE FROM moment_draft WHERE person = :person"
    static let forgetPhoto = "DELETE FROM moment_draft_photo WHERE photo = :photo"

    static let comment = "SELECT text, reply_to, updated FROM comment_draft WHERE person = :person AND moment = :moment"
    static let comments = "SELECT text, reply_to, updated, moment FROM comment_draft WHERE person = :person"
    static let saveComment = """
        INSERT INTO comment_draft (person, moment, text, reply_to, updated)
        VALUES (:person, :moment, :text, :replyTo, :now)
        ON CONFLICT (person, moment) DO UPDATE SET
            text = excluded.text, reply_to = excluded.reply_to, updated = excluded.updated
        """
    static let removeComment = "DELETE FROM comment_draft WHERE person = :person AND moment = :moment"
    static let removeOldestComments = """
        DELETE FROM comment_draft
        WHERE person = :person AND moment NOT IN (
            SELECT moment FROM comment_draft WHERE person = :person ORDER BY updated DESC, moment DESC LIMIT :limit
        )
        """

    static let removeExpiredMoments = "DELETE FROM moment_draft WHERE updated <= :before"
    static let removeExpiredComments = "DELETE FROM comment_draft WHERE updated <= :before"
}
