import Foundation
import MomentsModel
import MomentsRepositories

/// Answers uploads as a test says, and fails the test where none was expected.
@MainActor
public final class StubUploadsRepo: UploadsRepoType {
    public private(set) var files: [URL] = []
    public var onUpload: ((URL, @escaping @MainActor (Double) -> Void) async throws -> PhotoUpload)?

    public init() {}

    public func upload(_ file: URL, progress: @escaping @MainActor (Double) -> Void) async throws -> PhotoUpload {
        files.append(file)
        guard let onUpload else { throw unstubbed("upload(\(file.lastPathComponent))") }
        return try await onUpload(file, progress)
    }
}
