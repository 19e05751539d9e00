#if DEBUG
import Combine
import Foundation
import MomentsModel

/// The content of a `PreviewRepo`.
public struct PreviewContent {
    public var timeline = Listing(items: PreviewSamples.moments)
    public var moment = Presence.present(PreviewSamples.moment)
    public var album = Listing(items: PreviewSamples.album)
    public var onThisDay = Listing(items: [PreviewSamples.moment])
    public var comments = Listing(items: PreviewSamples.comments)
    public var friends = Listing(items: PreviewSamples.friends)
    public var received = Listing(items: PreviewSamples.received)
    public var sent = Listing(items: PreviewSamples.sent)
    public var person = Presence.present(PreviewSamples.grace)
    public var tags = Listing(items: PreviewSamples.tags)
    public var blocked = Listing(items: PreviewSamples.blocked)
    public var historyReach: HistoryReach? = .halfYear
    public var notifications = Listing(items: PreviewSamples.notifications)
    public var account = AccountState.signedIn(PreviewSamples.viewer)
    public var service: ServiceInfo? = ServiceInfo()
    public var preferences: [String: String] = [:]
    public var signIns = Listing(items: PreviewSamples.signIns)
    public var invitations = Listing(items: PreviewSamples.invitations)
    public var isInvitationOpen = true
    public var storageUse = PreviewSamples.storageUse
    public var openReportCount: Int? = PreviewSamples.openReports.count
    public var openReports = Listing(items: PreviewSamples.openReports)
    public var answeredReports = Listing(items: PreviewSamples.answeredReports)
    public var managedPeople = Listing(items: PreviewSamples.managedPeople)
    public var managedPerson = Presence.present(PreviewSamples.managedGrace)
    public var announcements = Listing(items: [PreviewSamples.announcement])
    public var auditLog = Listing(items: PreviewSamples.auditLog)
    public var figures = PreviewSamples.figures
    public var draft = MomentDraft()
    public var commentDraft = CommentDraft()
    /// The error of each request that can throw one.
    public var failure: RepoError?
}

/// All repositories of a person with fixed content, for previews. Requests end at once and change nothing.
@MainActor
public final class PreviewRepo {
    public let content: PreviewContent
    public var viewer = PreviewSamples.ada

    /// - Parameter change: Changes the content of the samples.
    public init(_ change: (inout PreviewContent) -> Void = { _ in }) {
        var content = PreviewContent()
        change(&content)
        self.content = content
    }

    /// An outbox with entries that are sent through this repository.
    public func outbox(_ entries: [OutboxEntry] = []) -> Outbox {
        let storage = InMemoryOutboxStorage()
        for entry in entries { storage.save(entry) }
        return Outbox(comments: self, moments: self, storage: storage, now: { PreviewSamples.now })
    }

    public var errors: AnyPublisher<RepoError, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
    public func apply(_ change: LiveChange) async {}
    public func refresh() async {}
    public func loadMore() async {}

    private func value<Value>(_ value: Value) -> AnyPublisher<Value, Never> {
        CurrentValueSubject(value).eraseToAnyPublisher()
    }

    private func check() throws {
        if let failure = content.failure { throw failure }
    }
}

extension PreviewRepo: MomentsRepoType {
    public var timeline: AnyPublisher<Listing<Moment>, Never> { value(content.timeline) }
    public func refreshTimeline() async {}
    public func loadMoreTimeline() async {}

    public func moments(of person: PersonID) -> AnyPublisher<Listing<Moment>, Never> { value(content.timeline) }
    public func refreshMoments(of person: PersonID) async {}
    public func loadMoreMoments(of person: PersonID) async {}

    public func moments(of month: PersonMonth) -> AnyPublisher<Listing<Moment>, Never> { value(content.timeline) }
    public func refreshMoments(of month: PersonMonth) async {}
    public func loadMoreMoments(of month: PersonMonth) async {}

    public func onThisDay(timeZone: String) -> AnyPublisher<Listing<Moment>, Never> { value(content.onThisDay) }
    public func refreshOnThisDay(timeZone: String) async {}

    public func moment(_ id: MomentID) -> AnyPublisher<Presence<Moment>, Never> { value(content.moment) }
    public func refreshMoment(_ id: MomentID) async throws { try check() }

    public func setLike(_ isLiked: Bool, of moment: MomentID) {}

    public func publish(_ draft: MomentDraft, key: String, endsDraft: Bool) async throws -> Moment {
        try check()
        return PreviewSamples.moment
    }

