public import Foundation

extension URL {
    /// Returns true for file URLs, because the server can read the files that the user has chosen until the session
    /// ends.
    ///
    /// Exists for source compatibility: Apple's systems require this call before an app opens a file from outside its
    /// container.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Does nothing; see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}
