import Foundation

/// A picked photo that is not loaded yet.
public struct PhotoSource: Sendable {
    /// Loads the photo and reports the progress, from 0 to 1.
    public let load: @Sendable (_ progress: @escaping @MainActor @Sendable (Double) -> Void) async throws -> PickedFile

    public init(
        load:
            @escaping @Sendable (_ progress: @escaping @MainActor @Sendable (Double) -> Void) async throws -> PickedFile
    ) {
        self.load = load
    }
}

/// A temporary file that is deleted when this object is released.
public final class PickedFile: Sendable {
    public let url: URL

    public init(url: URL) { self.url = url }

    deinit {
        // Ignore the error: the file may already be deleted.
        _ = try? FileManager.default.removeItem(at: url)
    }
}