    public func setAudience(_ audience: MomentAudience, of id: MomentID) async throws { try check() }
    public func edit(_ id: MomentID, text: String) async throws { try check() }
    public func delete(_ id: MomentID) async throws { try check() }
    public func merge(_ moment: Moment) {}
}

extension PreviewRepo: AlbumRepoType {
    public func album(of person: PersonID, timeZone: String) -> AnyPublisher<Listing<AlbumMonth>, Never> {
        value(content.album)
    }

    public func refreshAlbum(of person: PersonID, timeZone: String) async {}
}

extension PreviewRepo: CommentsRepoType {
    public func comments(of moment: MomentID) -> AnyPublisher<Listing<Comment>, Never> { value(content.comments) }
    public func refreshComments(of moment: MomentID) async {}
    public func loadMoreComments(of moment: MomentID) async {}

    public func add(
        _ text: String,
        to moment: MomentID,
        replyTo: CommentID?,
        key: String,
        endsDraft: Bool
    ) async throws -> Comment {
        try check()
        return PreviewSamples.comments[0]
    }

    public func delete(_ comment: CommentID, of moment: MomentID) async throws { try check() }
}

extension PreviewRepo: FriendsRepoType {
    public var friends: AnyPublisher<Listing<UserDetails>, Never> { value(content.friends) }
    public var receivedRequests: AnyPublisher<Listing<FriendRequest>, Never> { value(content.received) }
    public var sentRequests: AnyPublisher<Listing<FriendRequest>, Never> { value(content.sent) }

    public func search(_ text: String) async throws -> [UserDetails] {
        try check()
        return (content.friends.items ?? []).filter { $0.name.localizedStandardContains(text) }
    }

    public func person(_ id: PersonID) -> AnyPublisher<Presence<UserDetails>, Never> { value(content.person) }
    public func refreshPerson(_ id: PersonID) async throws { try check() }

    public func requestFriendship(handle: String) async throws -> UserDetails {
        try check()
        return PreviewSamples.margaret
    }

    public func accept(_ request: FriendRequestID) async throws { try check() }
    public func decline(_ request: FriendRequestID) async throws { try check() }
    public func remove(_ friend: PersonID) async throws { try check() }
}

extension PreviewRepo: PrivacyRepoType {
    public var tags: AnyPublisher<Listing<FriendTag>, Never> { value(content.tags) }
    public func refreshTags() async {}

    public func saveTag(_ id: TagID?, name: String, people: [PersonID]) async throws -> FriendTag {
        try check()
        return PreviewSamples.family
    }

    public func removeTag(_ id: TagID) async throws { try check() }

    public func setFriend(
        _ friend: PersonID,
        hidesMine: Bool?,
        hidesTheirs: Bool?,
        tags: [TagID]?
    ) async throws -> UserDetails {
        try check()
        return PreviewSamples.grace
    }

    public var blocked: AnyPublisher<Listing<UserDetails>, Never> { value(content.blocked) }
    public func refreshBlocked() async {}
    public func block(_ person: PersonID) async throws { try check() }
    public func unblock(_ person: PersonID) async throws { try check() }

    public var historyReach: AnyPublisher<HistoryReach?, Never> { value(content.historyReach) }
    public func refreshHistoryReach() async throws { try check() }
    public func setHistoryReach(_ reach: HistoryReach) async throws { try check() }
}

extension PreviewRepo: NotificationsRepoType {
    public var notifications: AnyPublisher<Listing<NotificationGroup>, Never> { value(content.notifications) }
    public var unreadCount: AnyPublisher<Int, Never> { value(2) }
    public func refreshUnreadCount() async {}
    public func markRead(upTo id: NotificationID) async throws { try check() }
}

extension PreviewRepo: AccountRepoType {
    public var account: AnyPublisher<AccountState, Never> { value(content.account) }
    public var currentAccount: AccountState { content.account }
    public var service: AnyPublisher<ServiceInfo?, Never> { value(content.service) }
    public var preferences: AnyPublisher<[String: String], Never> { value(content.preferences) }
    public func setPreference(_ key: String, to value: String?) {}
    public func refreshViewer() async throws { try check() }
    public func refreshService() async throws { try check() }

    public func isInvitationOpen(code: String) async throws -> Bool {
        try check()
        return content.isInvitationOpen
    }

    public func signIn(handle: String, password: String, device: String?) async throws -> SignedIn { try signedIn() }
    public func signUp(_ form: SignUpForm) async throws -> SignedIn { try signedIn() }

