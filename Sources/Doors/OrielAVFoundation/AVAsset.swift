public import Foundation

/// A video or a sound at an address.
open class AVAsset: NSObject, @unchecked Sendable {
    // Unchecked: assets do not change.
    let url: URL

    public init(url: URL) { self.url = url }

    /// The length of a file of the app: MP4, QuickTime and WAVE files tell it. Indefinite for others.
    open var duration: CMTime {
        MediaLength.seconds(of: url).map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
    }

    /// Returns a property: the duration of a file of the app.
    open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value { try property.value(self) }
}

/// A video or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public override init(url: URL) { super.init(url: url) }
    public init(url: URL, options: [String: Any]?) { super.init(url: url) }
    open var assetURL: URL { url }
}

/// A property of an asset that is read from its file.
public struct AVAsyncProperty<Value>: Sendable {
    let value: @Sendable (AVAsset) throws -> Value
}

extension AVAsyncProperty where Value == CMTime {
    public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Value == Bool {
    /// Whether there is an address to play. Whether the browser can play it is known when it does.
    public static var isPlayable: AVAsyncProperty { AVAsyncProperty { _ in true } }
}
