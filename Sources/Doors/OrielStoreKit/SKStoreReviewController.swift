public import Foundation
public import OrielUIKit

/// Asks the user to review the app; see ``RequestReviewAction``.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
    public class func requestReview() { ReviewRequest.open() }
    public class func requestReview(in windowScene: UIWindowScene) { ReviewRequest.open() }
}

/// The App Store, as far as apps ask for reviews.
public enum AppStore {
    @MainActor public static func requestReview(in scene: UIWindowScene) { ReviewRequest.open() }

    @available(*, unavailable, message: "There is no App Store behind a web page: nothing can be bought or restored.")
    public static func sync() async throws { fatalError("unavailable") }
}