    public func resetPassword(code: String, to new: String, device: String?) async throws -> SignedIn {
        try signedIn()
    }

    private func signedIn() throws -> SignedIn {
        try check()
        return SignedIn(token: "", viewer: PreviewSamples.viewer)
    }

    public func changePassword(from old: String, to new: String) async throws { try check() }

    public func createPasswordReset(handle: String) async throws -> PasswordReset {
        try check()
        return PreviewSamples.passwordReset
    }

    public func requestDeletion(password: String) async throws { try check() }
    public func cancelDeletion() async throws { try check() }
    public func closeNotice(_ id: NoticeID) async throws { try check() }

    public func storageUse() async throws -> StorageUse {
        try check()
        return content.storageUse
    }

    public func signOut() async throws { try check() }
    public func signInDidExpire() {}

    public var signIns: AnyPublisher<Listing<SignIn>, Never> { value(content.signIns) }
    public func refreshSignIns() async {}
    public func revokeSignIn(_ id: SignInID) async throws { try check() }

    public var invitations: AnyPublisher<Listing<Invitation>, Never> { value(content.invitations) }
    public func refreshInvitations() async {}

    public func createInvitation() async throws -> Invitation {
        try check()
        return PreviewSamples.invitations[0]
    }

    public func revokeInvitation(_ id: InvitationID) async throws { try check() }
    public func setPush(_ input: NewPushChoice?) async throws { try check() }

    public func updateProfile(_ change: ProfileChange) async throws -> UserDetails {
        try check()
        return PreviewSamples.ada
    }
}

extension PreviewRepo: ReportsRepoType {
    public func report(_ subject: ReportSubject, reason: ReportReason, note: String) async throws { try check() }
}

extension PreviewRepo: AdministrationRepoType {
    public var openReportCount: AnyPublisher<Int?, Never> { value(content.openReportCount) }
    public func refreshOpenReportCount() async {}

    public var openReports: AnyPublisher<Listing<Report>, Never> { value(content.openReports) }
    public var answeredReports: AnyPublisher<Listing<Report>, Never> { value(content.answeredReports) }
    public func refreshReports(isOpen: Bool) async {}
    public func loadMoreReports(isOpen: Bool) async {}
    public func resolve(_ report: ReportID, _ resolution: ReportResolution) async throws { try check() }

    public var people: AnyPublisher<Listing<ManagedPerson>, Never> { value(content.managedPeople) }
    public func searchPeople(_ text: String) async {}
    public func loadMorePeople() async {}
    public func person(_ id: PersonID) -> AnyPublisher<Presence<ManagedPerson>, Never> { value(content.managedPerson) }
    public func setRole(_ role: PersonRole, of person: PersonID) async throws { try check() }
    public func suspend(_ person: PersonID, days: Int?, reason: String) async throws { try check() }
    public func endSuspension(of person: PersonID) async throws { try check() }
    public func setQuota(megabytes: Int?, of person: PersonID) async throws { try check() }

    public var announcements: AnyPublisher<Listing<Notice>, Never> { value(content.announcements) }
    public func refreshAnnouncements() async {}
    public func loadMoreAnnouncements() async {}
    public func announce(_ text: String, days: Int?) async throws { try check() }
    public func endAnnouncement(_ id: NoticeID) async throws { try check() }

    public var auditLog: AnyPublisher<Listing<AuditEntry>, Never> { value(content.auditLog) }
    public func refreshAuditLog() async {}
    public func loadMoreAuditLog() async {}

    public func figures(days: Int) async throws -> [DailyFigures] {
        try check()
        return Array(content.figures.suffix(days))
    }
}

extension PreviewRepo: DraftsRepoType {
    public var unsentMomentDraft: MomentDraft? { content.failure == nil ? content.draft : nil }

    public func loadMomentDraft() async throws -> MomentDraft {
        try check()
        return content.draft
    }

    public func save(_ draft: MomentDraft) {}

    public func unsentCommentDraft(of moment: MomentID) -> CommentDraft? {
        content.failure == nil ? content.commentDraft : nil
    }

    public func loadCommentDraft(of moment: MomentID) async throws -> CommentDraft {
        try check()
        return content.commentDraft
    }

    public func save(_ draft: CommentDraft, of moment: MomentID) {}
}

extension PreviewRepo: UploadsRepoType {
    public func upload(_ file: URL) async throws -> PhotoUpload {
        try check()
        return PreviewSamples.upload(1)
    }
}
#endif
