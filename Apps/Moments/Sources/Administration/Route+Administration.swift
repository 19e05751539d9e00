import MomentsFoundations
import MomentsModel

extension Route.Name {
    /// What people have reported.
    public static let reports = Route.Name("reports")
    /// The people with accounts.
    public static let people = Route.Name("people")
    /// A person, as staff see them.
    public static let managedPerson = Route.Name("managed-person")
    public static let announcements = Route.Name("announcements")
    /// The sheet for a new announcement.
    public static let newAnnouncement = Route.Name("new-announcement")
    /// What staff have done.
    public static let auditLog = Route.Name("log")
    /// What happened on the last days.
    public static let figures = Route.Name("figures")
}

extension Route {
    public static let reports = Route(.reports)
    public static let people = Route(.people)
    public static func managedPerson(_ id: PersonID) -> Route { Route(.managedPerson, id: id.rawValue) }
    public static let announcements = Route(.announcements)
    public static let auditLog = Route(.auditLog)
    public static let figures = Route(.figures)
}
