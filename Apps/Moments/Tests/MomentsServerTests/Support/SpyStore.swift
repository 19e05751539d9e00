import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer
import Synchronization

/// A store that records the calls to it, and fails on a test's request.
final class SpyStore: MomentStore {
    private let store: any MomentStore
    private let state = Mutex(State())

    private struct State {
        var calls: [String] = []
        var failure: StoreError?
        var first: PersonID?
        var beforeReading: (@Sendable (PersonID) async -> Void)?
    }

    init(_ store: any MomentStore) {
        self.store = store
    }

    /// The names of the methods that were called.
    var calls: [String] {
        get { state.withLock { $0.calls } }
        set { state.withLock { $0.calls = newValue } }
    }

    /// The error that every method throws from now on.
    var failure: StoreError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// The person who was added first.
    var first: PersonID? { state.withLock { $0.first } }

    func noteFirst(_ person: PersonID) { state.withLock { $0.first = $0.first ?? person } }

    /// Called before a timeline, or the likes of moments, are read for a person.
    var beforeReading: (@Sendable (PersonID) async -> Void)? {
        get { state.withLock { $0.beforeReading } }
        set { state.withLock { $0.beforeReading = newValue } }
    }

    private func note(_ name: String = #function) throws {
        let failure = state.withLock { state in
            state.calls.append(String(name.prefix { $0 != "(" }))
            return state.failure
        }
        if let failure { throw failure }
    }

    func changes(for viewer: PersonID) -> AsyncStream<Change> { store.changes(for: viewer) }

    func spreadTimelines(upTo limit: Int) async throws -> Bool {
        try note()
        return try await store.spreadTimelines(upTo: limit)
    }

    func waitingTimelines() -> AsyncStream<Void> { store.waitingTimelines() }

    func requestDeletion(of person: PersonID) async throws -> Date {
        try note()
        return try await store.requestDeletion(of: person)
    }

    func cancelDeletion(of person: PersonID) async throws {
        try note()
        try await store.cancelDeletion(of: person)
    }

    func deletionDate(of person: PersonID) async throws -> Date? {
        try note()
        return try await store.deletionDate(of: person)
    }

    func leavers() async throws -> [PersonID] {
        try note()
        return try await store.leavers()
    }

    func removeLeaver(_ person: PersonID) async throws -> [String]? {
        try note()
        return try await store.removeLeaver(person)
    }

    func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord {
        try note()
        return try await store.addPerson(person, invitation: invitation)
    }

    func hasPeople() async throws -> Bool {
        try note()
        return try await store.hasPeople()
    }

    func person(handle: Handle) async throws -> PersonRecord? {
        try note()
        return try await store.person(handle: handle)
    }

