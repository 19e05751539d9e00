import Foundation
import MomentsAPI
import MomentsApp
import MomentsMedia
import MomentsModel
import MomentsRepositories
import MomentsServer
import OrielServer

@testable import moments

/// Moments with an in-memory store and several people, used by one of them.
struct MomentsHouse {
    typealias App = MomentsApp

    /// The paths of all screens, and an unknown path.
    let paths: [String]
    private let service: MomentsService

    init() async throws {
        let store = InMemoryMomentStore()
        let ada = try await Self.add("ada", id: 0, to: store)
        let grace = try await Self.add("grace", id: 1, to: store, invitedBy: ada)
        let alan = try await Self.add("alan", id: 2, to: store, invitedBy: ada)
        _ = try await store.requestFriendship(from: ada, to: grace)
        _ = try await store.requestFriendship(from: grace, to: ada)
        _ = try await store.requestFriendship(from: alan, to: ada)
        var moments: [MomentID] = []
        for number in 0..<12 {
            let author = number.isMultiple(of: 3) ? ada : grace
            let photos = number < 2 ? try await Self.photos(of: author, in: store, from: 10 * number) : []
            let moment = NewMoment(
                text: "Moment \(number)",
                url: number == 4 ? "https://example.com/" : nil,
                photos: photos
            )
            moments.append(try await store.publish(moment, by: author).id)
        }
        for moment in moments {
            try await store.setLike(true, of: moment, by: grace)
            _ = try await store.addComment(NewComment(moment: moment, text: "A comment"), by: grace)
        }
        paths = [
            "/", "/friends", "/notifications", "/account", "/moment-\(moments[0].rawValue)",
            "/moment-\(moments[1].rawValue)",
            "/person-0", "/person-1", "/friends/person-2", "/internal-menu", "/design-kit", "/moment-999",
            "/friends/tags", "/friends/tags/tag-1", "/account/blocked",
        ]
        service = try MomentsService(
            store: store,
            photos: NoPhotos(),
            secret: Data(repeating: 7, count: 32),
            configuration: MomentsConfiguration(demoPeople: [ada, grace], rateLimits: .unlimited)
        )
    }

    /// Adds three photos, enough for paging.
    private static func photos(
        of owner: PersonID,
        in store: InMemoryMomentStore,
        from number: Int
    ) async throws -> [NewMoment.Photo] {
        var photos: [NewMoment.Photo] = []
        for number in number..<number + 3 {
            let digits = String(number)
            let hash = String(repeating: "0", count: 64 - digits.count) + digits
            let photo = try await store.addPhoto(NewPhoto(hash: hash, width: 1600, height: 1200), by: owner)
            photos.append(NewMoment.Photo(id: photo.id))
        }
        return photos
    }

    private static func add(
        _ handle: String,
        id: PersonID,
        to store: InMemoryMomentStore,
        invitedBy admin: PersonID? = nil
    ) async throws -> PersonID {
        guard let handle = Handle(handle) else { preconditionFailure("'\(handle)' is no handle.") }
        let invitation = InvitationSecret("for \(handle)")
        if let admin { _ = try await store.addInvitation(by: admin, secret: invitation) }
        let person = NewPerson(handle: handle, name: "\(handle)", passwordHash: "-", id: id)
        return try await store.addPerson(person, invitation: admin == nil ? nil : invitation).id
    }

    /// Returns the app's session context without the actions that end the process.
    func context() async -> SessionContext {
        let transport = InProcessTransport(service, token: nil, clientAddress: "192.0.2.1", device: "Attacker")
        let viewer = try? await APIClient(transport: transport).perform(GetViewerOperation())
        let host: AppHost? = AppHost(
            transport: transport,
            site: URL(filePath: "/"),
            account: viewer.flatMap(\.self).map(AccountState.signedIn) ?? .unknown,
            demoSignIn: { [service] in try await service.accounts.demoSignIn(as: $0, clientAddress: "192.0.2.1").token }
        )
        var context = SessionContext()
        context.set(\.appHost, to: host)
        return context
    }
}

/// A photo store without photos.
private struct NoPhotos: PhotoFiles {
    static let mediaType = "image/webp"

    func add(_ data: Data, room: Int?) async throws -> StoredPhoto {
        throw MediaError.tooLarge("There is no room for photos.")
    }
    func preview(hash: String) async throws -> PhotoPreview {
        throw MediaError.tooLarge("There is no room for photos.")
    }
    func file(hash: String, size: PhotoSize) -> URL? { nil }
    func size(hash: String) throws -> Int { 0 }
    func remove(hash: String) throws {}
}
