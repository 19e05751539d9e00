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
public protocol AppModelStatePublishing: AppStatePublishing where Model == AppModel {}
