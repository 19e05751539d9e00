public import Foundation

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
}

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
public final class PHAssetChangeRequest: NSObject {}

/// Unavailable: pages cannot write to a library.
@available(*, unavailable, message: "Pages cannot save to a photo library: offer the picture by a ShareLink.")
public final class PHAssetCreationRequest: NSObject {}
