package import Foundation
package import OrielCoreTransferable

/// The file operations that a host provides for files on the user's device.
package protocol FileHost: AnyObject, Sendable {
    /// Lets the user choose files, and waits for the choice.
    ///
    /// - Parameter limit: The maximum number of files.
    /// - Returns: An empty array if the user cancels.
    func chooseFiles(_ kinds: FileKinds, limit: Int) async throws -> [ChosenFile]

    /// Uploads a file from the user's device.
    ///
    /// - Parameter progress: Called on any thread with the number of bytes received.
    func fetch(
        _ file: ChosenFile,
        kinds: FileKinds,
        progress: @escaping @Sendable (_ receivedBytes: Int) -> Void
    ) async throws -> FetchedFile

    /// Retains a file until the session ends.
    func keep(_ file: FetchedFile)

    /// Allows the browser to release chosen files.
    func forget(_ files: [ChosenFile])

    /// Makes the user's browser save a file, and waits until the browser has received all of it.
    ///
    /// - Returns: The URL of a copy that exists until the session ends.
    func offer(_ content: TransferContent, name: String, mediaType: String) async throws -> URL
}

private enum FileHostKey: EnvironmentKey {
    static var defaultValue: (any FileHost)? { nil }
}

/// The progress of a file's upload.
package struct FileProgress: Sendable, Equatable {
    package let name: String
    package let receivedBytes: Int
    package let totalBytes: Int
}

private enum FileProgressKey: EnvironmentKey {
    static var defaultValue: (@MainActor (FileProgress) -> Void)? { nil }
}

extension EnvironmentValues {
    /// The host's file operations; nil if views are shown without a browser.
    package var fileHost: (any FileHost)? {
        get { self[FileHostKey.self] }
        set { self[FileHostKey.self] = newValue }
    }

    /// A handler for the progress of the files that the views inside upload.
    package var fileProgress: (@MainActor (FileProgress) -> Void)? {
        get { self[FileProgressKey.self] }
        set { self[FileProgressKey.self] = newValue }
    }
}

/// The error for views shown without a browser that has files.
package struct NoFileHost: LocalizedError {
    package init() {}

    package var errorDescription: String? { "Files can be chosen and saved only in a browser." }
}
