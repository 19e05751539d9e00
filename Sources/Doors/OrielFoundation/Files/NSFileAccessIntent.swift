public import Foundation

/// A file that `NSFileCoordinator.coordinate(with:queue:byAccessor:)` reads or writes.
// Immutable.
public final class NSFileAccessIntent: NSObject, Sendable {
    /// The file.
    public let url: URL
    let kind: Kind

    enum Kind: Sendable {
        case reading(NSFileCoordinator.ReadingOptions)
        case writing(NSFileCoordinator.WritingOptions)
    }

    private init(url: URL, kind: Kind) {
        self.url = url
        self.kind = kind
    }

    /// Returns an intent to read a file.
    public class func readingIntent(
        with url: URL,
        options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url: url, kind: .reading(options))
    }

    /// Returns an intent to write a file.
    public class func writingIntent(
        with url: URL,
        options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url: url, kind: .writing(options))
    }
}
