package import Foundation
package import OrielCoreTransferable

/// What a host can do with files at the person's device.
package protocol FileHost: AnyObject, Sendable {
    /// Lets the person choose files, and waits until they have.
    ///
    /// - Parameter limit: How many at most.
    /// - Returns: Empty if the person gave it up.
    func chooseFiles(_ kinds: FileKinds, limit: Int) async throws -> [ChosenFile]

    /// Has a file brought here.
    ///
    /// - Parameter progress: Told on any thread how many bytes have come.
    func fetch(
        _ file: ChosenFile,
        kinds: FileKinds,
        progress: @escaping @Sendable (_ receivedBytes: Int) -> Void
    ) async throws -> FetchedFile

    /// Keeps a file as long as the session lives.
    func keep(_ file: FetchedFile)

    /// Lets the browser forget files that were chosen.
    func forget(_ files: [ChosenFile])

    /// Has the person's browser save a file, and waits until it has taken it all.
    ///
    /// - Returns: Where a copy lies as long as the session lives.
    func offer(_ content: TransferContent, name: String, mediaType: String) async throws -> URL
}

private enum FileHostKey: EnvironmentKey {
    static var defaultValue: (any FileHost)? { nil }
}

/// How far a file has come.
package struct FileProgress: Sendable, Equatable {
    package let name: String
    package let receivedBytes: Int
    package let totalBytes: Int
}

private enum FileProgressKey: EnvironmentKey {
    static var defaultValue: (@MainActor (FileProgress) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Nil where views are shown without a browser.
    package var fileHost: (any FileHost)? {
        get { self[FileHostKey.self] }
        set { self[FileHostKey.self] = newValue }
    }

    /// Is told how far the files come that the views inside ask for.
    package var fileProgress: (@MainActor (FileProgress) -> Void)? {
        get { self[FileProgressKey.self] }
        set { self[FileProgressKey.self] = newValue }
    }
}

/// The views are shown without a browser that has files.
package struct NoFileHost: LocalizedError {
    package init() {}

    package var errorDescription: String? { "Files can be chosen and saved only where a browser shows the views." }
}
