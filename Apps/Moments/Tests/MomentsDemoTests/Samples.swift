import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer
import Synchronization

@testable import MomentsDemo

/// The day on which the tests fill the demo; it is the same on any day.
let today = Date(timeIntervalSince1970: 1_760_000_000)

let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
}()

/// A store, and the photos of all demos.
final class FilledDemo: Sendable {
    let store: InMemoryMomentStore
    let photos: PhotosOfDemos
    let clock = DemoClock(system: { today })

    var library: PhotoLibrary { photos.library }

    init() throws {
        store = InMemoryMomentStore(now: clock.now)
        photos = try PhotosOfDemos.shared.get()
    }

    @discardableResult
    func fill(now: Date = today) async throws -> Bool {
        try await DemoFiller(store: store, photos: photos, clock: clock).fill(now: now, timeZone: .gmt)
    }

    /// A demo that is filled once for all tests that only read it.
    static func shared() async throws -> FilledDemo { try await filling.value }

    private static let filling = Task {
        let demo = try FilledDemo()
        try await demo.fill()
        return demo
    }
}

/// A library that decodes each picture once, however many demos add it.
///
/// Adding a photo again changes nothing, but takes as long as the first time, which is most of the time of a filling.
final class PhotosOfDemos: PhotoFiles {
    static let shared = Result { try PhotosOfDemos() }
    static let mediaType = PhotoLibrary.mediaType

    let library: PhotoLibrary
    private let added = Mutex<[Data: Task<StoredPhoto, any Error>]>([:])

    private var files: any PhotoFiles { library }

    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private init() throws {
        library = try PhotoLibrary(folder: Self.folder)
        atexit { try? FileManager.default.removeItem(at: PhotosOfDemos.folder) }
    }

    func add(_ data: Data, room: Int?) async throws -> StoredPhoto {
        let library = library
        let adding = added.withLock { added in
            if let known = added[data] { return known }
            let adding = Task { try await library.add(data, room: room) }
            added[data] = adding
            return adding
        }
        return try await adding.value
    }

    func preview(hash: String) async throws -> PhotoPreview { try await files.preview(hash: hash) }
    func file(hash: String, size: PhotoSize) async throws -> URL? { try await files.file(hash: hash, size: size) }
    func size(hash: String) async throws -> Int { try await files.size(hash: hash) }
    func remove(hash: String) async throws { try await files.remove(hash: hash) }

    func remove(hash: String, unless isUsed: @escaping @Sendable () async throws -> Bool) async throws -> Bool {
        try await files.remove(hash: hash, unless: isUsed)
    }
}

/// The IDs of the demo's people.
let everybody = (0..<12).map { PersonID(rawValue: $0) }

/// Returns all a viewer sees of moments, as plain text to compare.
func view(of viewer: PersonID, in store: some MomentStore) async throws -> [String] {
    let moments = try await store.timeline(of: viewer, before: nil, limit: nil)
    let ids = moments.map(\.id)
    let likes = try await store.likes(of: ids, for: viewer)
    let photos = try await store.photos(of: ids)
    var lines: [String] = []
    for moment in moments {
        let comments = try await store.comments(of: moment.id, for: viewer, after: nil, limit: 1000)
        lines.append(
            """
            \(moment.created.timeIntervalSince1970) \(moment.author) \(moment.visibility) \(moment.url ?? "") \(moment.text)
            \(photos[moment.id, default: []].map { "\($0.hash) \($0.altText)" })
            \(likes[moment.id, default: []].sorted())
            \(comments.map { "\($0.created.timeIntervalSince1970) \($0.author) \($0.text) \($0.replyToAuthor as Any)" })
            """
        )
    }
    return lines
}
