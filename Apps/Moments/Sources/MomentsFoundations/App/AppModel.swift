import Combine
import Foundation
import MomentsModel

/// What the whole app shares: who is signed in, in which language, how much is new.
///
/// It lives in the environment of the views. View models never touch it: they publish an `AppModelState`, and a view modifier
/// applies it with animation.
@MainActor
public final class AppModel: ObservableObject {
    /// Who is at the browser.
    @Published public private(set) var session: AppSession
    /// Notifications the viewer has not read.
    @Published public private(set) var unreadCount = 0
    /// The language the viewer has chosen; nil follows the browser.
    @Published public private(set) var chosenLanguage: AppLanguage?
    /// What the browser asks for.
    @Published public var browserLocale: Locale

    public let clock: AppClock

    public init(
        session: AppSession = .unknown,
        browserLocale: Locale = Locale(identifier: "en"),
        clock: AppClock = .system
    ) {
        self.session = session
        self.browserLocale = browserLocale
        self.clock = clock
    }

    public var currentUser: UserDetails? { session.user }
    public var isSignedIn: Bool { session.user != nil }

    /// The language in which the app speaks.
    public var language: AppLanguage { chosenLanguage ?? AppLanguage(best: browserLocale) }

    /// The locale for views: in a language of the app, with the browser's region where it speaks that language.
    public var locale: Locale { language.locale(for: browserLocale) }

    /// Texts for view models.
    public var localizer: Localizer { Localizer(locale: locale, clock: clock) }

    /// Takes over a change; one that changes nothing is not announced.
    public func apply(_ state: AppModelState) {
        switch state {
        case .signedIn(let user):
            if session != .signedIn(user) { session = .signedIn(user) }
        case .signedOut(let reason):
            if session != .signedOut(reason) { session = .signedOut(reason) }
            if unreadCount != 0 { unreadCount = 0 }
        case .unreadCount(let count):
            if unreadCount != count { unreadCount = count }
        case .language(let language):
            if chosenLanguage != language { chosenLanguage = language }
        }
    }
}

/// Who is at the browser.
public enum AppSession: Equatable, Sendable {
    /// Not asked yet.
    case unknown
    case signedOut(SignOutReason)
    case signedIn(UserDetails)

    public var user: UserDetails? {
        if case .signedIn(let user) = self { user } else { nil }
    }
}
