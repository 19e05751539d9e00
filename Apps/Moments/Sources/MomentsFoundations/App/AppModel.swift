import Combine
import Foundation
import MomentsModel

/// The state shared by the whole app: the signed-in person, the language and the unread count.
///
/// Views read it from the environment. View models do not access it: they publish an `AppModelState`, and a view modifier
/// applies it with animation.
@MainActor
public final class AppModel: SharedAppModel {
    /// The sign-in state.
    @Published public private(set) var signInState: SignInState
    /// The number of unread notifications.
    @Published public private(set) var unreadCount = 0
    /// The language chosen by the viewer; nil follows the browser.
    @Published public private(set) var chosenLanguage: AppLanguage?
    /// The locale requested by the browser.
    @Published public var browserLocale: Locale

    public let clock: AppClock

    public init(
        signInState: SignInState = .unknown,
        browserLocale: Locale = Locale(identifier: "en"),
        clock: AppClock = .system
    ) {
        self.signInState = signInState
        self.browserLocale = browserLocale
        self.clock = clock
    }

    public var currentUser: UserDetails? { signInState.user }
    public var isSignedIn: Bool { signInState.user != nil }

    /// The app's current language.
    public var language: AppLanguage { chosenLanguage ?? AppLanguage(best: browserLocale) }

    /// The locale for views: the browser's if the app has its language, otherwise that of `language`.
    public var locale: Locale { language.locale(for: browserLocale) }

    /// The localizer for view models.
    public var localizer: Localizer { Localizer(locale: locale, clock: clock) }

    /// Applies a state; an unchanged value is not published.
    public func apply(_ state: AppModelState) {
        switch state {
        case .signedIn(let user): set(\.signInState, .signedIn(user))
        case .signedOut(let reason):
            set(\.signInState, .signedOut(reason))
            set(\.unreadCount, 0)
        case .unreadCount(let count): set(\.unreadCount, count)
        case .language(let language): set(\.chosenLanguage, language)
        }
    }
}

/// The sign-in state of a browser session.
public typealias SignInState = SessionState<UserDetails>

extension SignInState {
    public var user: UserDetails? { account }
}
