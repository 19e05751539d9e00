import Foundation
import MomentsModel
import MomentsServer

/// The progress of filling, stored in the preferences of the demo person.
struct DemoProgress: Sendable {
    private static let startedKey = "demo.started"
    private static let filledKey = "demo.filled"
    private static let person: PersonID = 0

    /// When filling began. A continued run uses the same date, so that its plan is the same.
    let started: Date

    /// Nil if there is nothing to do: the demo is complete, or there are people who are not of the demo.
    init?(of store: any MomentStore, now: Date) async throws {
        var started = Int64((now.timeIntervalSince1970 * 1000).rounded())
        if try await store.hasPeople() {
            // Stores assign IDs from 1; only the demo chooses an ID.
            guard try await store.people([Self.person])[Self.person] != nil else { return nil }
            let preferences = try await store.preferences(of: Self.person)
            guard preferences[Self.filledKey] == nil else { return nil }
            started = preferences[Self.startedKey].flatMap { Int64($0) } ?? started
        }
        self.started = Date(timeIntervalSince1970: Double(started) / 1000)
    }

    /// Whether a store was filled with the demo, at least in part.
    static func holdsDemo(_ store: any MomentStore) async throws -> Bool {
        guard try await store.people([person])[person] != nil else { return false }
        return try await store.preferences(of: person)[startedKey] != nil
    }

    func begin(in store: any MomentStore) async throws {
        let text = String(Int64((started.timeIntervalSince1970 * 1000).rounded()))
        try await store.setPreference(Self.startedKey, to: text, of: Self.person)
    }

    func end(in store: any MomentStore) async throws {
        try await store.setPreference(Self.filledKey, to: "yes", of: Self.person)
    }
}
