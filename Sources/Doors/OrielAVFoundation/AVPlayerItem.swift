public import Foundation
internal import Synchronization

/// A video or a sound that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked: the lock protects what is known.

    /// Whether the browser can play it.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    struct Known {
        var duration: Double?
        var size = CGSize.zero
        var status = Status.unknown
        var time = 0.0
    }

    let known = Mutex(Known())
    public let asset: AVAsset

    public init(asset: AVAsset) { self.asset = asset }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    open var status: Status { known.withLock { $0.status } }

    /// Why the browser cannot play it.
    open var error: (any Error)? { status == .failed ? URLError(.cannotDecodeContentData) : nil }

    /// Indefinite until the browser knows it.
    open var duration: CMTime {
        known.withLock { $0.duration }.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? asset.duration
    }

    /// The size of the picture; zero until the browser knows it.
    open var presentationSize: CGSize { known.withLock { $0.size } }

    /// The time that the browser has reported last.
    open func currentTime() -> CMTime {
        CMTime(seconds: known.withLock { $0.time }, preferredTimescale: 600)
    }

    /// Posted when an item has been played to its end.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item cannot be played.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification"
    )
}

extension Notification.Name {
    /// Posted when an item has been played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item cannot be played.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// How a picture fits into its box.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    /// The same as a property of CSS.
    package var objectFit: String {
        switch self {
        case .resizeAspectFill: "cover"
        case .resize: "fill"
        default: "contain"
        }
    }
}
