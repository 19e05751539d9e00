public import Foundation
public import MomentsMedia
public import MomentsModel

/// The storage for people, moments and all related data.
///
/// A store enforces the rules of the app itself, so callers cannot bypass them: friendship is mutual; only friends see a
/// person's moments, and only the author sees one that is `onlyMe`; likes and comments are visible to friends of the person who
/// made them, to that person, and to the author of the moment; counts include only what is visible; one like per person.
/// Methods with a `viewer` return what that person may see. Hidden records are treated as missing: they are nil, omitted, or
/// cause `StoreError.notFound`.
///
/// Records are ordered by ID. IDs increase and are never reused; dates never decrease in ID order. A page continues after the
/// last item of the previous page, and a limit of 0 or less returns an empty page.
///
/// Mutating methods return once the change would survive the end of the process. Texts are stored unchanged; a text that is too
/// long, or empty where content is required, throws `.invalid`.
///
/// - Throws: All methods throw `StoreError`, or `CancellationError` when the task is cancelled: then nothing has changed.
public protocol MomentStore: Sendable {
    // MARK: People

    /// Adds a person. An `invitation` is used up; without one this must be the first person, who becomes admin. Invitations
    /// expire after `LinkRules.invitationLifetime`.
    ///
    /// - Throws: `.handleTaken`, `.invitationInvalid`; `.invalid` if the chosen ID is taken.
    func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord

    func hasPeople() async throws -> Bool

    func person(handle: Handle) async throws -> PersonRecord?

