public import Foundation

extension URL {
    /// Returns true for file URLs: the server may read files that the user has chosen until the session ends.
    ///
    /// Apple's systems require this call before opening a file from outside the app, so code written for them makes it.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Does nothing; see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}
