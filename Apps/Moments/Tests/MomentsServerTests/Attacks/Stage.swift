import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Ada, who has private data, and the people around her.
///
/// - Ben is a friend of Ada and of Eve. Carl is a friend of Ada only.
/// - Eve was Ada's friend: she liked a moment, commented on it and had her moment liked, before Ada removed her.
/// - Sam has no friends.
struct Stage: Sendable {
    let server: TestServer
    let browser: TestBrowser
    let ada: TestPerson
    let ben: TestPerson
    let carl: TestPerson
    let eve: TestPerson
    let sam: TestPerson

    /// By Ada, for friends, with a photo; Ben and Eve like it and have commented on it, and Ada has replied.
    let shared: MomentID
    /// By Ada, for herself.
    let diary: MomentID
    let photo: PhotoRecord
    let diaryPhoto: PhotoRecord
    let unusedPhoto: PhotoRecord
    let background: PhotoRecord
    let bensComment: CommentRecord
    let evesComment: CommentRecord
    let answer: CommentRecord
    /// From Ben to a person whom no other person here knows.
    let request: FriendRequestID
    let notification: NotificationID
    let adasSignIn: SignInID

    init() async throws {
        let server = try TestServer()
        self.server = server
        browser = TestBrowser(server)
        (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        (carl, eve) = (try await server.add("carl"), try await server.add("eve"))
        sam = try await server.add("sam")
        for (a, b) in [(ada, ben), (ada, carl), (ada, eve), (ben, eve)] { try await server.befriend(a, b) }

        photo = try await server.photo("SHOWN", by: ada)
        diaryPhoto = try await server.photo("DIARY", by: ada)
        unusedPhoto = try await server.photo("UNUSED", by: ada)
        background = try await server.photo("BACKGROUND", by: ada)
        _ = try await server.store.updatePerson(ada.id, PersonChange(background: background.id))
        server.clock.advance(by: .seconds(1))
        shared = try await server.store.publish(
            NewMoment(
                text: "SECRET of friends",
                url: "https://SECRET.example",
                photos: [.init(id: photo.id, altText: "SECRET view")]
            ),
            by: ada.id
        ).id
        server.clock.advance(by: .seconds(1))
        diary = try await server.store.publish(
            NewMoment(text: "SECRET of mine", photos: [.init(id: diaryPhoto.id)], audience: .onlyMe),
            by: ada.id
        ).id

        for person in [ben, eve] { try await server.store.setLike(true, of: shared, by: person.id) }
        bensComment = try await server.store.addComment(NewComment(moment: shared, text: "SECRET of Ben"), by: ben.id)
        evesComment = try await server.store.addComment(NewComment(moment: shared, text: "Eve was here"), by: eve.id)
        answer = try await server.store.addComment(
            NewComment(moment: shared, text: "SECRET answer", replyTo: evesComment.id),
            by: ada.id
        )
        try await server.store.removeFriend(eve.id, of: ada.id)

        let zoe = try await server.add("zoe")
        _ = try await server.store.requestFriendship(from: ben.id, to: zoe.id)
        request = try #require(try await server.store.sentRequests(of: ben.id).first).id
        notification = try #require(
            try await server.store.notifications(of: ada.id, before: nil, limit: 10).last
        ).id
        adasSignIn = try #require(try await server.store.signIns(of: ada.id).first).id
    }

    func person(_ attacker: Attacker) -> TestPerson? {
        switch attacker {
        case .visitor: nil
        case .stranger: sam
        case .formerFriend: eve
        }
    }

    /// The variables of all queries, with the IDs of Ada's data.
    var ids: ObjectValue {
        [
            "ada": .string(ada.id.description), "shared": .string(shared.description),
            "diary": .string(diary.description),
        ]
    }
}

/// A person who must not see any of Ada's data.
enum Attacker: CaseIterable, Sendable {
    case visitor, stranger, formerFriend
}
