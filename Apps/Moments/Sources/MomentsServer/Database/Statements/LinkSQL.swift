/// The statements about cards of links.
enum LinkSQL {
    static let byURL = "SELECT url, title, site_name, image, fetched FROM link_card WHERE url = :url"
    static let ofMoments = """
        SELECT link_card.url, title, site_name, image, fetched, moment_link.moment
        FROM moment_link JOIN link_card ON link_card.url = moment_link.url
        WHERE moment_link.moment IN \(VisibilitySQL.ids) AND title IS NOT NULL
        """
    static let ofComments = """
        SELECT link_card.url, title, site_name, image, fetched, comment_link.comment
        FROM comment_link JOIN link_card ON link_card.url = comment_link.url
        WHERE comment_link.comment IN \(VisibilitySQL.ids) AND title IS NOT NULL
        """
    static let save = """
        INSERT INTO link_card (url, title, site_name, image, fetched) VALUES (:url, :title, :siteName, :image, :now)
        ON CONFLICT (url) DO UPDATE SET
            title = excluded.title, site_name = excluded.site_name, image = excluded.image, fetched = excluded.fetched
        """
    static let attach = """
        INSERT INTO moment_link (moment, url) VALUES (:moment, :url)
        ON CONFLICT (moment) DO UPDATE SET url = excluded.url
        """
    static let detach = "DELETE FROM moment_link WHERE moment = :moment"
    static let attachToComment = """
        INSERT INTO comment_link (comment, url) VALUES (:comment, :url)
        ON CONFLICT (comment) DO UPDATE SET url = excluded.url
        """
    static let deleteUnused = """
        DELETE FROM link_card
        WHERE fetched <= :before AND NOT EXISTS (SELECT 1 FROM moment_link WHERE moment_link.url = link_card.url)
            AND NOT EXISTS (SELECT 1 FROM comment_link WHERE comment_link.url = link_card.url)
        RETURNING image
        """
}
