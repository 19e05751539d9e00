import MomentsModel
import MomentsServer

extension SpyStore {
    func momentDraft(of person: PersonID) async throws -> MomentDraftRecord? {
        try note()
        return try await store.momentDraft(of: person)
    }

    func saveMomentDraft(_ draft: NewMomentDraft, of person: PersonID) async throws {
        try note()
        try await store.saveMomentDraft(draft, of: person)
    }

    func commentDraft(of person: PersonID, below moment: MomentID) async throws -> CommentDraftRecord? {
        try note()
        return try await store.commentDraft(of: person, below: moment)
    }

    func commentDrafts(of person: PersonID) async throws -> [MomentID: CommentDraftRecord] {
        try note()
        return try await store.commentDrafts(of: person)
    }

    func saveCommentDraft(_ draft: NewCommentDraft, of person: PersonID) async throws {
        try note()
        try await store.saveCommentDraft(draft, of: person)
    }

    func removeExpiredDrafts(lifetime: Duration) async throws -> Int {
        try note()
        return try await store.removeExpiredDrafts(lifetime: lifetime)
    }

    func removeExpiredSendKeys(lifetime: Duration) async throws -> Int {
        try note()
        return try await store.removeExpiredSendKeys(lifetime: lifetime)
    }

    func preferences(of person: PersonID) async throws -> [String: String] {
        try note()
        return try await store.preferences(of: person)
    }

    func setPreference(_ key: String, to value: String?, of person: PersonID) async throws {
        try note()
        return try await store.setPreference(key, to: value, of: person)
    }
}
