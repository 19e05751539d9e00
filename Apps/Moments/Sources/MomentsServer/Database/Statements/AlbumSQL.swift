/// The statements about albums.
enum AlbumSQL {
    /// The moments of a person that the viewer sees, newest first, each with its first photo.
    static let ofPerson = """
        SELECT moment.id, moment.created,
            photo.id, photo.hash, photo.width, photo.height, photo.alt_text, photo.preview
        FROM moment LEFT JOIN photo ON photo.moment = moment.id
            AND photo.place = (SELECT MIN(other.place) FROM photo AS other WHERE other.moment = moment.id)
        WHERE moment.author = :author AND \(VisibilitySQL.sees())
        ORDER BY moment.id DESC
        LIMIT :limit
        """
}
