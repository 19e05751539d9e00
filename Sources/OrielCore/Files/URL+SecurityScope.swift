public import Foundation

extension URL {
    /// Says that the file may be read: what a person has chosen is the server's to read until the session ends.
    ///
    /// Apple's systems want this asked before a file from outside the app is opened, so code written for them does.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Does nothing; see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
}
