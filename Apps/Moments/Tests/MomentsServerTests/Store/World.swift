import Foundation
import MomentsModel
import MomentsServer

/// A store, the people in it, and short methods for what they do.
struct World {
    let store: any MomentStore
    let clock = TestClock()
    private let kind: StoreKind
    private let folder: TemporaryFolder
    private let place: String

    /// The file of a store in SQLite.
    var sqliteFile: URL? {
        let file = URL(fileURLWithPath: folder.path("moments.sqlite"))
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The address of a store in PostgreSQL.
    var serverAddress: String? { kind == .postgreSQL || kind == .spreadingPostgreSQL ? place : nil }

    init(_ kind: StoreKind) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        place = try kind.makePlace(in: folder)
        store = try kind.open(place, clock: clock)
    }

    /// Opens the database once more, as another process does.
    func reopened() throws -> any MomentStore { try kind.open(place, clock: clock) }

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

    /// Publishes a moment. If that leaves timelines to be written, writes one of them, so that what is tested finds the rest unwritten.
    func moment(
        by author: PersonID,
        _ text: String = "a moment",
        audience: MomentAudience = .friends,
        photos: [PhotoID] = []
    ) async throws -> MomentID {
        let photos = photos.map { NewMoment.Photo(id: $0) }
        let id = try await store.publish(NewMoment(text: text, photos: photos, audience: audience), by: author).id
        if kind.spreads { _ = try await store.spreadTimelines(upTo: 1) }
        return id
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
