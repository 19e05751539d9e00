import APIKit
import Foundation
import MomentsModel

/// A transport that can also upload photos.
public protocol PhotoTransport: APITransport {
    /// Uploads a photo.
    ///
    /// - Parameter file: A file of any type the server accepts.
    /// - Throws: `APIError.refused` with the server's reason, or the error that prevented the upload.
    func upload(_ file: URL) async throws -> PhotoUpload
}
