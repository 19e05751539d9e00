/// The statements about photos.
enum PhotoSQL {
    static let insert = """
        INSERT INTO photo (owner, hash, width, height, alt_text, place, unused_since, preview, tones, bytes)
        VALUES (:owner, :hash, :width, :height, '', 0, :now, :preview, :tones, :bytes)
        RETURNING id
        """
    static let isOwned = "SELECT EXISTS (SELECT 1 FROM photo WHERE id = :photo AND owner = :owner)"
    static let use = """
        UPDATE photo SET moment = :moment, place = :place, alt_text = :altText
        WHERE id = :photo AND owner = :owner AND moment IS NULL
        """
    static let release = "UPDATE photo SET moment = NULL, unused_since = :now WHERE moment = :moment"
    static let ofMoments = """
        SELECT moment, id, hash, width, height, alt_text, preview
        FROM photo WHERE moment IN \(VisibilitySQL.ids)
        ORDER BY moment, place
        """

    /// The owner of a photo is also the author of its moment, and the person whose profile shows it.
    static let maySee = """
        SELECT EXISTS (
            SELECT 1 FROM photo LEFT JOIN moment ON moment.id = photo.moment
            WHERE photo.hash = :hash AND (
                photo.owner = :viewer
                OR EXISTS (SELECT 1 FROM person WHERE avatar = photo.id)
                OR (moment.id IS NOT NULL AND \(VisibilitySQL.sees()))
                OR (\(VisibilitySQL.areFriends(":viewer", "photo.owner"))
                    AND EXISTS (SELECT 1 FROM person WHERE background = photo.id))
            )
        ) OR EXISTS (
            SELECT 1 FROM link_card
            JOIN moment_link ON moment_link.url = link_card.url JOIN moment ON moment.id = moment_link.moment
            WHERE link_card.image = :hash AND \(VisibilitySQL.sees())
        ) OR EXISTS (
            SELECT 1 FROM link_card
            JOIN comment_link ON comment_link.url = link_card.url JOIN comment ON comment.id = comment_link.comment
            JOIN moment ON moment.id = comment.moment
            WHERE link_card.image = :hash AND \(VisibilitySQL.sees()) AND \(VisibilitySQL.knows(of: "comment.author"))
        ) OR \(ReportSQL.showsPhoto)
        """
    static let deleteUnused = """
        DELETE FROM photo
        WHERE moment IS NULL AND unused_since <= :before
            AND NOT EXISTS (SELECT 1 FROM person WHERE avatar = photo.id)
            AND NOT EXISTS (SELECT 1 FROM person WHERE background = photo.id)
            AND NOT EXISTS (SELECT 1 FROM moment_draft_photo WHERE moment_draft_photo.photo = photo.id)
        RETURNING hash
        """
    static let withoutPreview = """
        SELECT DISTINCT hash FROM photo WHERE preview IS NULL OR tones IS NULL ORDER BY hash LIMIT :limit
        """
    static let setPreview = "UPDATE photo SET preview = :preview, tones = :tones WHERE hash = :hash"
    static let exists = """
        SELECT EXISTS (SELECT 1 FROM photo WHERE hash = :hash)
            OR EXISTS (SELECT 1 FROM link_card WHERE image = :hash)
        """
}
