public import Foundation
public import MomentsModel

/// Where people, moments and everything around them are kept.
///
/// A store enforces the rules of the app by itself, so no way to it can go around them: friendship is mutual; only friends see
/// a person's moments, and only the author one that is `onlyMe`; likes and comments show to friends of the person who made
/// them, to that person, and to the author of the moment; counts follow what shows; one like per person. Whatever takes a
/// `viewer` answers as that person may see it. What may not be seen does not exist: both are nil, left out, or
/// `StoreError.notFound`.
///
/// Things are ordered by their numbers, which grow and are never given twice; dates never go back in that order. Lists are
/// read on from the last thing of the page before, and a limit of nothing or less is an empty page.
///
/// Methods that change something return when the change would survive the end of the process. Texts are kept as they come;
/// one that is too long, or empty where something must be said, is refused as `.invalid`.
///
/// - Throws: All methods throw `StoreError`, or `CancellationError` when the task is cancelled: then nothing has changed.
public protocol MomentStore: Sendable {
    // MARK: People

    /// Adds a person. With `invitation` it is used up; without one this must be the first person, who becomes admin.
    /// Invitations end after `LinkRules.invitationLifetime`.
    ///
    /// - Throws: `.handleTaken`, `.invitationInvalid`; `.invalid` for a chosen number that somebody has.
    func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord

    func hasPeople() async throws -> Bool

    func person(handle: Handle) async throws -> PersonRecord?

