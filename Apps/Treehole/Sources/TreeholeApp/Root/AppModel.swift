import AppFoundations
import Combine
import TreeholeAPI

/// Whether a member is signed in. The sign-in screen says if the server no longer accepts the token.
public typealias SignInState = SessionState<Member>

/// A change to the `AppModel`.
enum AppModelState: Equatable, Sendable {
    case signedIn(Member)
    case signedOut(SignOutReason)
    case unreadCount(Int)
}

/// What the whole app shares: the member with their settings, and the number of unread starred posts.
///
/// Views read it from the environment. View models have no access to it: they publish an `AppModelState`, which
/// `appModelStates(of:)` applies with animation. So each change of it has one way in, and view models are tested by values.
@MainActor
final class AppModel: SharedAppModel {
    @Published private(set) var signInState: SignInState
    @Published private(set) var unreadCount = 0

    init(_ state: SignInState = .unknown) { signInState = state }

    var member: Member? { signInState.account }

    var settings: MemberSettings { member?.settings ?? MemberSettings() }

    /// Applies a change; an unchanged value is not published.
    func apply(_ state: AppModelState) {
        switch state {
        case .signedIn(let member): set(\.signInState, .signedIn(member))
        case .signedOut(let reason):
            set(\.signInState, .signedOut(reason))
            set(\.unreadCount, 0)
        case .unreadCount(let count): set(\.unreadCount, count)
        }
    }
}

/// A view model that requests changes to the `AppModel`.
protocol AppModelStatePublishing: AppStatePublishing where Model == AppModel {}
