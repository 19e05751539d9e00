import Account
import InternalMenu
import MomentsFoundations

/// The pages the app leads to by address.
enum AppRoutes {
    /// Where an address leads that leads nowhere.
    static let unknown = Route(Route.Name("not-found"))

    static let all: [(name: Route.Name, takesID: Bool)] = [
        (.moment, true), (.person, true), (.internalMenu, false), (.designKit, false), (unknown.name, false),
    ]

    /// Those that people come to by an address.
    private static let pages = Dictionary(
        uniqueKeysWithValues: all.filter { $0.name != unknown.name }.map { ($0.name, $0.takesID) }
    )

    /// Whether the app has a page at a path.
    static func hasPage(at path: String) -> Bool {
        AppRouter.destination(of: path, pages: pages) != nil || InvitationLink.code(in: path) != nil
            || PasswordResetLink.code(in: path) != nil
    }
}

/// The names under which the server remembers what a person has chosen.
enum PreferenceKey {
    static let language = "language"
}
