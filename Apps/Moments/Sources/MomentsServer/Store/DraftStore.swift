public import MomentsModel

/// The storage for what only its owner uses: drafts, keys of repeated calls, and preferences. A part of a `MomentStore`.
public protocol DraftStore: Sendable {
    // MARK: Drafts

    /// Returns the viewer's moment draft; nil if there is none.
    func momentDraft(of person: PersonID) async throws -> MomentDraftRecord?

    /// Saves a person's moment draft, replacing the previous one. An empty draft is deleted.
    ///
    /// Photos that the person has not uploaded, or has published, are omitted: the rest of the draft is worth keeping.
    ///
    /// - Throws: `.invalid` if it is more than twice as long as a moment may be, or has too many photos; `.notFound` if there
    ///   is no such person.
    func saveMomentDraft(_ draft: NewMomentDraft, of person: PersonID) async throws

    /// Returns the comment draft of a person below a moment; nil if there is none.
    func commentDraft(of person: PersonID, below moment: MomentID) async throws -> CommentDraftRecord?

    /// Returns all comment drafts of a person.
    func commentDrafts(of person: PersonID) async throws -> [MomentID: CommentDraftRecord]

    /// Saves a person's comment draft below a moment, replacing the previous one. An empty draft is deleted. A person has at
    /// most 50 comment drafts; a further one replaces the oldest.
    ///
    /// - Throws: `.invalid` if it is more than twice as long as a comment may be; `.notFound` if the person may not see the
    ///   moment.
    func saveCommentDraft(_ draft: NewCommentDraft, of person: PersonID) async throws

    /// Deletes the drafts that were not saved for `lifetime`. Their photos are unused from then on.
    ///
    /// - Returns: The number of deleted drafts.
    func removeExpiredDrafts(lifetime: Duration) async throws -> Int

    // MARK: Keys of repeated calls

    /// Deletes the keys of comments and moments that are older than `lifetime`.
    ///
    /// - Returns: The number of deleted keys.
    func removeExpiredSendKeys(lifetime: Duration) async throws -> Int

    // MARK: Preferences

    func preferences(of person: PersonID) async throws -> [String: String]
    /// Sets a preference; nil removes it.
    ///
    /// - Throws: `.invalid` if the key has more than 100 characters, the value more than 20,000, or there would be more than 200.
    func setPreference(_ key: String, to value: String?, of person: PersonID) async throws
}
