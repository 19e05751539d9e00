import AppFoundations
import TreeholeAPI

/// Whether a member is signed in. The sign-in screen says if the server no longer accepts the token.
public typealias SignInState = SessionState<Member>

/// What the whole app shares: the member with their settings, and the number of unread starred posts.
typealias AppModel = AccountModel<Member>

/// A change to the `AppModel`.
typealias AppModelState = AccountModelState<Member>

/// A view model that requests changes to the `AppModel`.
protocol AppModelStatePublishing: AppStatePublishing where Model == AppModel {}

extension AppModel {
    var member: Member? { signInState.account }
    var settings: MemberSettings { member?.settings ?? MemberSettings() }
}
