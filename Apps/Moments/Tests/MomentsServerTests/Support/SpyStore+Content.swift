import MomentsModel
import MomentsServer

extension SpyStore {
    func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord {
        try note()
        return try await store.publish(moment, by: author)
    }

    func setAudience(
        _ audience: MomentAudience,
        of moment: MomentID,
        by viewer: PersonID
    ) async throws -> MomentRecord {
        try note()
        return try await store.setAudience(audience, of: moment, by: viewer)
    }

    func audiences(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentAudience] {
        try note()
        return try await store.audiences(of: moments, for: viewer)
    }

    func editMoment(_ id: MomentID, text: String, by viewer: PersonID) async throws -> MomentRecord {
        try note()
        return try await store.editMoment(id, text: text, by: viewer)
    }

    func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws {
        try note()
        return try await store.deleteMoment(id, by: viewer)
    }

    func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord] {
        try note()
        await beforeReading?(viewer)
        return try await store.timeline(of: viewer, before: before, limit: limit)
    }

    func spreadTimelines(upTo limit: Int) async throws -> Bool {
        try note()
        return try await store.spreadTimelines(upTo: limit)
    }

    func waitingTimelines() -> AsyncStream<Void> { store.waitingTimelines() }

    func moments(
        by author: PersonID,
        for viewer: PersonID,
        before: MomentID?,
        limit: Int
    ) async throws -> [MomentRecord] {
        try note()
        return try await store.moments(by: author, for: viewer, before: before, limit: limit)
    }

    func album(of author: PersonID, for viewer: PersonID, limit: Int) async throws -> [AlbumRecord] {
        try note()
        return try await store.album(of: author, for: viewer, limit: limit)
    }

    func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord] {
        try note()
        return try await store.moments(ids, for: viewer)
    }

    func setLike(_ isLiked: Bool, of moment: MomentID, by viewer: PersonID) async throws {
        try note()
        return try await store.setLike(isLiked, of: moment, by: viewer)
    }

    func likes(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        try note()
        await beforeReading?(viewer)
        return try await store.likes(of: moments, for: viewer)
    }

    func likedMoments(of person: PersonID, after: MomentID?, limit: Int) async throws -> [MomentID] {
        try note()
        return try await store.likedMoments(of: person, after: after, limit: limit)
    }

    func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord {
        try note()
        return try await store.addComment(comment, by: viewer)
    }

    func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID {
        try note()
        return try await store.deleteComment(id, by: viewer)
    }

    func comments(
        of moment: MomentID,
        for viewer: PersonID,
        after: CommentID?,
        limit: Int
    ) async throws -> [CommentRecord] {
        try note()
        return try await store.comments(of: moment, for: viewer, after: after, limit: limit)
    }

    func commentSummaries(
        of moments: [MomentID],
        for viewer: PersonID,
        last: Int
    ) async throws -> [MomentID: CommentSummary] {
        try note()
        return try await store.commentSummaries(of: moments, for: viewer, last: last)
    }

    func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord] {
        try note()
        return try await store.comments(ids, for: viewer)
    }

    func comments(by author: PersonID, after: CommentID?, limit: Int) async throws -> [CommentRecord] {
        try note()
        return try await store.comments(by: author, after: after, limit: limit)
    }

    func mentions(in moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        try note()
        return try await store.mentions(in: moments, for: viewer)
    }

    func mentions(in comments: [CommentID], for viewer: PersonID) async throws -> [CommentID: [PersonID]] {
        try note()
        return try await store.mentions(in: comments, for: viewer)
    }
}
