import MomentsMedia
import MomentsModel
import MomentsServer

extension SpyStore {
    func addPhoto(_ photo: NewPhoto, by owner: PersonID, defaultQuota: Int?) async throws -> PhotoRecord {
        try note()
        return try await store.addPhoto(photo, by: owner, defaultQuota: defaultQuota)
    }

    func photos(of moments: [MomentID]) async throws -> [MomentID: [PhotoRecord]] {
        try note()
        return try await store.photos(of: moments)
    }

    func maySee(photo hash: String, viewer: PersonID) async throws -> Bool {
        try note()
        return try await store.maySee(photo: hash, viewer: viewer)
    }

    func photosWithoutPreview(limit: Int) async throws -> [String] {
        try note()
        return try await store.photosWithoutPreview(limit: limit)
    }

    func setPreview(_ preview: PhotoPreview, ofPhoto hash: String) async throws {
        try note()
        try await store.setPreview(preview, ofPhoto: hash)
    }

    func hasPhoto(hash: String) async throws -> Bool {
        try note()
        return try await store.hasPhoto(hash: hash)
    }

    func removeUnusedPhotos(olderThan age: Duration) async throws -> [String] {
        try note()
        return try await store.removeUnusedPhotos(olderThan: age)
    }

    func linkCard(at url: String) async throws -> LinkCardRecord? {
        try note()
        return try await store.linkCard(at: url)
    }

    func saveLinkCard(_ content: LinkCardContent?, at url: String) async throws -> [String] {
        try note()
        return try await store.saveLinkCard(content, at: url)
    }

    func showLinkCard(of url: String, below moment: MomentID, by author: PersonID) async throws {
        try note()
        try await store.showLinkCard(of: url, below: moment, by: author)
    }

    func showLinkCard(of url: String, below comment: CommentID, by author: PersonID) async throws {
        try note()
        try await store.showLinkCard(of: url, below: comment, by: author)
    }

    func linkCards(of moments: [MomentID]) async throws -> [MomentID: LinkCardRecord] {
        try note()
        return try await store.linkCards(of: moments)
    }

    func linkCards(of comments: [CommentID]) async throws -> [CommentID: LinkCardRecord] {
        try note()
        return try await store.linkCards(of: comments)
    }

    func removeUnusedLinkCards(olderThan age: Duration) async throws -> [String] {
        try note()
        return try await store.removeUnusedLinkCards(olderThan: age)
    }
}
