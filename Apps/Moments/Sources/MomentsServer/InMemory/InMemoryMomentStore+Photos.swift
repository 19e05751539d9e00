import Foundation
public import MomentsMedia
public import MomentsModel

extension InMemoryMomentStore {
    public func addPhoto(_ photo: NewPhoto, by owner: PersonID, defaultQuota: Int?) async throws -> PhotoRecord {
        try write { state, now in
            guard state.people[owner] != nil else { throw StoreError.notFound("person") }
            try StorageRules.check(state.storageUse(of: owner), adding: photo.bytes, defaultQuota: defaultQuota)
            let kept = InMemoryState.Photo(
                id: state.newID(),
                owner: owner,
                hash: photo.hash,
                width: photo.width,
                height: photo.height,
                preview: photo.preview,
                bytes: photo.bytes,
                unusedSince: now.milliseconds
            )
            state.photos[kept.id] = kept
            return kept.record
        }
    }

    public func photos(of moments: [MomentID]) async throws -> [MomentID: [PhotoRecord]] {
        read { state in
            var photos: [MomentID: [PhotoRecord]] = [:]
            for moment in moments {
                let used = state.photos.values.filter { $0.moment == moment }.sorted { $0.place < $1.place }
                if !used.isEmpty { photos[moment] = used.map(\.record) }
            }
            return photos
        }
    }

    public func maySee(photo hash: String, viewer: PersonID) async throws -> Bool {
        read { state in
            state.photos.values.contains { $0.hash == hash && state.sees(viewer, $0) }
                || state.seesInCard(hash, viewer) || state.seesInReport(hash, viewer)
        }
    }

    public func photosWithoutPreview(limit: Int) async throws -> [String] {
        read { state in
            Array(Set(state.photos.values.filter { $0.preview == nil }.map(\.hash)).sorted().prefix(limit))
        }
    }

    public func setPreview(_ preview: PhotoPreview, ofPhoto hash: String) async throws {
        write { state, _ in
            for (id, photo) in state.photos where photo.hash == hash { state.photos[id]?.preview = preview }
        }
    }

    public func hasPhoto(hash: String) async throws -> Bool { read { $0.isKept(hash) } }

    public func removeUnusedPhotos(olderThan age: Duration) async throws -> [String] {
        write { state, now in
            let unused = state.photos.values.filter { photo in
                let isUsed = photo.moment != nil || state.isInProfile(photo) || state.isInDraft(photo)
                return !isUsed && photo.unusedSince <= now.milliseconds - age.milliseconds
            }
            for photo in unused { state.photos[photo.id] = nil }
            return Set(unused.map(\.hash)).filter { !state.isKept($0) }.sorted()
        }
    }
}

extension InMemoryState {
    fileprivate func isInProfile(_ photo: Photo) -> Bool {
        people.values.contains { $0.avatar == photo.id || $0.background == photo.id }
    }

    fileprivate func isInDraft(_ photo: Photo) -> Bool {
        momentDrafts.values.contains { $0.draft.photos.contains { $0.id == photo.id } }
    }

    fileprivate func sees(_ viewer: PersonID, _ photo: Photo) -> Bool {
        if viewer == photo.owner || people.values.contains(where: { $0.avatar == photo.id }) { return true }
        if let moment = photo.moment.flatMap({ moments[$0] }), sees(viewer, moment) { return true }
        return people.values.contains { $0.background == photo.id && areFriends(viewer, $0.id) }
    }
}

extension InMemoryState.Photo {
    var record: PhotoRecord {
        PhotoRecord(id: id, hash: hash, width: width, height: height, altText: altText, preview: preview?.picture)
    }
}
