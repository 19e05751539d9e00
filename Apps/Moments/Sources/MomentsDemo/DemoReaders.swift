import MomentsModel
import MomentsServer

/// A writer that marks the notifications of the demo's people as read, except for the newest few.
struct DemoReaders {
    let store: any MomentStore
    let people: Int

    /// The demo person has a few more unread notifications, because they are seen first.
    private func unread(of person: PersonID) -> Int { person == 0 ? 6 : 3 }

    func read() async throws {
        for index in 0..<people {
            let person = PersonID(rawValue: Int64(index))
            let newest = try await store.notifications(of: person, before: nil, limit: unread(of: person) + 1)
            guard newest.count > unread(of: person), let last = newest.last else { continue }
            try await store.markNotificationsRead(of: person, upTo: last.id)
        }
    }
}
