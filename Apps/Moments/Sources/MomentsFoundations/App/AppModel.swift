import MomentsModel

/// The sign-in state of a browser session.
public typealias SignInState = SessionState<UserDetails>

/// The state shared by the whole app.
public typealias AppModel = AccountModel<UserDetails>

/// A change to the `AppModel` requested by a view model.
public typealias AppModelState = AccountModelState<UserDetails>

/// A view model that requests changes to the `AppModel`.
public protocol AppModelStatePublishing: AppStatePublishing where Model == AppModel {}

extension SignInState {
    public var user: UserDetails? { account }
}

extension AppModel {
    public var currentUser: UserDetails? { signInState.user }
    public var isSignedIn: Bool { signInState.user != nil }
}
