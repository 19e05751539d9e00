import Foundation
import MomentsAPI
import MomentsModel

/// A repository that uploads photos through the API.
@MainActor
public final class UploadsRepo: UploadsRepoType {
    private let api: any PhotoClientType

    public init(api: any PhotoClientType) { self.api = api }

    public func upload(_ file: URL) async throws -> PhotoUpload {
        do {
            return try await api.upload(file)
        } catch {
            throw RepoError(error) ?? error
        }
    }
}
