import Account
import Administration
import Friends
import InternalMenu
import MomentsFoundations

/// The pages of the app that have an address.
enum AppRoutes {
    /// The route for unknown addresses.
    static let unknown = Route(Route.Name("not-found"))

    static let all: [(name: Route.Name, takesID: Bool)] = [
        (.moment, true), (.person, true), (.album, true), (.albumMonth, true), (.tags, false), (.tag, true),
        (.blockedPeople, false), (.administration, false), (.reports, false), (.people, false), (.managedPerson, true),
        (.announcements, false), (.auditLog, false), (.figures, false), (.internalMenu, false), (.designKit, false),
        (unknown.name, false),
    ]

    static let sheets: [(name: Route.Name, takesID: Bool)] = [
        (.newMoment, false), (.addFriend, false), (.newTag, false), (.profileEditor, false), (.passwordEditor, false),
        (.accountDeletion, false), (.newAnnouncement, false), (.photo, true), (.shortcuts, false),
    ]

    /// The pages that an address can open.
    private static let pages = Dictionary(
        uniqueKeysWithValues: all.filter { $0.name != unknown.name }.map { ($0.name, $0.takesID) }
    )

    private static let sheetNames = Dictionary(uniqueKeysWithValues: sheets.map { ($0.name, $0.takesID) })

    /// Returns whether the app has a page at a path.
    static func hasPage(at path: String) -> Bool {
        AppRouter.destination(of: path, pages: pages, sheets: sheetNames) != nil
            || InvitationLink.code(in: path) != nil
            || PasswordResetLink.code(in: path) != nil
    }
}

/// The keys of preferences stored on the server.
enum PreferenceKey {
    static let language = "language"
}
