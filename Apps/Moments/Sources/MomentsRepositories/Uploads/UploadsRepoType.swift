import Foundation
import MomentsModel

/// A repository that uploads photos before their moment is published.
@MainActor
public protocol UploadsRepoType: AnyObject {
    /// Uploads a photo.
    ///
    /// - Parameter progress: Called with the fraction sent, from 0 to 1.
    /// - Throws: `RepoError`; its message says what is wrong with the photo.
    func upload(_ file: URL, progress: @escaping @MainActor (Double) -> Void) async throws -> PhotoUpload
}
