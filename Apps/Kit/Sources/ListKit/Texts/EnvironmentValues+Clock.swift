import AppFoundations
import SwiftUI

extension EnvironmentValues {
    /// The app's source of the current time.
    @Entry public var appClock = AppClock.system

    /// The localizer for the environment's locale.
    public var localizer: Localizer { Localizer(locale: locale, clock: appClock) }
}
