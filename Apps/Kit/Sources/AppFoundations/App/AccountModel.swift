public import APIKit
import Combine
import Foundation

/// A change to an `AccountModel` requested by a view model.
public enum AccountModelState<Account: Equatable & Sendable>: Equatable, Sendable {
    case signedIn(Account)
    case signedOut(SignOutReason)
    case unreadCount(Int)
    /// Nil follows the browser.
    case language(AppLanguage?)
}

/// The state shared by a whole app: who is signed in, the language and the number of unread things.
///
/// Views read it from the environment. View models do not access it: they publish an `AccountModelState`, and a view modifier
/// applies it with animation. So each change of it has one way in, and view models are tested by values.
@MainActor
public final class AccountModel<Account: Equatable & Sendable>: SharedAppModel {
    public let objectWillChange = ObservableObjectPublisher()

    // Not `@Published`: in a generic class, each access to such a property creates two key paths.
    public private(set) var signInState: SessionState<Account> {
        willSet { announce(signInState != newValue) }
    }
    /// The number of unread things, such as notifications.
    public private(set) var unreadCount = 0 {
        willSet { announce(unreadCount != newValue) }
    }
    /// The language chosen by the person; nil follows the browser.
    public private(set) var chosenLanguage: AppLanguage? {
        willSet { announce(chosenLanguage != newValue) }
    }
    /// The locale requested by the browser.
    public var browserLocale: Locale {
        willSet { announce(browserLocale != newValue) }
    }

    public let clock: AppClock

    public init(
        signInState: SessionState<Account> = .unknown,
        browserLocale: Locale = Locale(identifier: "en"),
        clock: AppClock = .system
    ) {
        self.signInState = signInState
        self.browserLocale = browserLocale
        self.clock = clock
    }

    /// The app's current language.
    public var language: AppLanguage { chosenLanguage ?? AppLanguage(best: browserLocale) }

    /// The locale for views: the browser's if the app has its language, otherwise that of `language`.
    public var locale: Locale { language.locale(for: browserLocale) }

    /// The localizer for view models.
    public var localizer: Localizer { Localizer(locale: locale, clock: clock) }

    /// Applies a state; an unchanged value is not announced.
    public func apply(_ state: AccountModelState<Account>) {
        switch state {
        case .signedIn(let account): signInState = .signedIn(account)
        case .signedOut(let reason):
            signInState = .signedOut(reason)
            unreadCount = 0
        case .unreadCount(let count): unreadCount = count
        case .language(let language): chosenLanguage = language
        }
    }

    /// - Parameter isChange: Whether the new value differs from the present one.
    private func announce(_ isChange: Bool) {
        if isChange { objectWillChange.send() }
    }
}
