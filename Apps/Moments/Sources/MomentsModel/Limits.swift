/// The limits on content. The server rejects content beyond them; the app reports it before sending.
public enum Limits {
    /// Characters of a moment's text.
    public static let momentText = 5000
    /// Characters of a comment.
    public static let commentText = 1000
    /// Characters of a link.
    public static let link = 2000
    /// Photos of a moment.
    public static let photosPerMoment = 9
    /// Characters of the alternative text of a photo.
    public static let photoDescription = 500
    /// Bytes of an uploaded photo.
    public static let photoBytes = 20 << 20
    /// The maximum size of the preview of a photo; most have some 100 bytes.
    public static let photoPreviewBytes = 512
    /// Characters of a name.
    public static let name = 50
    /// Characters of a password; shorter ones are easy to guess, longer ones only cost server time.
    public static let password = 10...200
}
