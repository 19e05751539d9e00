import Foundation
import MomentsAPI
import MomentsModel

/// A repository that uploads photos through the API.
@MainActor
public final class UploadsRepo: UploadsRepoType {
    private let api: any APISessionType

    public init(api: any APISessionType) { self.api = api }

    public func upload(_ file: URL, progress: @escaping @MainActor (Double) -> Void) async throws -> PhotoUpload {
        // Only the newest value matters: a busy screen skips the others.
        let (shares, continuation) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
        async let upload = { [api] in
            defer { continuation.finish() }
            return try await api.upload(file) { continuation.yield($0) }
        }()
        for await share in shares { progress(share) }
        do {
            return try await upload
        } catch {
            throw RepoError(error) ?? error
        }
    }
}
