import Foundation
import MomentsAPI
import MomentsModel
import MomentsTesting
import Testing

/// All operations of the app, as sent to the server.
private let operations: [any APIOperation] = [
    AcceptFriendRequestSession(requestID: 1),
    AddCommentSession("Lovely", to: 1, replyTo: 2, withLikes: true),
    ChangePasswordSession(oldPassword: "secret", newPassword: "secret"),
    CreateInvitationSession(),
    CreatePasswordResetSession(handle: "ada"),
    DeclineFriendRequestSession(requestID: 1),
    DeleteCommentSession(commentID: 1, withLikes: true),
    DeleteMomentSession(momentID: 1),
    GetCommentDraftSession(momentID: 1),
    GetCommentsSession(momentID: 1, after: "cursor"),
    GetFriendRequestsSession(),
    GetFriendsSession(search: "ad"),
    GetInvitationsSession(),
    GetMomentDraftSession(),
    GetMomentSession(id: 1, withLikes: true),
    GetMomentsByUserIDSession(after: "cursor", withLikes: true),
    GetMomentsOfPersonSession(id: 1, withLikes: true),
    GetNotificationsSession(),
    GetPersonSession(id: 1),
    GetServiceSession(),
    GetSignInsSession(),
    GetUnreadCountSession(),
    GetViewerSession(),
    MarkNotificationsReadSession(upTo: 1),
    PublishMomentSession(
        MomentDraft(text: "Hi", url: "https://example.org", photos: [.init(.sample())], visibility: .onlyMe),
        withLikes: true
    ),
    RemoveFriendSession(userID: 1),
    RequestFriendshipSession(handle: "ada"),
    ResetPasswordSession(code: "code", newPassword: "secret", device: "Firefox", proof: "proof"),
    RevokeInvitationSession(id: 1),
    RevokeSignInSession(id: 1),
    SaveCommentDraftSession(CommentDraft(text: "Lov", replyTo: 2), of: 1),
    SaveMomentDraftSession(MomentDraft(text: "H", url: "exam", photos: [.init(.sample())], visibility: .onlyMe)),
    SetPreferenceSession(key: "language", value: nil),
    SignInSession(handle: "ada", password: "secret", device: "Firefox", proof: "proof"),
    SignOutSession(),
    SignUpSession(input: SignUpForm(handle: "ada", name: "Ada", password: "secret")),
    UpdateMomentLikeSession(momentID: 1, isLiked: true),
    UpdateProfileSession(input: ProfileChange(name: "Ada")),
]

@Suite struct OperationTests {
    @Test(arguments: operations)
    func `the schema takes the document and its variables, and the answer can be read`(
        _ operation: any APIOperation
    ) async throws {
        let api = APISession(transport: try SchemaTransport())

        _ = try await api.perform(operation)
    }

    @Test func `the schema takes the subscription, and its events can be read`() async throws {
        let api = APISession(transport: try SchemaTransport())

        var changes: [LiveChange] = []
        for try await change in try #require(api.events(ChangesSession())) { changes.append(change) }

        #expect(changes == [LiveChange(.momentChanged, momentID: 17)])
    }

    @Test func `no operation is left out above`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/MomentsAPI/Sessions").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)

        let tested = operations.map { "\(type(of: $0)).swift" } + ["ChangesSession.swift"]
        #expect(Set(files) == Set(tested))
    }

    @Test func `an operation's name in its document is that of its type`() {
        for operation in operations {
            let type = type(of: operation)
            #expect(type.document.contains(" \(type.operationName)"))
        }
    }

    @Test func `a moment's likes are not asked for where they are off`() async throws {
        let api = APISession(transport: try SchemaTransport())

        let with = try await api.perform(GetMomentSession(id: 1, withLikes: true))
        let without = try await api.perform(GetMomentSession(id: 1, withLikes: false))

        #expect(with?.isLiked == true && with?.likes?.count == 1 && with?.likeCount == 3)
        #expect(without == with?.withoutLikes())
        #expect(without?.isLiked == nil && without?.likes == nil && without?.likeCount == nil)
    }
}
