import MomentsModel
import MomentsServer

/// The people of the demo have read what they were notified of, all but the last few things.
struct DemoReaders {
    let store: any MomentStore
    let people: Int

    /// Of the demo person's notifications a few more are unread: theirs are looked at first.
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
