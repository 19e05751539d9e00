import Combine
import MomentsModel

/// A change to the `AppModel` that a view model asks for.
public enum AppModelState: Equatable, Sendable {
    case signedIn(UserDetails)
    case signedOut(SignOutReason)
    case unreadCount(Int)
    /// Nil follows the browser.
    case language(AppLanguage?)
}

/// A view model that asks for changes to the `AppModel`.
@MainActor
public protocol AppModelStatePublishing: AnyObject {
    /// Each change once, in order; a modifier of the view applies it.
    var appModelStates: AnyPublisher<AppModelState, Never> { get }
}
