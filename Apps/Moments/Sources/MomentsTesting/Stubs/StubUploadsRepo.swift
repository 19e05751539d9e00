import Foundation
import MomentsModel
import MomentsRepositories

/// A stub that responds to uploads with a test's closure. Fails the test on an upload without one.
@MainActor
public final class StubUploadsRepo: UploadsRepoType {
    public private(set) var files: [URL] = []
    public var onUpload: ((URL) async throws -> PhotoUpload)?

    public init() {}

    public func upload(_ file: URL) async throws -> PhotoUpload {
        files.append(file)
        guard let onUpload else { throw unstubbed("upload(\(file.lastPathComponent))") }
        return try await onUpload(file)
    }
}
