import Foundation
import MomentsAPI
import MomentsModel
import MomentsTesting
import Testing

/// All operations of the app, as sent to the server.
private let operations: [any APIOperation] = [
    AcceptFriendRequestOperation(requestID: 1),
    AddCommentOperation("Lovely", to: 1, replyTo: 2, withLikes: true),
    AnnounceOperation(text: "Hi", days: 3),
    BlockPersonOperation(userID: 1),
    CancelAccountDeletionOperation(),
    ChangePasswordOperation(oldPassword: "secret", newPassword: "secret"),
    CloseNoticeOperation(id: 1),
    CreateInvitationOperation(),
    CreatePasswordResetOperation(handle: "ada"),
    DeclineFriendRequestOperation(requestID: 1),
    DeleteCommentOperation(commentID: 1, withLikes: true),
    DeleteMomentOperation(momentID: 1),
    DeleteTagOperation(id: 1),
    EditMomentOperation(momentID: 1, text: "Hi", withLikes: true),
    EndAnnouncementOperation(id: 1),
    EndSuspensionOperation(userID: 1),
    GetAlbumMonthOperation(
        PersonMonth(person: 1, month: MonthOfYear(year: 2025, month: 3), timeZone: "UTC"),
        after: "cursor",
        withLikes: true
    ),
    GetAlbumOperation(id: 1, timeZone: "UTC"),
    GetAnnouncementsOperation(),
    GetAuditLogOperation(after: "cursor"),
    GetBlockedPeopleOperation(),
    GetCommentDraftOperation(momentID: 1),
    GetCommentsOperation(momentID: 1, after: "cursor"),
    GetFiguresOperation(days: 60),
    GetFriendRequestsOperation(),
    GetFriendsOperation(search: "ad"),
    GetHistoryReachOperation(),
    GetInvitationsOperation(),
    GetIsInvitationOpenOperation(code: "code"),
    GetManagedPeopleOperation(search: "ad"),
    GetManagedPersonOperation(id: 1),
    GetMomentDraftOperation(),
    GetMomentOperation(id: 1, withLikes: true),
    GetMomentsOfPersonOperation(id: 1, withLikes: true),
    GetNotificationsOperation(),
    GetOnThisDayOperation(timeZone: "UTC", withLikes: true),
    GetOpenReportCountOperation(),
    GetPersonOperation(id: 1),
    GetReportsOperation(isOpen: true, after: "cursor"),
    GetServiceOperation(),
    GetSignInsOperation(),
    GetStorageUseOperation(),
    GetTagsOperation(),
    GetTimelineOperation(after: "cursor", withLikes: true),
    GetUnreadCountOperation(),
    GetViewerOperation(),
    MarkNotificationsReadOperation(upTo: 1),
    PublishMomentOperation(
        MomentDraft(
            text: "Hi",
            url: "https://example.org",
            photos: [.init(.sample())],
            audience: MomentAudience(.selected, tags: [3], people: [5])
        ),
        withLikes: true
    ),
    RemoveFriendOperation(userID: 1),
    ReportOperation(.moment(1), reason: .spam, note: "Again"),
    RequestAccountDeletionOperation(password: "secret"),
    RequestFriendshipOperation(handle: "ada"),
    ResetPasswordOperation(code: "code", newPassword: "secret", device: "Firefox", proof: "proof"),
    ResolveReportOperation(id: 1, resolution: .removed),
    RevokeInvitationOperation(id: 1),
    RevokeSignInOperation(id: 1),
    SaveCommentDraftOperation(CommentDraft(text: "Lov", replyTo: 2), of: 1),
    SaveMomentDraftOperation(MomentDraft(text: "H", url: "exam", photos: [.init(.sample())], audience: .onlyMe)),
    SaveTagOperation(id: nil, name: "Family", people: [5, 6]),
    SetFriendOperation(userID: 5, hidesMine: true, hidesTheirs: nil, tags: [3]),
    SetHistoryReachOperation(reach: .halfYear),
    SetMomentAudienceOperation(
        momentID: 1,
        audience: MomentAudience(.except, tags: [3], people: [5]),
        withLikes: true
    ),
    SetPreferenceOperation(key: "language", value: nil),
    SetPushOperation(input: NewPushChoice(subscription: "{}", kinds: [.like], language: "en")),
    SetRoleOperation(userID: 1, role: .moderator),
    SetStorageQuotaOperation(userID: 1, megabytes: nil),
    SignInOperation(handle: "ada", password: "secret", device: "Firefox", proof: "proof"),
    SignOutOperation(),
    SignUpOperation(input: SignUpForm(handle: "ada", name: "Ada", password: "secret")),
    SuspendPersonOperation(userID: 1, days: nil, reason: "Spam"),
    UnblockPersonOperation(userID: 1),
    UpdateMomentLikeOperation(momentID: 1, isLiked: true),
    UpdateProfileOperation(input: ProfileChange(name: "Ada")),
]

