public import MomentsMedia
public import MomentsModel

/// The storage for photos and the cards of links. Their files are elsewhere. A part of a `MomentStore`.
public protocol PhotoStore: Sendable {
    // MARK: Photos

    /// Stores the record of an uploaded photo, whose files are kept under `hash`.
    ///
    /// - Parameter defaultQuota: The most bytes that the photos of a person without a quota of their own take; nil for no limit.
    /// - Throws: `.invalid` with reason `STORAGE_FULL` if the owner's quota has no room for it.
    func addPhoto(_ photo: NewPhoto, by owner: PersonID, defaultQuota: Int?) async throws -> PhotoRecord

    /// Returns the photos of some moments, in order; omits moments without photos. The caller checks that the viewer may see
    /// the moments.
    func photos(of moments: [MomentID]) async throws -> [MomentID: [PhotoRecord]]

    /// Whether the viewer may see a picture now: in a moment, as an avatar or background, or as their own upload.
    ///
    /// Avatars are visible to every signed-in person, backgrounds to friends.
    func maySee(photo hash: String, viewer: PersonID) async throws -> Bool

    /// Returns the hashes of photos from earlier versions, whose preview is missing or incomplete, at most `limit`.
    func photosWithoutPreview(limit: Int) async throws -> [String]

    /// Sets the preview of all photos with a hash.
    func setPreview(_ preview: PhotoPreview, ofPhoto hash: String) async throws

    /// Whether a photo or a card of a link has files with a hash.
    func hasPhoto(hash: String) async throws -> Bool

    /// Deletes photos that no moment, draft or profile has used for `age`. The caller deletes their files.
    ///
    /// - Returns: The hashes that no photo record has any more.
    func removeUnusedPhotos(olderThan age: Duration) async throws -> [String]

    // MARK: Links

    /// Returns what is known of an address; nil if it was never fetched.
    func linkCard(at url: String) async throws -> LinkCardRecord?

    /// Stores what an address says now; nil if it could not be fetched.
    ///
    /// - Returns: The hashes of replaced pictures that no record has any more. The caller deletes their files.
    func saveLinkCard(_ content: LinkCardContent?, at url: String) async throws -> [String]

    /// Shows the card of an address below a moment of the author, and sends `.momentChanged`. Does nothing if there is no card.
    ///
    /// - Throws: `.notFound` if it is not the author's.
    func showLinkCard(of url: String, below moment: MomentID, by author: PersonID) async throws

    /// Shows the card of an address below a comment of the author, and sends `.momentChanged`. Does nothing if there is no card.
    ///
    /// - Throws: `.notFound` if it is not the author's, or the author may not see its moment any more.
    func showLinkCard(of url: String, below comment: CommentID, by author: PersonID) async throws

    /// Returns the cards of some moments; omits moments without one. The caller checks that the viewer may see the moments.
    func linkCards(of moments: [MomentID]) async throws -> [MomentID: LinkCardRecord]

    /// Returns the cards of some comments; omits comments without one. The caller checks that the viewer may see the comments.
    func linkCards(of comments: [CommentID]) async throws -> [CommentID: LinkCardRecord]

    /// Deletes cards that are older than `age` and that nothing shows. The caller deletes their files.
    ///
    /// - Returns: The hashes of pictures that no record has any more.
    func removeUnusedLinkCards(olderThan age: Duration) async throws -> [String]
}

extension PhotoStore {
    /// Stores the record of an uploaded photo, without a default quota.
    public func addPhoto(_ photo: NewPhoto, by owner: PersonID) async throws -> PhotoRecord {
        try await addPhoto(photo, by: owner, defaultQuota: nil)
    }
}
