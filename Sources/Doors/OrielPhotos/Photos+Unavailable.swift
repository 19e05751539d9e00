public import Foundation
public import OrielUIKit

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public enum PHAccessLevel: Int {
    case addOnly = 1
    case readWrite
}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public final class PHAsset: NSObject {
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fatalError("unavailable") }
}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public final class PHAssetCollection: NSObject {}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public final class PHFetchOptions: NSObject {}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
open class PHImageManager: NSObject {
    public class func `default`() -> PHImageManager { fatalError("unavailable") }

    @discardableResult
    open func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { fatalError("unavailable") }
}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public enum PHImageContentMode: Int {
    case aspectFit
    case aspectFill
    public static var `default`: Self { .aspectFit }
}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public typealias PHImageRequestID = Int32

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public final class PHCachingImageManager: PHImageManager {}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public final class PHImageRequestOptions: NSObject {}

/// Unavailable: pages see the photos that users choose.
@available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
public protocol PHPhotoLibraryChangeObserver: AnyObject {}

/// Unavailable: pages cannot write to a library.
@available(*, unavailable, message: "Pages cannot save to a photo library: offer the picture by a ShareLink.")
public final class PHAssetChangeRequest: NSObject {
    @discardableResult
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { fatalError("unavailable") }
}

/// Unavailable: pages cannot write to a library.
@available(*, unavailable, message: "Pages cannot save to a photo library: offer the picture by a ShareLink.")
public final class PHAssetCreationRequest: NSObject {}
