/// How much of everything there may be; the server refuses more, and the app says so before.
public enum Limits {
    /// Characters of a moment's text.
    public static let momentText = 5000
    /// Characters of a comment.
    public static let commentText = 1000
    /// Characters of a link.
    public static let link = 2000
    /// Photos of a moment.
    public static let photosPerMoment = 9
    /// Characters of what a photo shows, for people who do not see it.
    public static let photoDescription = 500
    /// Bytes of an uploaded photo.
    public static let photoBytes = 20 << 20
    /// Characters of a name.
    public static let name = 50
    /// Characters of a password; fewer are easily guessed, more only keep the server busy.
    public static let password = 10...200
}