    func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord] {
        try note()
        return try await store.people(ids)
    }

    func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord {
        try note()
        return try await store.updatePerson(id, change)
    }

    func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation] {
        try note()
        return try await store.relations(of: viewer, to: people)
    }

    func credentials(handle: Handle) async throws -> Credentials? {
        try note()
        return try await store.credentials(handle: handle)
    }

    func credentials(of person: PersonID) async throws -> Credentials? {
        try note()
        return try await store.credentials(of: person)
    }

    func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord {
        try note()
        return try await store.addSignIn(
            of: person,
            secretHash: secretHash,
            device: device,
            passwordHash: passwordHash
        )
    }

    func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord? {
        try note()
        return try await store.useSignIn(secretHash: secretHash, lifetime: lifetime)
    }

    func signIns(of person: PersonID) async throws -> [SignInRecord] {
        try note()
        return try await store.signIns(of: person)
    }

    func removeSignIn(_ id: SignInID, of person: PersonID) async throws {
        try note()
        return try await store.removeSignIn(id, of: person)
    }

    func removeExpiredSignIns(lifetime: Duration) async throws -> Int {
        try note()
        return try await store.removeExpiredSignIns(lifetime: lifetime)
    }

    func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord {
        try note()
        return try await store.addInvitation(by: admin, secret: secret)
    }

    func openInvitations() async throws -> [InvitationRecord] {
        try note()
        return try await store.openInvitations()
    }

    func isOpen(_ secret: InvitationSecret) async throws -> Bool {
        try note()
        return try await store.isOpen(secret)
    }

    func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws {
        try note()
        try await store.removeInvitation(id, by: admin)
    }

    func removeExpiredLinks() async throws -> Int {
        try note()
        return try await store.removeExpiredLinks()
    }

    func changePassword(
        of person: PersonID,
        from old: String,
        to new: String,
        keeping kept: SignInID
    ) async throws {
        try note()
        try await store.changePassword(of: person, from: old, to: new, keeping: kept)
    }

    func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date {
        try note()
        return try await store.addPasswordReset(of: person, secretHash: secretHash, by: admin)
    }

    func passwordReset(secretHash: Data) async throws -> PersonID? {
        try note()
        return try await store.passwordReset(secretHash: secretHash)
    }

    func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord {
        try note()
        return try await store.resetPassword(secretHash: secretHash, to: passwordHash)
    }

    func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration? {
        try note()
        return try await store.countPasswordAttempt(slot, rate)
    }

    func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws {
        try note()
        try await store.uncountPasswordAttempt(slot, rate)
    }

    func friends(of viewer: PersonID, search: String?, after: FriendPlace?, limit: Int) async throws -> [PersonRecord] {
        try note()
        return try await store.friends(of: viewer, search: search, after: after, limit: limit)
    }

    func friendCount(of viewer: PersonID) async throws -> Int {
        try note()
        return try await store.friendCount(of: viewer)
    }

    func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship {
        try note()
        return try await store.requestFriendship(from: viewer, to: person)
    }

    func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID {
        try note()
        return try await store.acceptRequest(id, by: viewer)
    }

    func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws {
        try note()
        return try await store.removeRequest(id, by: viewer)
    }

    func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        try note()
        return try await store.receivedRequests(of: viewer)
    }

    func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        try note()
        return try await store.sentRequests(of: viewer)
    }

    func removeFriend(_ person: PersonID, of viewer: PersonID) async throws {
        try note()
        return try await store.removeFriend(person, of: viewer)
    }

    func tags(of owner: PersonID) async throws -> [TagRecord] {
        try note()
        return try await store.tags(of: owner)
    }

    func saveTag(_ id: TagID?, name: String, people: [PersonID], of owner: PersonID) async throws -> TagRecord {
        try note()
        return try await store.saveTag(id, name: name, people: people, of: owner)
    }

    func removeTag(_ id: TagID, of owner: PersonID) async throws {
        try note()
        try await store.removeTag(id, of: owner)
    }

    func friendSettings(of viewer: PersonID, for people: [PersonID]) async throws -> [PersonID: FriendSettingsRecord] {
        try note()
        return try await store.friendSettings(of: viewer, for: people)
    }

    func changeFriendSettings(
        _ change: FriendSettingsChange,
        of friend: PersonID,
        by viewer: PersonID
    ) async throws {
        try note()
        try await store.changeFriendSettings(change, of: friend, by: viewer)
    }

    func historyReach(of person: PersonID) async throws -> HistoryReach {
        try note()
        return try await store.historyReach(of: person)
    }

    func setHistoryReach(_ reach: HistoryReach, of person: PersonID) async throws {
        try note()
        try await store.setHistoryReach(reach, of: person)
    }

    func block(_ person: PersonID, by viewer: PersonID) async throws {
        try note()
        try await store.block(person, by: viewer)
    }

    func unblock(_ person: PersonID, by viewer: PersonID) async throws {
        try note()
        try await store.unblock(person, by: viewer)
    }

    func blockedPeople(of viewer: PersonID) async throws -> [PersonRecord] {
        try note()
        return try await store.blockedPeople(of: viewer)
    }

    func setAudience(
        _ audience: MomentAudience,
        of moment: MomentID,
        by viewer: PersonID
    ) async throws -> MomentRecord {
        try note()
        return try await store.setAudience(audience, of: moment, by: viewer)
    }

    func audiences(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentAudience] {
        try note()
        return try await store.audiences(of: moments, for: viewer)
    }

    func editMoment(_ id: MomentID, text: String, by viewer: PersonID) async throws -> MomentRecord {
        try note()
        return try await store.editMoment(id, text: text, by: viewer)
    }

    func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord {
        try note()
        return try await store.publish(moment, by: author)
    }

    func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws {
        try note()
        return try await store.deleteMoment(id, by: viewer)
    }

    func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord] {
        try note()
        await beforeReading?(viewer)
        return try await store.timeline(of: viewer, before: before, limit: limit)
    }

    func moments(
        by author: PersonID,
        for viewer: PersonID,
        before: MomentID?,
        limit: Int
    ) async throws -> [MomentRecord] {
        try note()
        return try await store.moments(by: author, for: viewer, before: before, limit: limit)
    }

    func album(of author: PersonID, for viewer: PersonID, limit: Int) async throws -> [AlbumRecord] {
        try note()
        return try await store.album(of: author, for: viewer, limit: limit)
    }

    func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord] {
        try note()
        return try await store.moments(ids, for: viewer)
    }

    func setLike(_ isLiked: Bool, of moment: MomentID, by viewer: PersonID) async throws {
        try note()
        return try await store.setLike(isLiked, of: moment, by: viewer)
    }

    func likes(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        try note()
        await beforeReading?(viewer)
        return try await store.likes(of: moments, for: viewer)
    }

    func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord {
        try note()
        return try await store.addComment(comment, by: viewer)
    }

    func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID {
        try note()
        return try await store.deleteComment(id, by: viewer)
    }

    func comments(
        of moment: MomentID,
        for viewer: PersonID,
        after: CommentID?,
        limit: Int
    ) async throws -> [CommentRecord] {
        try note()
        return try await store.comments(of: moment, for: viewer, after: after, limit: limit)
    }

    func commentSummaries(
        of moments: [MomentID],
        for viewer: PersonID,
        last: Int
    ) async throws -> [MomentID: CommentSummary] {
        try note()
        return try await store.commentSummaries(of: moments, for: viewer, last: last)
    }

    func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord] {
        try note()
        return try await store.comments(ids, for: viewer)
    }

    func notifications(of viewer: PersonID, before: NotificationID?, limit: Int) async throws -> [NotificationRecord] {
        try note()
        return try await store.notifications(of: viewer, before: before, limit: limit)
    }

    func notificationGroups(of viewer: PersonID, before: NotificationID?, limit: Int) async throws
        -> [NotificationGroupRecord]
    {
        try note()
        return try await store.notificationGroups(of: viewer, before: before, limit: limit)
    }

    func unreadNotificationCount(of viewer: PersonID) async throws -> Int {
        try note()
        return try await store.unreadNotificationCount(of: viewer)
    }

    func pushTarget(of signIn: SignInID) async throws -> PushTarget? {
        try note()
        return try await store.pushTarget(of: signIn)
    }

    func setPushTarget(_ target: NewPushTarget?, of signIn: SignInID) async throws {
        try note()
        try await store.setPushTarget(target, of: signIn)
    }

    func duePushTargets(limit: Int) async throws -> [PushTarget] {
        try note()
        return try await store.duePushTargets(limit: limit)
    }

    func markPushed(upTo id: NotificationID, to signIn: SignInID) async throws {
        try note()
        try await store.markPushed(upTo: id, to: signIn)
    }

    func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws {
        try note()
        return try await store.markNotificationsRead(of: viewer, upTo: id)
    }

    func mentions(in moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        try note()
        return try await store.mentions(in: moments, for: viewer)
    }

    func mentions(in comments: [CommentID], for viewer: PersonID) async throws -> [CommentID: [PersonID]] {
        try note()
        return try await store.mentions(in: comments, for: viewer)
    }

    func addPhoto(_ photo: NewPhoto, by owner: PersonID, defaultQuota: Int?) async throws -> PhotoRecord {
        try note()
        return try await store.addPhoto(photo, by: owner, defaultQuota: defaultQuota)
    }

    func photos(of moments: [MomentID]) async throws -> [MomentID: [PhotoRecord]] {
        try note()
        return try await store.photos(of: moments)
    }

    func maySee(photo hash: String, viewer: PersonID) async throws -> Bool {
        try note()
        return try await store.maySee(photo: hash, viewer: viewer)
    }

    func photosWithoutPreview(limit: Int) async throws -> [String] {
        try note()
        return try await store.photosWithoutPreview(limit: limit)
    }

    func hasPhoto(hash: String) async throws -> Bool {
        try note()
        return try await store.hasPhoto(hash: hash)
    }

    func setPreview(_ preview: PhotoPreview, ofPhoto hash: String) async throws {
        try note()
        try await store.setPreview(preview, ofPhoto: hash)
    }

    func linkCard(at url: String) async throws -> LinkCardRecord? {
        try note()
        return try await store.linkCard(at: url)
    }

    func saveLinkCard(_ content: LinkCardContent?, at url: String) async throws -> [String] {
        try note()
        return try await store.saveLinkCard(content, at: url)
    }

    func showLinkCard(of url: String, below moment: MomentID, by author: PersonID) async throws {
        try note()
        try await store.showLinkCard(of: url, below: moment, by: author)
    }

    func showLinkCard(of url: String, below comment: CommentID, by author: PersonID) async throws {
        try note()
        try await store.showLinkCard(of: url, below: comment, by: author)
    }

    func linkCards(of comments: [CommentID]) async throws -> [CommentID: LinkCardRecord] {
        try note()
        return try await store.linkCards(of: comments)
    }

    func linkCards(of moments: [MomentID]) async throws -> [MomentID: LinkCardRecord] {
        try note()
        return try await store.linkCards(of: moments)
    }

    func removeUnusedLinkCards(olderThan age: Duration) async throws -> [String] {
        try note()
        return try await store.removeUnusedLinkCards(olderThan: age)
    }

    func removeUnusedPhotos(olderThan age: Duration) async throws -> [String] {
        try note()
        return try await store.removeUnusedPhotos(olderThan: age)
    }

    func momentDraft(of person: PersonID) async throws -> MomentDraftRecord? {
        try note()
        return try await store.momentDraft(of: person)
    }

    func saveMomentDraft(_ draft: NewMomentDraft, of person: PersonID) async throws {
        try note()
        try await store.saveMomentDraft(draft, of: person)
    }

    func commentDraft(of person: PersonID, below moment: MomentID) async throws -> CommentDraftRecord? {
        try note()
        return try await store.commentDraft(of: person, below: moment)
    }

    func saveCommentDraft(_ draft: NewCommentDraft, of person: PersonID) async throws {
        try note()
        try await store.saveCommentDraft(draft, of: person)
    }

    func removeExpiredDrafts(lifetime: Duration) async throws -> Int {
        try note()
        return try await store.removeExpiredDrafts(lifetime: lifetime)
    }

    func removeExpiredSendKeys(lifetime: Duration) async throws -> Int {
        try note()
        return try await store.removeExpiredSendKeys(lifetime: lifetime)
    }

    func preferences(of person: PersonID) async throws -> [String: String] {
        try note()
        return try await store.preferences(of: person)
    }

    func setPreference(_ key: String, to value: String?, of person: PersonID) async throws {
        try note()
        return try await store.setPreference(key, to: value, of: person)
    }

    func check() async throws {
        try note()
        return try await store.check()
    }

    func managedPeople(
        search: String?,
        after: FriendPlace?,
        limit: Int,
        for staff: PersonID
    ) async throws -> [ManagedPersonRecord] {
        try note()
        return try await store.managedPeople(search: search, after: after, limit: limit, for: staff)
    }

    func managedPerson(_ id: PersonID, for staff: PersonID) async throws -> ManagedPersonRecord? {
        try note()
        return try await store.managedPerson(id, for: staff)
    }

    func setRole(_ role: PersonRole, of person: PersonID, by actor: PersonID?) async throws {
        try note()
        try await store.setRole(role, of: person, by: actor)
    }

    func suspend(_ person: PersonID, until date: Date?, reason: String, by actor: PersonID?) async throws {
        try note()
        try await store.suspend(person, until: date, reason: reason, by: actor)
    }

    func endSuspension(of person: PersonID, by actor: PersonID?) async throws {
        try note()
        try await store.endSuspension(of: person, by: actor)
    }

    func storageUse(of person: PersonID) async throws -> StorageUseRecord {
        try note()
        return try await store.storageUse(of: person)
    }

    func setQuota(megabytes: Int?, of person: PersonID, by actor: PersonID?) async throws {
        try note()
        try await store.setQuota(megabytes: megabytes, of: person, by: actor)
    }

    func photosWithoutSize(limit: Int) async throws -> [String] {
        try note()
        return try await store.photosWithoutSize(limit: limit)
    }

    func setSize(_ bytes: Int, ofPhoto hash: String) async throws {
        try note()
        try await store.setSize(bytes, ofPhoto: hash)
    }

    func report(_ report: NewReport, by viewer: PersonID) async throws {
        try note()
        try await store.report(report, by: viewer)
    }

    func reports(isOpen: Bool, before: ReportID?, limit: Int, for staff: PersonID) async throws -> [ReportRecord] {
        try note()
        return try await store.reports(isOpen: isOpen, before: before, limit: limit, for: staff)
    }

    func reports(by person: PersonID) async throws -> [ReportRecord] {
        try note()
        return try await store.reports(by: person)
    }

    func openReportCount(for staff: PersonID) async throws -> Int {
        try note()
        return try await store.openReportCount(for: staff)
    }

    func resolveReport(
        _ id: ReportID,
        _ resolution: ReportResolution,
        by staff: PersonID
    ) async throws -> ReportRecord {
        try note()
        return try await store.resolveReport(id, resolution, by: staff)
    }

    func removeResolvedReports(olderThan age: Duration) async throws -> Int {
        try note()
        return try await store.removeResolvedReports(olderThan: age)
    }

    func notices(of viewer: PersonID) async throws -> [NoticeRecord] {
        try note()
        return try await store.notices(of: viewer)
    }

    func closeNotice(_ id: NoticeID, of viewer: PersonID) async throws {
        try note()
        try await store.closeNotice(id, of: viewer)
    }

    func announce(_ text: String, until date: Date?, by admin: PersonID) async throws -> NoticeRecord {
        try note()
        return try await store.announce(text, until: date, by: admin)
    }

    func announcements(before: NoticeID?, limit: Int, for admin: PersonID) async throws -> [NoticeRecord] {
        try note()
        return try await store.announcements(before: before, limit: limit, for: admin)
    }

    func endAnnouncement(_ id: NoticeID, by admin: PersonID) async throws {
        try note()
        try await store.endAnnouncement(id, by: admin)
    }

    func removeEndedAnnouncements() async throws -> Int {
        try note()
        return try await store.removeEndedAnnouncements()
    }

    func auditLog(before: AuditEntryID?, limit: Int, for admin: PersonID) async throws -> [AuditRecord] {
        try note()
        return try await store.auditLog(before: before, limit: limit, for: admin)
    }

    func keepFigures() async throws -> Int {
        try note()
        return try await store.keepFigures()
    }

    func figures(days: Int, for admin: PersonID) async throws -> [DailyFiguresRecord] {
        try note()
        return try await store.figures(days: days, for: admin)
    }

    func comments(by author: PersonID, after: CommentID?, limit: Int) async throws -> [CommentRecord] {
        try note()
        return try await store.comments(by: author, after: after, limit: limit)
    }

    func likedMoments(of person: PersonID, after: MomentID?, limit: Int) async throws -> [MomentID] {
        try note()
        return try await store.likedMoments(of: person, after: after, limit: limit)
    }

    func commentDrafts(of person: PersonID) async throws -> [MomentID: CommentDraftRecord] {
        try note()
        return try await store.commentDrafts(of: person)
    }
}
