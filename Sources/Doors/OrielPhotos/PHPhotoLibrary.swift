public import Foundation

/// The user's photos, which pages see only if the user chooses them.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()

    public class func shared() -> PHPhotoLibrary { library }

    override private init() {}

    /// Unavailable: there is no permission to ask for.
    @available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        fatalError("unavailable")
    }

    /// Unavailable: there is no permission to ask for.
    @available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
    public class func authorizationStatus() -> PHAuthorizationStatus { fatalError("unavailable") }

    /// Unavailable: there is no permission to ask for.
    @available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {}

    /// Unavailable: there is no permission to ask for.
    @available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}

    /// Unavailable: there is no permission to ask for.
    @available(*, unavailable, message: "Pages see the photos that users choose: show a PhotosPicker.")
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        fatalError("unavailable")
    }

    /// Unavailable: pages cannot write to a library.
    @available(*, unavailable, message: "Pages cannot save to a photo library: offer the picture by a ShareLink.")
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {}

    /// Unavailable: pages cannot write to a library.
    @available(*, unavailable, message: "Pages cannot save to a photo library: offer the picture by a ShareLink.")
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {}
}
