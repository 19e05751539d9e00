public import MomentsModel

/// The storage for what people share: moments, likes, comments, and who is mentioned in them. A part of a `MomentStore`.
public protocol ContentStore: Sendable {
    // MARK: Moments

    /// Publishes a moment, which is then in the timelines of all who may see it. If the author has published a moment with the
    /// same `key` before, returns that one, and changes nothing.
    ///
    /// Friends whose handles are in the text, as `Mention` finds them, get a notification, which they see while they see the moment.
    ///
    /// - Throws: `.invalid` if it is empty or too long, or its link is not a web address; `.notFound` for a photo that the
    ///   author has not uploaded, or that another moment uses, or a tag that is not the author's. People in the audience who do
    ///   not exist are ignored.
    func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord

    /// Changes who can see a moment, at once and everywhere.
    ///
    /// - Throws: `.notFound` if the moment or a tag is not the viewer's; `.invalid` if nobody is chosen, or too many are.
    func setAudience(_ audience: MomentAudience, of moment: MomentID, by viewer: PersonID) async throws -> MomentRecord

    /// Returns the audiences of those moments that are the viewer's.
    func audiences(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentAudience]

    /// Changes the text of a moment, within `Limits.editingTime` after it was published. A card of an address in the old text is
    /// not shown any more. Friends who are mentioned only now are notified; notifications of those who are not any more are deleted. The same
    /// text changes nothing.
    ///
    /// - Throws: `.notFound` if it is not the viewer's; `.invalid` if it is too late, or the text is too long, or empty where
    ///   content is required.
    func editMoment(_ id: MomentID, text: String, by viewer: PersonID) async throws -> MomentRecord

    /// Deletes a moment with its likes and comments. Its photos are unused from then on.
    ///
    /// - Throws: `.notFound` if it is not the viewer's.
    func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws

    /// Returns the viewer's timeline, newest first, older than `before`; all of it if `limit` is nil.
    func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord]

    /// Prepares the timelines of some friends of a person with many, so that reading them costs less. What they show stays the same. Does nothing
    /// but look if nothing is left to prepare.
    ///
    /// - Parameter limit: The most timelines, at least 1. Other changes wait while they are written.
    /// - Returns: Whether anything was done. More may be left then.
    func spreadTimelines(upTo limit: Int) async throws -> Bool

    /// Emits when a moment was published through this store and has left something to `spreadTimelines`. For the latest caller only.
    func waitingTimelines() -> AsyncStream<Void>

    /// Returns one person's moments, newest first, older than `before`.
    func moments(by author: PersonID, for viewer: PersonID, before: MomentID?, limit: Int) async throws
        -> [MomentRecord]

    /// Returns what an album needs of one person's moments, newest first.
    func album(of author: PersonID, for viewer: PersonID, limit: Int) async throws -> [AlbumRecord]

    /// Returns the moments that exist and that the viewer may see.
    func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord]

    // MARK: Likes

    /// Sets whether the viewer likes a moment. Repeating it changes nothing.
    ///
    /// The author is notified once, however often the like is removed and added again.
    ///
    /// - Throws: `.notFound` if the viewer may not see the moment.
    func setLike(_ isLiked: Bool, of moment: MomentID, by viewer: PersonID) async throws

    /// Returns the people who like each moment, as far as the viewer may see it, oldest like first. Omits moments without
    /// likes.
    func likes(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]]

    /// Returns the moments that a person likes and may see, in order of their IDs, after `after`.
    func likedMoments(of person: PersonID, after: MomentID?, limit: Int) async throws -> [MomentID]

    // MARK: Comments

    /// Adds a comment to a moment. If the viewer has added a comment with the same `key` before, returns that one, and changes
    /// nothing.
    ///
    /// Notifies the author of the moment and everyone who has liked or commented on it, if they are friends of the viewer and
    /// may see the moment, and friends who are mentioned in it and may see the moment. Everybody gets one notification: the author of the
    /// comment replied to of a reply, otherwise those mentioned of a mention, and the rest of a comment.
    ///
    /// - Throws: `.notFound` if the viewer may not see the moment or the comment replied to; `.invalid`.
    func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord

    /// Deletes a comment. Its replies stay, without the reference to it. Also works if the viewer may no longer see the moment.
    ///
    /// - Returns: The moment it belonged to.
    /// - Throws: `.notFound` if it is not the viewer's.
    func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID

    /// Returns a page of comments, oldest first, newer than `after`.
    func comments(of moment: MomentID, for viewer: PersonID, after: CommentID?, limit: Int) async throws
        -> [CommentRecord]

    /// Returns the number of comments of each moment that the viewer may see, and the last few of them, oldest first. Omits
    /// moments without comments.
    func commentSummaries(of moments: [MomentID], for viewer: PersonID, last: Int) async throws -> [MomentID:
        CommentSummary]

    /// Returns the comments that exist and that the viewer may see.
    func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord]

    /// Returns a page of all comments that a person has written, oldest first, newer than `after`: also those below moments that the
    /// person may not see any more.
    func comments(by author: PersonID, after: CommentID?, limit: Int) async throws -> [CommentRecord]

    // MARK: Mentions

    /// Returns the people mentioned in some visible moments whom the viewer knows, in order of their IDs; omits moments without.
    func mentions(in moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]]

    /// Returns the people mentioned in some visible comments whom the viewer knows, in order of their IDs; omits comments without.
    func mentions(in comments: [CommentID], for viewer: PersonID) async throws -> [CommentID: [PersonID]]
}
