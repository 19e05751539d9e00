public import MomentsModel

extension InMemoryMomentStore {
    public func album(of author: PersonID, for viewer: PersonID, limit: Int) async throws -> [AlbumRecord] {
        read { state in
            let photos = state.firstPhotos
            return state.newestMoments(for: viewer, before: nil).filter { $0.author == author }.first(limit)
                .map { AlbumRecord(id: $0.id, created: $0.created, photo: photos[$0.id]?.record) }
        }
    }
}

extension InMemoryState {
    /// The first photo of each moment that has any.
    fileprivate var firstPhotos: [MomentID: Photo] {
        var first: [MomentID: Photo] = [:]
        for photo in photos.values {
            guard let moment = photo.moment else { continue }
            if let known = first[moment], known.place <= photo.place { continue }
            first[moment] = photo
        }
        return first
    }
}
