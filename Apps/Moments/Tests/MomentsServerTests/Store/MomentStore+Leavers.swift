import MomentsServer

extension MomentStore {
    /// Deletes all accounts whose date has come.
    ///
    /// - Returns: How many were deleted, and the hashes of pictures that no record has any more.
    func removeLeavers() async throws -> (count: Int, pictures: [String]) {
        var removed = (count: 0, pictures: [String]())
        for person in try await leavers() {
            guard let pictures = try await removeLeaver(person) else { continue }
            removed.count += 1
            removed.pictures += pictures
        }
        return removed
    }
}