    /// Returns people without any visibility check; missing ones are omitted.
    func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord]

    /// - Throws: `.notFound` if there is no such person, or the person has not uploaded the photo.
    func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord

    /// Returns the viewer's relation to each of some people: friendship, and the counts and dates the viewer may see.
    func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation]

    // MARK: Signing in

    /// Returns the ID and password hash of a person; nil if no person has the handle.
    func credentials(handle: Handle) async throws -> Credentials?

    /// Returns the same for a known person.
    func credentials(of person: PersonID) async throws -> Credentials?

    /// Stores a sign-in by the hash of its secret. Keeps the first 200 characters of `device`.
    ///
    /// - Parameter passwordHash: The hash that the password was checked against; nil if none was checked.
    /// - Throws: `.passwordChanged` if the person's password hash is a different one by now.
    func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord

    /// Returns the sign-in of a secret and records its use; nil if it is unknown, revoked, or was not used for `lifetime`.
    ///
    /// Uses are recorded to the minute, so that not every request of a busy browser writes.
    func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord?

    /// Returns the sign-ins of a person, most recently used first.
    func signIns(of person: PersonID) async throws -> [SignInRecord]

    /// - Throws: `.notFound` if the sign-in is not the person's.
    func removeSignIn(_ id: SignInID, of person: PersonID) async throws

    /// Deletes the sign-ins that were not used for `lifetime`, and sends `.signedOut` to their people.
    ///
    /// - Returns: The number of deleted sign-ins.
    func removeExpiredSignIns(lifetime: Duration) async throws -> Int

    /// - Throws: `.invalid` if the person is not an admin, or `LinkRules.maximumOpenInvitations` are open.
    func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord

    /// Returns the invitations that can be used, newest first.
    func openInvitations() async throws -> [InvitationRecord]

    /// Whether an invitation can be used.
    func isOpen(_ secret: InvitationSecret) async throws -> Bool

    /// Revokes an invitation.
    ///
    /// - Throws: `.notFound` if there is no such open invitation, `.invalid` if the person is not an admin.
    func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws

    /// Deletes expired invitations and password reset links.
    ///
    /// - Returns: The number of deleted records.
    func removeExpiredLinks() async throws -> Int

    // MARK: Passwords

    /// Changes a password. Ends the person's other sign-ins, and revokes a pending password reset link.
    ///
    /// - Parameters:
    ///   - old: The hash that the old password was checked against.
    ///   - kept: The sign-in that stays valid.
    /// - Throws: `.passwordChanged` if `old` is not the person's password hash any more.
    func changePassword(of person: PersonID, from old: String, to new: String, keeping kept: SignInID) async throws

    /// Stores a password reset link by the hash of its secret. Revokes an earlier one.
    ///
    /// - Parameter admin: The admin who creates it; nil for the operator of the server.
    /// - Returns: The date at which the link expires.
    /// - Throws: `.notFound` if there is no such person, `.invalid` if `admin` is not an admin.
    func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date

    /// Returns the person whose password a link resets; nil if the link is not valid.
    func passwordReset(secretHash: Data) async throws -> PersonID?

    /// Sets a new password with a reset link. Revokes the link, and ends all sign-ins of the person.
    ///
    /// - Throws: `.resetInvalid`.
    func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord

    /// Counts a password attempt, if the rate has room for it.
    ///
    /// Attempts are counted before the password is checked, so that concurrent attempts, in all processes together, cannot
    /// exceed the rate.
    ///
    /// - Returns: The time until there is room; nil if the attempt was counted.
    func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration?

    /// Takes back a counted attempt, because the password was right.
    func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws

    // MARK: Friends

    /// Returns friends sorted by name, then ID, after a position; with `search`, those whose name or handle contains it.
    /// Sorting and searching ignore case in every script.
    func friends(of viewer: PersonID, search: String?, after: FriendPlace?, limit: Int) async throws -> [PersonRecord]

    func friendCount(of viewer: PersonID) async throws -> Int

    /// Requests a friendship. If the other person has sent a request already, both become friends. Repeating it changes
    /// nothing.
    ///
    /// - Throws: `.notFound`; `.invalid` if `person` is the viewer.
    func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship

    /// - Returns: The person who sent the request.
    /// - Throws: `.notFound` if the viewer is not the receiver of this request.
    func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID

    /// Withdraws or declines a request.
    ///
    /// - Throws: `.notFound` if the viewer is neither its sender nor its receiver.
    func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws

    /// Returns pending requests to the viewer, newest first.
    func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord]
    /// Returns pending requests of the viewer, newest first.
    func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord]

    /// Ends a friendship at once. Each loses sight of the other's moments, likes, comments and notifications, except the likes
    /// and comments below their own moments: the author of a moment sees everything below it.
    ///
    /// - Throws: `.notFound` if they are not friends.
    func removeFriend(_ person: PersonID, of viewer: PersonID) async throws

    // MARK: Moments

    /// Publishes a moment and adds it to the timelines of all who may see it. If the author has published a moment with the
    /// same `key` before, returns that one, and changes nothing.
    ///
    /// - Throws: `.invalid` if it is empty or too long, or its link is not a web address; `.notFound` for a photo that the
    ///   author has not uploaded, or that another moment uses.
    func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord

    /// Deletes a moment with its likes and comments. Its photos are unused from then on.
    ///
    /// - Throws: `.notFound` if it is not the viewer's.
    func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws

    /// Returns the viewer's timeline, newest first, older than `before`; all of it if `limit` is nil.
    func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord]

    /// Returns one person's moments, newest first, older than `before`.
    func moments(by author: PersonID, for viewer: PersonID, before: MomentID?, limit: Int) async throws
        -> [MomentRecord]

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

    // MARK: Comments

    /// Adds a comment to a moment. If the viewer has added a comment with the same `key` before, returns that one, and changes
    /// nothing.
    ///
    /// Notifies the author of the moment and everyone who has liked or commented on it, if they are friends of the viewer and
    /// may see the moment. The author of the comment replied to gets a reply notification.
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

    // MARK: Notifications

    /// Returns notifications, newest first, older than `before`. Omits those about what the viewer may no longer see: former
    /// friends, removed likes, answered requests, and deleted records.
    func notifications(of viewer: PersonID, before: NotificationID?, limit: Int) async throws -> [NotificationRecord]
    /// Returns the same notifications in groups, by their latest notifications: newest first, older than `before`.
    func notificationGroups(of viewer: PersonID, before: NotificationID?, limit: Int) async throws
        -> [NotificationGroupRecord]
    /// Returns the number of unread notifications.
    func unreadNotificationCount(of viewer: PersonID) async throws -> Int
    func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws

    // MARK: Notifications outside of the app

    /// Returns what the browser of a sign-in is notified about; nil for nothing.
    func pushTarget(of signIn: SignInID) async throws -> PushTarget?

    /// Sets what the browser of a sign-in is notified about from now on; nil for nothing. It ends with the sign-in, and when another
    /// sign-in uses the same subscription.
    ///
    /// - Throws: `.notFound` if there is no such sign-in.
    func setPushTarget(_ target: NewPushTarget?, of signIn: SignInID) async throws

    /// Returns the browsers that have not been notified about an unread notification of their person, in order of their sign-ins.
    func duePushTargets(limit: Int) async throws -> [PushTarget]

    /// Records that a browser need not be notified about notifications up to this one.
    func markPushed(upTo id: NotificationID, to signIn: SignInID) async throws

    // MARK: Photos

    /// Stores the record of an uploaded photo, whose files are kept under `hash`.
    func addPhoto(_ photo: NewPhoto, by owner: PersonID) async throws -> PhotoRecord

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

    // MARK: Changes

    /// Returns a stream of a person's changes from now on, until it is cancelled. The end of a sign-in arrives as `.signedOut`.
    ///
    /// It contains only changes that the viewer may see. For a slow reader, changes are merged into a bounded number.
    func changes(for viewer: PersonID) -> AsyncStream<Change>

    /// Writes and reads a value to check the store.
    ///
    /// - Throws: `StoreError` with the reason the store cannot be used now.
    func check() async throws
}

extension MomentStore {
    /// Stores a sign-in for which no password was checked.
    public func addSignIn(of person: PersonID, secretHash: Data, device: String) async throws -> SignInRecord {
        try await addSignIn(of: person, secretHash: secretHash, device: device, passwordHash: nil)
    }
}