    /// People as they are, without asking who wants to know; those that do not exist are left out.
    func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord]

    /// - Throws: `.notFound` if there is no such person, or a photo is not one they have uploaded.
    func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord

    /// What each of some people is to the viewer, and what the viewer may know of them: friendship, counts, dates.
    func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation]

    // MARK: Signing in

    /// The hash of the password; nil if nobody has the handle.
    func credentials(handle: Handle) async throws -> Credentials?

    /// The same for a person who is known.
    func credentials(of person: PersonID) async throws -> Credentials?

    /// Remembers a sign-in by the hash of its secret. Of `device` the first 200 characters are kept.
    ///
    /// - Parameter passwordHash: What the password was checked against; nil where none was.
    /// - Throws: `.passwordChanged` if that is not the hash of the person's password any more.
    func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord

    /// Whose secret it is, and notes that it was used now; nil if it is none, was revoked, or was not used for `lifetime`.
    ///
    /// Uses are noted to the minute, so that the requests of a busy browser do not write each time.
    func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord?

    /// The latest use first.
    func signIns(of person: PersonID) async throws -> [SignInRecord]

    /// - Throws: `.notFound` if it is not one of the person's.
    func removeSignIn(_ id: SignInID, of person: PersonID) async throws

    /// Forgets the sign-ins that were not used for `lifetime`; what is still open by one of them hears that it has ended.
    ///
    /// - Returns: How many there were.
    func removeExpiredSignIns(lifetime: Duration) async throws -> Int

    /// - Throws: `.invalid` if the person is no admin, or `LinkRules.maximumOpenInvitations` are open.
    func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord

    /// Those that can be used, the newest first.
    func openInvitations() async throws -> [InvitationRecord]

    /// Revokes an invitation.
    ///
    /// - Throws: `.notFound` if there is none that could be used, `.invalid` if the person is no admin.
    func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws

    /// Deletes the invitations and the links for new passwords that have expired.
    ///
    /// - Returns: How many there were.
    func removeExpiredLinks() async throws -> Int

    // MARK: Passwords

    /// Sets a new password. Ends the person's other sign-ins, and a link for a new password if there is one.
    ///
    /// - Parameters:
    ///   - old: The hash that the old password was checked against.
    ///   - kept: The sign-in that goes on.
    /// - Throws: `.passwordChanged` if `old` is not the hash of the person's password any more.
    func changePassword(of person: PersonID, from old: String, to new: String, keeping kept: SignInID) async throws

    /// Remembers a link by which a person sets a new password, by the hash of its secret. An earlier one ends.
    ///
    /// - Parameter admin: Who has made it; nil for whoever runs the server.
    /// - Returns: When it expires.
    /// - Throws: `.notFound` if there is no such person, `.invalid` if `admin` is none.
    func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date

    /// Whose new password a link sets; nil if it is not valid.
    func passwordReset(secretHash: Data) async throws -> PersonID?

    /// Sets a new password by a link, which ends by that, and ends all sign-ins of the person.
    ///
    /// - Throws: `.resetInvalid`.
    func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord

    /// Counts an attempt at a password, if the rate has room for it.
    ///
    /// Attempts are counted before the password is checked, so that many at once, at several processes, have no more than the
    /// rate together.
    ///
    /// - Returns: How long until there is room; nil if there was.
    func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration?

    /// Takes back an attempt that was counted: the password was right.
    func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws

    // MARK: Friends

    /// Friends sorted by name, then id, after a place; with `search`, those whose name or handle contains it. Capital and small
    /// letters are the same to both, in every script.
    func friends(of viewer: PersonID, search: String?, after: FriendPlace?, limit: Int) async throws -> [PersonRecord]

    func friendCount(of viewer: PersonID) async throws -> Int

    /// Asks to be friends. If the other has asked already, both are friends from now on. Asking again changes nothing.
    ///
    /// - Throws: `.notFound`, `.invalid` when somebody asks themself.
    func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship

    /// - Returns: The person who had asked.
    /// - Throws: `.notFound` if the viewer was not asked by this request.
    func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID

    /// Takes a request back or declines it.
    ///
    /// - Throws: `.notFound` if the viewer neither made it nor was asked by it.
    func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws

    /// Newest first.
    func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord]
    /// Newest first.
    func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord]

    /// Ends a friendship at once: timelines, likes, comments and notifications of the one are no longer the other's to see,
    /// except what the one has said at the other's moments: who wrote a moment knows everything that stands below it.
    ///
    /// - Throws: `.notFound` if they are no friends.
    func removeFriend(_ person: PersonID, of viewer: PersonID) async throws

    // MARK: Moments

    /// Publishes a moment and writes it to the timelines of all who may see it.
    ///
    /// - Throws: `.invalid` if it is empty or too long, or the link is none of the web; `.notFound` if a photo is not one the
    ///   author has uploaded and not used.
    func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord

    /// Deletes a moment with all that stands below it; its photos are unused from now on.
    ///
    /// - Throws: `.notFound` if it is not the viewer's.
    func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws

    /// The viewer's timeline, newest first, older than `before`; `limit` nil is all of it.
    func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord]

    /// One person's moments, newest first, older than `before`.
    func moments(by author: PersonID, for viewer: PersonID, before: MomentID?, limit: Int) async throws
        -> [MomentRecord]

    /// Those that exist and that the viewer may see.
    func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord]

    // MARK: Likes

    /// Says whether the viewer likes a moment; saying it twice changes nothing.
    ///
    /// The author is notified once, however often a like is taken back and given again.
    ///
    /// - Throws: `.notFound` if the viewer may not see the moment.
    func setLike(_ isLiked: Bool, of moment: MomentID, by viewer: PersonID) async throws

    /// Who likes each of some moments, the first first, of those the viewer may know of. A moment without any is left out.
    func likes(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]]

    // MARK: Comments

    /// Says something below a moment.
    ///
    /// Told of it are the moment's author and whoever has liked the moment or commented on it before, if they are friends of
    /// the viewer; the one who is answered hears of an answer.
    ///
    /// - Throws: `.notFound` if the viewer may not see the moment, or the comment that is answered; `.invalid`.
    func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord

    /// Deletes a comment; its answers stay and answer nobody. Who may no longer see the moment can still take back their words.
    ///
    /// - Returns: The moment it stood below.
    /// - Throws: `.notFound` if it is not the viewer's.
    func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID

    /// A page of comments, oldest first, newer than `after`.
    func comments(of moment: MomentID, for viewer: PersonID, after: CommentID?, limit: Int) async throws
        -> [CommentRecord]

    /// How many comments of each of some moments the viewer may know of, and the last few of them, oldest first. A moment
    /// without any is left out.
    func commentSummaries(of moments: [MomentID], for viewer: PersonID, last: Int) async throws -> [MomentID:
        CommentSummary]

    /// Those that exist and that the viewer may know of.
    func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord]

    // MARK: Notifications

    /// Newest first, older than `before`. None tells of a person or a thing the viewer may no longer know of: of somebody who
    /// is no friend any more, a like that was taken back, a request that was answered, what was deleted.
    func notifications(of viewer: PersonID, before: NotificationID?, limit: Int) async throws -> [NotificationRecord]
    /// How many of them were not read.
    func unreadNotificationCount(of viewer: PersonID) async throws -> Int
    func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws

    // MARK: Photos

    /// Remembers an uploaded photo, whose files are kept under `hash`.
    func addPhoto(_ photo: NewPhoto, by owner: PersonID) async throws -> PhotoRecord

    /// The photos of some moments, in order; a moment without any is left out. That the moments may be seen is the caller's
    /// to know.
    func photos(of moments: [MomentID]) async throws -> [MomentID: [PhotoRecord]]

    /// Whether the viewer may see a picture now: in a moment, as somebody's avatar or background, or as one's own upload.
    ///
    /// Avatars show to everybody who is signed in, backgrounds to friends.
    func maySee(photo hash: String, viewer: PersonID) async throws -> Bool

    /// Forgets photos that no moment, draft or profile has used for `age`; their files are to be deleted unless others share them.
    ///
    /// - Returns: The hashes that nothing refers to any more.
    func removeUnusedPhotos(olderThan age: Duration) async throws -> [String]

    // MARK: Drafts

    /// The moment that a person is writing; nil if there is none.
    func momentDraft(of person: PersonID) async throws -> MomentDraftRecord?

    /// Keeps the moment that a person is writing, in place of the one before; an empty one is deleted.
    ///
    /// Photos that the person has not uploaded, or has published, are left out: the rest of the draft is worth keeping.
    ///
    /// - Throws: `.invalid` if it is more than twice as long as a moment may be, or has too many photos; `.notFound` if there is
    ///   no such person.
    func saveMomentDraft(_ draft: NewMomentDraft, of person: PersonID) async throws

    /// The comment that a person is writing below a moment; nil if there is none.
    func commentDraft(of person: PersonID, below moment: MomentID) async throws -> CommentDraftRecord?

    /// Keeps the comment that a person is writing below a moment, in place of the one before; an empty one is deleted. Of more
    /// than 50 the oldest is deleted.
    ///
    /// - Throws: `.invalid` if it is more than twice as long as a comment may be; `.notFound` if the person may not see the
    ///   moment.
    func saveCommentDraft(_ draft: NewCommentDraft, of person: PersonID) async throws

    /// Deletes the drafts that were not saved for `lifetime`. Their photos are unused from then on.
    ///
    /// - Returns: How many there were.
    func removeExpiredDrafts(lifetime: Duration) async throws -> Int

    // MARK: Preferences

    func preferences(of person: PersonID) async throws -> [String: String]
    /// Sets a preference; nil removes it.
    ///
    /// - Throws: `.invalid` if the key has more than 100 characters, the value more than 20,000, or there would be more than 200.
    func setPreference(_ key: String, to value: String?, of person: PersonID) async throws

    // MARK: Changes

    /// What has changed for a person since the stream was asked for, until it is cancelled or the sign-in ends.
    ///
    /// Nobody is told of what they may not know of. A reader who is slow gets changes merged, never a queue without end.
    func changes(for viewer: PersonID) -> AsyncStream<Change>

    /// Reads and writes something.
    ///
    /// - Throws: `StoreError` that says why the store cannot be used now.
    func check() async throws
}

extension MomentStore {
    /// Remembers a sign-in for which no password was checked.
    public func addSignIn(of person: PersonID, secretHash: Data, device: String) async throws -> SignInRecord {
        try await addSignIn(of: person, secretHash: secretHash, device: device, passwordHash: nil)
    }
}
