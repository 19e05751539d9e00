public import Foundation
public import FoundationNetworking

/// The key of the data that resumes a download, in the `userInfo` of its error.
///
/// Foundation on Linux provides no such data, so each download starts from the beginning.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSession {
    /// The tasks of this session that are not finished, by kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// The tasks of this session that are not finished.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in
                getAllTasks { continuation.resume(returning: $0) }
            }
        }
    }
}

extension URLCache {
    /// Creates a cache.
    /// - Parameter directory: The folder on disk; `nil` for a folder in that of the caches of the app.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLSession {
    /// Removes the cookies, caches and credentials of this session.
    public func reset() async {
        await withCheckedContinuation { continuation in
            reset { continuation.resume() }
        }
    }

    /// Writes the cookies and credentials of this session to the disk. Later requests use new connections.
    public func flush() async {
        await withCheckedContinuation { continuation in
            flush { continuation.resume() }
        }
    }
}

extension URLSessionDownloadTask {
    /// Cancels the download, and returns what is needed to go on with it later; nil if that cannot be done.
    public func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in
            cancel { continuation.resume(returning: $0) }
        }
    }
}
