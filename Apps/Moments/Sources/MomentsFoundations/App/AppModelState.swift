import Combine
import MomentsModel

/// A change to the `AppModel` requested by a view model.
public enum AppModelState: Equatable, Sendable {
    case signedIn(UserDetails)
    case signedOut(SignOutReason)
    case unreadCount(Int)
    /// Nil follows the browser.
    case language(AppLanguage?)
}

/// A view model that requests changes to the `AppModel`.
@MainActor
public protocol AppModelStatePublishing: AnyObject {
    /// Publishes each change once, in order; a view modifier applies it.
    var appModelStates: AnyPublisher<AppModelState, Never> { get }
}
