/// The limits of what members write, in characters and numbers.
public enum Limits {
    public static let postText = 2_000
    public static let commentText = 1_000
    public static let tag = 20
    public static let choices = 2...8
    public static let choiceText = 40
    public static let reportNote = 300
    /// Blocked tags, and blocked words, of one member.
    public static let blocked = 100
    public static let blockedWord = 40
    public static let searchText = 100
    /// The sign-ins of one member.
    public static let signIns = 20
    /// Bytes of an uploaded picture.
    public static let pictureBytes = 10 << 20
}
