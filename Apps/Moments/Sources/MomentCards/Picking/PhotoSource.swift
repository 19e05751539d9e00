import Foundation

/// A photo the person has picked, before it is here.
public struct PhotoSource: Sendable {
    /// Brings the photo here, and tells how far it has come, from 0 to 1.
    public let load: @Sendable (_ progress: @escaping @MainActor @Sendable (Double) -> Void) async throws -> PickedFile

    public init(
        load:
            @escaping @Sendable (_ progress: @escaping @MainActor @Sendable (Double) -> Void) async throws -> PickedFile
    ) {
        self.load = load
    }
}

/// A file that is deleted when nobody holds this any more.
public final class PickedFile: Sendable {
    public let url: URL

    public init(url: URL) { self.url = url }

    deinit {
        // A file that is gone already is as good.
        _ = try? FileManager.default.removeItem(at: url)
    }
}
