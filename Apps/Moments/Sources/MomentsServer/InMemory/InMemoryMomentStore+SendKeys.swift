import Foundation
import MomentsModel

extension InMemoryMomentStore {
    public func removeExpiredSendKeys(lifetime: Duration) async throws -> Int {
        write { state, now in
            let limit = now.milliseconds - Int64(lifetime / .milliseconds(1))
            let before = state.sent.values.map(\.count).reduce(0, +)
            for person in state.sent.keys { state.sent[person]?.removeAll { $0.created.milliseconds <= limit } }
            return before - state.sent.values.map(\.count).reduce(0, +)
        }
    }
}

extension InMemoryState {
    /// Returns what a person has sent with a key; nil if there is none.
    func sent(with key: String?, by person: PersonID) -> Sent.What? {
        key.flatMap { key in sent[person]?.first { $0.key == key }?.what }
    }

    mutating func noteSent(_ what: Sent.What, with key: String?, by person: PersonID, now: Date) {
        guard let key else { return }
        sent[person, default: []].append(Sent(key: key, what: what, created: now))
        sent[person] = sent[person]?.suffix(SendKeyRules.maximumKeys)
    }
}
