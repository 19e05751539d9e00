import Foundation
import MomentsAPI
import MomentsModel
import MomentsTesting
import Testing

/// All operations of the app, as sent to the server.
private let operations: [any APIOperation] = [
    AcceptFriendRequestOperation(requestID: 1),
    AddCommentOperation("Lovely", to: 1, replyTo: 2, withLikes: true),
    ChangePasswordOperation(oldPassword: "secret", newPassword: "secret"),
    CreateInvitationOperation(),
    CreatePasswordResetOperation(handle: "ada"),
    DeclineFriendRequestOperation(requestID: 1),
    DeleteCommentOperation(commentID: 1, withLikes: true),
    DeleteMomentOperation(momentID: 1),
    GetCommentDraftOperation(momentID: 1),
    GetCommentsOperation(momentID: 1, after: "cursor"),
    GetFriendRequestsOperation(),
    GetFriendsOperation(search: "ad"),
    GetInvitationsOperation(),
    GetIsInvitationOpenOperation(code: "code"),
    GetMomentDraftOperation(),
    GetMomentOperation(id: 1, withLikes: true),
    GetMomentsOfPersonOperation(id: 1, withLikes: true),
    GetNotificationsOperation(),
    GetPersonOperation(id: 1),
    GetServiceOperation(),
    GetSignInsOperation(),
    GetTimelineOperation(after: "cursor", withLikes: true),
    GetUnreadCountOperation(),
    GetViewerOperation(),
    MarkNotificationsReadOperation(upTo: 1),
    PublishMomentOperation(
        MomentDraft(text: "Hi", url: "https://example.org", photos: [.init(.sample())], visibility: .onlyMe),
        withLikes: true
    ),
    RemoveFriendOperation(userID: 1),
    RequestFriendshipOperation(handle: "ada"),
    ResetPasswordOperation(code: "code", newPassword: "secret", device: "Firefox", proof: "proof"),
    RevokeInvitationOperation(id: 1),
    RevokeSignInOperation(id: 1),
    SaveCommentDraftOperation(CommentDraft(text: "Lov", replyTo: 2), of: 1),
    SaveMomentDraftOperation(MomentDraft(text: "H", url: "exam", photos: [.init(.sample())], visibility: .onlyMe)),
    SetPreferenceOperation(key: "language", value: nil),
    SetPushOperation(input: NewPushChoice(subscription: "{}", kinds: [.like], language: "en")),
    SignInOperation(handle: "ada", password: "secret", device: "Firefox", proof: "proof"),
    SignOutOperation(),
    SignUpOperation(input: SignUpForm(handle: "ada", name: "Ada", password: "secret")),
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

    @Test func `a moment's likes are not asked for where they are off`() async throws {
        let api = APIClient(transport: try SchemaTransport())

        let with = try await api.perform(GetMomentOperation(id: 1, withLikes: true))
        let without = try await api.perform(GetMomentOperation(id: 1, withLikes: false))

        #expect(with?.isLiked == true && with?.likes?.count == 1 && with?.likeCount == 3)
        #expect(without == with?.withoutLikes())
        #expect(without?.isLiked == nil && without?.likes == nil && without?.likeCount == nil)
    }
}
