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
    /// How long the text of a moment can be edited after it was published.
    public static let editingTime: Duration = .seconds(600)
    /// How long an account is kept after its deletion was requested: a week.
    public static let deletionGrace: Duration = .seconds(7 * 86_400)
    /// Tags of a person.
    public static let tagsPerPerson = 50
    /// Characters of a tag's name.
    public static let tagName = 30
    /// People chosen one by one for a moment.
    public static let chosenPeople = 500
    /// People mentioned in one text who learn of it.
    public static let mentions = 20
    /// Characters of what a person adds to a report.
    public static let reportNote = 1000
    /// Characters of an announcement.
    public static let announcement = 1000
    /// Characters of the reason of a suspension.
    public static let suspensionReason = 300
    /// Days of a suspension or an announcement with an end.
    public static let days = 1...3650
    /// Megabytes of a person's own storage quota: up to 10 TB.
    public static let quotaMegabytes = 0...10_000_000
    /// Notices that a person is shown, the newest.
    public static let shownNotices = 20
    /// Characters of a name.
    public static let name = 50
    /// Bytes of the name of a time zone.
    public static let timeZoneName = 64
    /// Characters of a password; shorter ones are easy to guess, longer ones only cost server time.
    public static let password = 10...200
}
