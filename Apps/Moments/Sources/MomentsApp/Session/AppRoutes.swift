import InternalMenu
import MomentsFoundations

/// The pages the app leads to by address.
enum AppRoutes {
    /// Where an address leads that leads nowhere.
    static let unknown = Route(Route.Name("not-found"))

    static let all: [(name: Route.Name, takesID: Bool)] = [
        (.moment, true), (.person, true), (.internalMenu, false), (.designKit, false), (unknown.name, false),
    ]
}

/// The names under which the server remembers what a person has chosen.
enum PreferenceKey {
    static let language = "language"
}
