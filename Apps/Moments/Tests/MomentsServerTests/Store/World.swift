import Foundation
import MomentsModel
import MomentsServer

/// A store, the people in it, and short methods for what they do.
struct World {
    let store: any MomentStore
    let clock = TestClock()
    private let folder: TemporaryFolder

    init(_ kind: StoreKind) throws {
        folder = try TemporaryFolder()
        store = try kind.makeStore(in: folder, clock: clock)
    }

    /// Adds a person. The first becomes admin and must get the ID 1; the others need an invitation by that person.
    func person(_ name: String, handle: String? = nil) async throws -> PersonID {
        let handle = Handle(handle ?? "\(name)_handle")!
        let new = NewPerson(handle: handle, name: name, passwordHash: "hash of \(name)")
        guard try await store.hasPeople() else { return try await store.addPerson(new, invitation: nil).id }
        let secret = InvitationSecret("for \(handle)")
        _ = try await store.addInvitation(by: 1, secret: secret)
        return try await store.addPerson(new, invitation: secret).id
    }

    func befriend(_ a: PersonID, _ others: PersonID...) async throws {
        for b in others {
            _ = try await store.requestFriendship(from: a, to: b)
            _ = try await store.requestFriendship(from: b, to: a)
        }
    }

    func part(_ a: PersonID, _ b: PersonID) async throws { try await store.removeFriend(b, of: a) }

    func moment(
        by author: PersonID,
        _ text: String = "a moment",
        visibility: MomentVisibility = .friends,
        photos: [PhotoID] = []
    ) async throws -> MomentID {
        let photos = photos.map { NewMoment.Photo(id: $0) }
        return try await store.publish(NewMoment(text: text, photos: photos, visibility: visibility), by: author).id
    }

    func photo(by owner: PersonID, hash: String = "hash") async throws -> PhotoID {
        try await store.addPhoto(NewPhoto(hash: hash, width: 640, height: 480), by: owner).id
    }

    func like(_ moment: MomentID, by person: PersonID) async throws {
        try await store.setLike(true, of: moment, by: person)
    }

    func comment(
        _ moment: MomentID,
        by person: PersonID,
        _ text: String = "a comment",
        replyTo: CommentID? = nil
    ) async throws -> CommentID {
        try await store.addComment(NewComment(moment: moment, text: text, replyTo: replyTo), by: person).id
    }

    // MARK: Visible content

    func timeline(of viewer: PersonID) async throws -> [MomentID] {
        try await store.timeline(of: viewer, before: nil, limit: nil).map(\.id)
    }

    func likers(of moment: MomentID, for viewer: PersonID) async throws -> [PersonID] {
        try await store.likes(of: [moment], for: viewer)[moment] ?? []
    }

    func comments(of moment: MomentID, for viewer: PersonID) async throws -> [CommentID] {
        try await store.comments(of: moment, for: viewer, after: nil, limit: 100).map(\.id)
    }

    func commentCount(of moment: MomentID, for viewer: PersonID) async throws -> Int {
        try await store.commentSummaries(of: [moment], for: viewer, last: 2)[moment]?.count ?? 0
    }

    func notifications(of viewer: PersonID) async throws -> [NotificationRecord] {
        try await store.notifications(of: viewer, before: nil, limit: 100)
    }

    /// Returns the changes of a person since a stream was created, and ends the stream.
    func changes(in stream: AsyncStream<Change>, of viewer: PersonID) async throws -> [Change] {
        let signIn = try await store.addSignIn(of: viewer, secretHash: Data(UUID().uuidString.utf8), device: "")
        try await store.removeSignIn(signIn.id, of: viewer)
        var changes: [Change] = []
        for await change in stream {
            if change == .signedOut { break }
            changes.append(change)
        }
        return changes
    }
}
