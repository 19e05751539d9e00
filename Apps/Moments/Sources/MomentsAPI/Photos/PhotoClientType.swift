import APIKit
import Foundation
import MomentsModel

/// An API client that can also upload photos.
public protocol PhotoClientType: APIClientType {
    /// Uploads a photo.
    ///
    /// - Throws: `APIError`, or `CancellationError`.
    func upload(_ file: URL) async throws -> PhotoUpload
}

extension APIClient: PhotoClientType {
    /// - Precondition: The transport is a `PhotoTransport`.
    public func upload(_ file: URL) async throws -> PhotoUpload {
        guard let transport = transport as? any PhotoTransport else {
            preconditionFailure("\(type(of: transport)) cannot upload photos; make it conform to PhotoTransport.")
        }
        return try await noticingExpiration { try await transport.upload(file) }
    }
}
