import Foundation
import MomentsModel

/// A repository that uploads photos before their moment is published.
@MainActor
public protocol UploadsRepoType: AnyObject {
    /// Uploads a photo.
    ///
    /// - Throws: `RepoError`; its message says what is wrong with the photo.
    func upload(_ file: URL) async throws -> PhotoUpload
}
