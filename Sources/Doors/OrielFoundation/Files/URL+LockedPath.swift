internal import Foundation

extension URL {
    /// The path by which coordinators know a file, which is the same for all forms of its URL.
    var lockedPath: String {
        let path = standardizedFileURL.path(percentEncoded: false)
        return path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    }
}