@Suite struct OperationTests {
    @Test(arguments: operations)
    func `the schema takes the document and its variables, and the answer can be read`(
        _ operation: any APIOperation
    ) async throws {
        let api = APIClient(transport: try SchemaTransport())

        _ = try await api.perform(operation)
    }

    @Test func `the schema takes the subscription, and its events can be read`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        var changes: [LiveChange] = []
        for try await change in try #require(api.events(ChangesOperation())) { changes.append(change) }

        #expect(changes == [LiveChange(.momentChanged, momentID: 17)])
    }

    @Test func `no operation is left out above`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/MomentsAPI/Operations").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)

        let tested = operations.map { "\(type(of: $0)).swift" } + ["ChangesOperation.swift"]
        #expect(Set(files) == Set(tested))
    }

    @Test func `an operation's name in its document is that of its type`() {
        for operation in operations {
            let type = type(of: operation)
            #expect(type.document.contains(" \(type.operationName)"))
        }
    }

    @Test func `an audience and the times of an edit come with a moment`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let moment = try await api.perform(
            SetMomentAudienceOperation(momentID: 1, audience: .friends, withLikes: false)
        )

        #expect(moment.audience == MomentAudience(.selected, tags: [17], people: [17]))
        #expect(moment.visibility == .selected)
        #expect(moment.editedDate == .sample && moment.editableUntilDate == .sample)
    }

    @Test func `an album comes by months, and a month with its moments`() async throws {
        let api = APIClient(transport: try SchemaTransport())
        let march = PersonMonth(person: 1, month: MonthOfYear(year: 3, month: 3), timeZone: "UTC")

        let months = try await api.perform(GetAlbumOperation(id: 1, timeZone: "UTC"))
        let moments = try await api.perform(GetAlbumMonthOperation(march, withLikes: false))
        let onThisDay = try await api.perform(GetOnThisDayOperation(timeZone: "UTC", withLikes: false))

        #expect(months?.map(\.id) == [march.month])
        #expect(months?.map(\.momentCount) == [3] && months?.first?.cover?.id == 17)
        #expect(moments?.items.map(\.id) == [17] && moments?.hasNext == true)
        #expect(onThisDay.map(\.id) == [17])
    }

    @Test func `a draft comes with its audience`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let draft = try await api.perform(GetMomentDraftOperation())

        #expect(draft.audience == MomentAudience(.selected, tags: [17], people: [17]))
    }

    @Test func `a person comes with what the viewer has set about them, a row does not`() async throws {
        let api = APIClient(transport: try SchemaTransport())
        let settings = FriendSettings(hidesMine: true, hidesTheirs: true, tags: [17])

        let person = try await api.perform(GetPersonOperation(id: 1))
        let friend = try await api.perform(SetFriendOperation(userID: 1, hidesMine: nil, hidesTheirs: nil, tags: nil))
        let tags = try await api.perform(GetTagsOperation())

        #expect(person?.friendSettings == settings && person?.friendship == .friend)
        #expect(friend.friendSettings == settings)
        #expect(tags.map(\.id) == [17] && tags.first?.people.map(\.id) == [17])
        #expect(tags.first?.people.first?.friendSettings == nil)
    }

    @Test func `the date of a deletion comes with the viewer`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let known = try await api.perform(GetViewerOperation())
        let asking = try await api.perform(RequestAccountDeletionOperation(password: "secret"))

        #expect(known?.deletionDate == .sample && asking.deletionDate == .sample)
    }

    @Test func `mentions come with a moment and its comments`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let moment = try await api.perform(GetMomentOperation(id: 1, withLikes: false))
        let comments = try await api.perform(GetCommentsOperation(momentID: 1))

        #expect(moment?.mentions.map(\.id) == [17])
        #expect(moment?.latestComments.first?.mentions.map(\.id) == [17])
        #expect(comments?.items.first?.mentions.map(\.id) == [17])
    }

    @Test func `the role and the notices come with the viewer`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let viewer = try await api.perform(GetViewerOperation())

        #expect(viewer?.role == .admin)
        #expect(
            viewer?.notices == [
                Notice(id: 17, kind: .announcement, text: "/text", createdDate: .sample, untilDate: .sample)
            ]
        )
    }

    @Test func `staff get reports, people and the log with all that is known of them`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let report = try await api.perform(GetReportsOperation(isOpen: false)).items.first
        let person = try await api.perform(GetManagedPersonOperation(id: 1))
        let people = try await api.perform(GetManagedPeopleOperation())
        let entry = try await api.perform(GetAuditLogOperation()).items.first

        #expect(report?.subject == .comment && report?.reason == .spam && report?.resolution == .removed)
        #expect(report?.images.map(\.id) == [17] && report?.isContentGone == true)
        #expect(report?.resolvedDate == .sample && report?.resolver?.id == 17)
        #expect(person?.role == .admin && person?.openReportCount == 3 && person?.lastSeenDate == .sample)
        #expect(person?.suspension == Suspension(untilDate: .sample, reason: "SPAM"))
        #expect(people.items.map(\.id) == [17] && people.hasNext)
        #expect(entry?.action == .suspended && entry?.actor?.id == 17 && entry?.isOperator == true)
    }

    @Test func `numbers of bytes may be larger than the API's integers`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let use = try await api.perform(GetStorageUseOperation())

        #expect(use == StorageUse(bytes: 5_000_000_000, quota: 5_000_000_000, isOwnQuota: true))
    }

    @Test(
        arguments: [
            (#"{"administration":null}"#, .forbidden, "Only moderators and admins can see this.", "NOT_STAFF"),
            ("null", .unauthenticated, "You are not signed in.", nil),
        ] as [(String, APIRefusal.Code, String, String?)]
    )
    func `nobody but staff gets what staff see`(
        viewer: String,
        code: APIRefusal.Code,
        message: String,
        reason: String?
    ) async {
        let transport = StubTransport { _ in APIAnswer(body: Data(#"{"data":{"viewer":\#(viewer)}}"#.utf8)) }
        let api = APIClient(transport: transport)

        await #expect(throws: APIError.refused(APIRefusal(code: code, message: message, reason: reason))) {
            try await api.perform(GetOpenReportCountOperation())
        }
    }

    @Test(
        arguments: [
            (.moment(5), #"{"input":{"momentID":"5","note":"Hm","reason":"PRIVACY"}}"#),
            (.comment(5), #"{"input":{"commentID":"5","note":"Hm","reason":"PRIVACY"}}"#),
            (.person(5), #"{"input":{"note":"Hm","personID":"5","reason":"PRIVACY"}}"#),
        ] as [(ReportSubject, String)]
    )
    func `a report has the ID of one thing`(_ subject: ReportSubject, _ body: String) throws {
        let operation = ReportOperation(subject, reason: .privacy, note: "Hm")

        let sent = try JSONCoding.encoder().encode(operation.variables)

        #expect(String(decoding: sent, as: UTF8.self) == body)
    }

    @Test func `what is not changed about a friend is not sent`() throws {
        let operation = SetFriendOperation(userID: 5, hidesMine: nil, hidesTheirs: false, tags: nil)

        let sent = try JSONCoding.encoder().encode(operation.variables)

        #expect(String(decoding: sent, as: UTF8.self) == #"{"hidesTheirs":false,"userID":"5"}"#)
    }

    @Test func `a moment's likes are not asked for where they are off`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let with = try await api.perform(GetMomentOperation(id: 1, withLikes: true))
        let without = try await api.perform(GetMomentOperation(id: 1, withLikes: false))

        #expect(with?.isLiked == true && with?.likes?.count == 1 && with?.likeCount == 3)
        #expect(without == with?.withoutLikes())
        #expect(without?.isLiked == nil && without?.likes == nil && without?.likeCount == nil)
    }
}
