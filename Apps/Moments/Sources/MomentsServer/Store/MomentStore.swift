public import Foundation
public import MomentsMedia
public import MomentsModel

/// The storage for people, moments and all related data.
///
/// A store enforces the rules of the app itself, so callers cannot bypass them: friendship is mutual; only friends see a
/// person's moments, and of those only whom the audience of the moment includes, unless the author hides theirs from them or the
/// moment is older than the author's `HistoryReach`; likes and comments are visible while the person who made them is a friend of
/// the moment's author, to friends of both, and to these two; counts include only what is visible; one like per person.
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
public protocol MomentStore: AdministrationStore {
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

    /// Returns the viewer's relation to each of some people: friendship, and the counts and dates the viewer may see. Omits people
    /// who have blocked the viewer, or whom the viewer has blocked.
    func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation]

    // MARK: Signing in

    /// Returns the ID and password hash of a person; nil if no person has the handle.
    func credentials(handle: Handle) async throws -> Credentials?

    /// Returns the same for a known person.
    func credentials(of person: PersonID) async throws -> Credentials?

    /// Stores a sign-in by the hash of its secret. Keeps the first 200 characters of `device`.
    ///
    /// - Parameter passwordHash: The hash that the password was checked against; nil if none was checked.
    /// - Throws: `.passwordChanged` if the person's password hash is a different one by now; `.suspended` if the person is suspended.
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

    // MARK: Leaving

    /// Sets the date at which an account is deleted: `Limits.deletionGrace` from now. Repeating it does not move the date.
    ///
    /// - Throws: `.notFound` if there is no such person; `.invalid` if nobody else is an admin.
    func requestDeletion(of person: PersonID) async throws -> Date

    /// Keeps an account after all. Does nothing if its deletion was not requested.
    func cancelDeletion(of person: PersonID) async throws

    /// Returns the date at which an account is deleted; nil if that was not requested.
    func deletionDate(of person: PersonID) async throws -> Date?

    /// Returns the people whose accounts are to be deleted, because their date has come.
    func leavers() async throws -> [PersonID]

    /// Deletes an account whose date has come, with all that is the person's: profile, moments with what is below them, likes and comments,
    /// friendships, notifications about them, photos, settings and sign-ins. Sends `.signedOut` to the person. The only admin stays.
    ///
    /// - Returns: The hashes of pictures that no record has any more, whose files the caller deletes; nil if the person stays.
    func removeLeaver(_ person: PersonID) async throws -> [String]?

    // MARK: Friends

    /// Returns friends sorted by name, then ID, after a position; with `search`, those whose name or handle contains it.
    /// Sorting and searching ignore case in every script.
    func friends(of viewer: PersonID, search: String?, after: FriendPlace?, limit: Int) async throws -> [PersonRecord]

    func friendCount(of viewer: PersonID) async throws -> Int

    /// Requests a friendship. If the other person has sent a request already, both become friends. Repeating it changes
    /// nothing.
    ///
    /// - Throws: `.notFound`, also if one has blocked the other; `.invalid` if `person` is the viewer.
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

    /// Ends a friendship at once, with what each has set about the other, except for tags. Each loses sight of the other's moments,
    /// likes, comments and notifications; nobody sees any more what one has done below the other's moments.
    ///
    /// - Throws: `.notFound` if they are not friends.
    func removeFriend(_ person: PersonID, of viewer: PersonID) async throws

    // MARK: Privacy

    /// Returns a person's tags, sorted by name, then ID. Sorting ignores case in every script.
    func tags(of owner: PersonID) async throws -> [TagRecord]

    /// Creates a tag, or replaces the name and the friends of an existing one. People who are not friends are ignored.
    ///
    /// - Parameter id: The tag to replace; nil for a new one.
    /// - Throws: `.notFound` if the tag is not the owner's; `.invalid` if the name is empty, too long or that of another tag, case
    ///   ignored, or if there are too many tags.
    func saveTag(_ id: TagID?, name: String, people: [PersonID], of owner: PersonID) async throws -> TagRecord

    /// Deletes a tag. People who have it stay left out of moments for all but those with the tag.
    ///
    /// - Throws: `.notFound` if the tag is not the owner's.
    func removeTag(_ id: TagID, of owner: PersonID) async throws

    /// Returns what the viewer has set about some people; omits those who are not friends.
    func friendSettings(of viewer: PersonID, for people: [PersonID]) async throws -> [PersonID: FriendSettingsRecord]

    /// Changes what the viewer has set about a friend.
    ///
    /// - Throws: `.notFound` if they are not friends, or a tag is not the viewer's.
    func changeFriendSettings(_ change: FriendSettingsChange, of friend: PersonID, by viewer: PersonID) async throws

    func historyReach(of person: PersonID) async throws -> HistoryReach

    /// Sets how far back friends see a person's moments.
    ///
    /// - Throws: `.notFound` if there is no such person.
    func setHistoryReach(_ reach: HistoryReach, of person: PersonID) async throws

    /// Ends the friendship and the requests between two people, and keeps each from finding the other. Repeating it changes
    /// nothing.
    ///
    /// - Throws: `.notFound` if there is no such person; `.invalid` if it is the viewer.
    func block(_ person: PersonID, by viewer: PersonID) async throws

    /// Takes a block back. The two stay strangers.
    ///
    /// - Throws: `.notFound` if the viewer has not blocked the person.
    func unblock(_ person: PersonID, by viewer: PersonID) async throws

    /// Returns the people whom the viewer has blocked, the latest first.
    func blockedPeople(of viewer: PersonID) async throws -> [PersonRecord]

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
    /// Stores the record of an uploaded photo, without a default quota.
    public func addPhoto(_ photo: NewPhoto, by owner: PersonID) async throws -> PhotoRecord {
        try await addPhoto(photo, by: owner, defaultQuota: nil)
    }

    /// Stores a sign-in for which no password was checked.
    public func addSignIn(of person: PersonID, secretHash: Data, device: String) async throws -> SignInRecord {
        try await addSignIn(of: person, secretHash: secretHash, device: device, passwordHash: nil)
    }
}
