import Foundation
import MomentsModel

/// Sends photos to the server before their moment is published.
@MainActor
public protocol UploadsRepoType: AnyObject {
    /// Sends a photo.
    ///
    /// - Parameter progress: Called with the share that has been sent, from 0 to 1.
    /// - Throws: `RepoError`; its message says what is wrong with the photo.
    func upload(_ file: URL, progress: @escaping @MainActor (Double) -> Void) async throws -> PhotoUpload
}
