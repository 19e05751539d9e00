import MomentsFoundations
import SwiftUI

extension EnvironmentValues {
    /// What time it is, as far as the app knows.
    @Entry public var appClock = AppClock.system

    /// Texts of view models in the language of the place.
    public var localizer: Localizer { Localizer(locale: locale, clock: appClock) }
}
