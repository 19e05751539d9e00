import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer

@testable import MomentsDemo

/// The day on which the tests fill the demo; it is the same on any day.
let today = Date(timeIntervalSince1970: 1_760_000_000)

let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
}()

/// A store and a library in a folder that is deleted with the last reference.
final class FilledDemo: Sendable {
    let store: InMemoryMomentStore
    let library: PhotoLibrary
    let clock = DemoClock(system: { today })
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        store = InMemoryMomentStore(now: clock.now)
        library = try PhotoLibrary(folder: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func fill(now: Date = today) async throws -> Bool {
        try await DemoFiller(store: store, photos: library, clock: clock).fill(now: now, timeZone: .gmt)
    }

    /// A demo that is filled once for all tests that only read it.
    static func shared() async throws -> FilledDemo { try await filling.value }

    private static let filling = Task {
        let demo = try FilledDemo()
        try await demo.fill()
        return demo
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
